import { day, every, hash, hour, month, named, query, week, year, type Bucket } from "perquery";
import { Hotel, Stay } from "./model.ts";

const stays = query("Q1", "Find it").find(Stay);

stays.given(Stay.room, month(Stay.day), Stay.sequence).bucketBy(hash(Stay.sequence, 16));
stays.bucketBy(hour(Stay.bookedAt).as("hour_start", "bigint").zone("Europe/Paris"));
stays.bucketBy(day(Stay.bookedAt).zone("Europe/Paris").as("yyyymmdd", "text"));
stays.bucketBy(week(Stay.day).as("monday"));
stays.bucketBy(year(Stay.day).as("year", "int"));
stays.bucketBy(every(3_600_000, Stay.sequence).as("slot", "timestamp"));
stays.given(named(day(Stay.bookedAt), "booked_on"));
month(Stay.day) satisfies Bucket<"stay">;

// @ts-expect-error an hour is no day
hour(Stay.bookedAt).as("hour", "date");
// @ts-expect-error a week has no number of its own
week(Stay.bookedAt).as("week", "int");
// @ts-expect-error no such form
day(Stay.bookedAt).as("day", "smallint");
// @ts-expect-error a hash is an int
hash(Stay.sequence, 16).as("bucket", "text");
// @ts-expect-error a span of milliseconds is in no time zone
every(3_600_000, Stay.bookedAt).zone("Europe/Paris");
// @ts-expect-error a collection is in no key
hash(Stay.notes, 16);
// @ts-expect-error no number of buckets
hash(Stay.sequence);
// @ts-expect-error of another entity
stays.bucketBy(hash(Hotel.id, 16));
// @ts-expect-error a path is no bucket
stays.bucketBy(Stay.day);
// @ts-expect-error a bucket is computed, not returned
stays.returning(day(Stay.day));
