import {
  connectNear,
  insertAmenity,
  insertAvailability,
  insertGuest,
  insertHotel,
  insertReservation,
  type Database,
} from "../../generated/hotel/index.js";

export const guestId = "0b8a1f0e-6c2b-4e1d-9f4b-3f6f4a7d2c11";

/** A few rows of everything, written through the accessors. They are the same each time. */
export async function insertSampleData(db: Database): Promise<void> {
  await insertHotel(db, {
    id: "AZ123",
    name: "Super Hotel Suites",
    phone: "(480) 555-0100",
    address: { street: "123 W Main St", city: "Scottsdale", stateOrProvince: "AZ", postalCode: "85255", country: "US" },
  });
  await insertHotel(db, {
    id: "NY456",
    name: "Hudson House",
    phone: "(212) 555-0199",
    address: { street: "5 Pier Ln", city: "New York", stateOrProvince: "NY", postalCode: "10014", country: "US" },
  });

  // Name, phone and address of the hotel are read from `hotels`; a poi has no table of its own, so its description is said.
  const stadium = { poiName: "Stadium", poiDescription: "Home of the local team" };
  await connectNear(db, { hotelId: "AZ123", ...stadium });
  await connectNear(db, { hotelId: "NY456", ...stadium });
  await connectNear(db, { hotelId: "AZ123", poiName: "Desert Museum", poiDescription: "Cacti and owls" });

  for (const date of ["2026-12-24", "2026-12-25", "2026-12-26"]) {
    for (const roomNumber of [101, 102]) {
      await insertAvailability(db, { hotelId: "AZ123", roomNumber, date, isAvailable: date !== "2026-12-25" });
    }
  }
  await insertAmenity(db, {
    hotelId: "AZ123",
    roomNumber: 101,
    amenityName: "Minibar",
    description: "Filled each day",
  });
  await insertAmenity(db, { hotelId: "AZ123", roomNumber: 101, amenityName: "Balcony", description: "To the south" });

  await insertGuest(db, {
    guestId,
    firstName: "Ada",
    lastName: "Nguyen",
    title: "Dr",
    emails: new Set(["ada@example.org"]),
    phoneNumbers: ["(480) 555-0142"],
    addresses: new Map([["home", { street: "9 Elm St", city: "Tucson", stateOrProvince: "AZ", country: "US" }]]),
  });
  // Three tables in one logged batch; the guest's last name is read from `guests`.
  await insertReservation(db, {
    confirmNumber: "RS2G0Z",
    hotelId: "NY456",
    roomNumber: 111,
    startDate: "2026-12-01",
    endDate: "2026-12-04",
    guestId,
  });
  await insertReservation(db, {
    confirmNumber: "RS8H1K",
    hotelId: "AZ123",
    roomNumber: 101,
    startDate: "2026-12-24",
    endDate: "2026-12-26",
    guestId,
  });
}
