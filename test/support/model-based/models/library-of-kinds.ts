import {
  asWritten,
  collect,
  date,
  decimal,
  desc,
  entity,
  idOf,
  int,
  keyspace,
  list,
  map,
  month,
  oneOf,
  query,
  ref,
  relationship,
  set,
  text,
  timestamp,
  udt,
  uuid,
} from "perquery";

// A lending library that has one of each kind of table and attribute that a write has to get right.

const Name = udt("name", { first: text(), last: text() });

export const Branch = entity("branch", {
  plural: "branches",
  attributes: { code: text(), city: text(), phone: text() },
  identity: ["code"],
});

class MemberAttributes {
  id = text();
  name = Name;
  email = text().optional();
  joinedOn = date();
  invitedBy = ref(Member).optional(); // itself
  interests = set(text());
  notes = map(text(), text()); // held by one home only, which may move: a carry set
  cardNumber = int().immutable();
}
export const Member = entity("member", { attributes: MemberAttributes, identity: ["id"] });

export const Loan = entity("loan", {
  attributes: {
    id: uuid().generated(),
    borrower: ref(Member),
    clerk: ref(Member).optional(), // two refs to one entity
    branch: ref(Branch),
    startedAt: timestamp(),
    status: oneOf("open", "late", "returned"),
    remarks: list(text()),
    fine: decimal().optional(),
  },
  identity: ["id"],
});

export const Club = entity("club", { attributes: { name: text(), topic: text() }, identity: ["name"] });
export const Membership = relationship("membership", {
  attributes: { club: ref(Club), member: ref(Member), since: date(), duties: set(text()) },
});

export const library = keyspace("library", {
  replication: { development: 1 },
  queries: [
    query("L1", "Find a branch").find(Branch).given(Branch.code),
    query("L2", "Find branches of a city").find(Branch).given(Branch.city),

    query("L3", "Find a member")
      .find(Member)
      .given(Member.id)
      .returning(
        Member.name,
        Member.email,
        Member.joinedOn,
        idOf(Member.invitedBy),
        Member.interests,
        Member.cardNumber,
      )
      .also(collect(Membership.club).as("clubs")),
    query("L4", "Find members by e-mail address").find(Member).given(Member.email).returning(Member.id, Member.name), // sparse
    query("L5", "Find who joined in a month") // a bucket, and the carry set
      .find(Member)
      .given(month(Member.joinedOn))
      .orderBy(desc(Member.joinedOn))
      .returning(Member.notes, Member.interests)
      .table("members_by_month"),
    query("L6", "Find members by last name")
      .find(Member)
      .given(Member.name.last)
      .returning(Member.name.first, Member.email), // a UDT's fields
    query("L7", "Find whom a member has invited") // sparse, by a self ref, with a static copy
      .find(Member)
      .given(Member.invitedBy)
      .returning(Member.name)
      .also(Member.invitedBy.name.last)
      .table("members_by_inviter"),

    query("L8", "Find a loan").find(Loan).given(Loan.id).also(asWritten(Loan.branch.phone)),
    query("L9", "Find loans of a member by month") // a bucket beside another column
      .find(Loan)
      .given(Loan.borrower, month(Loan.startedAt))
      .orderBy(desc(Loan.startedAt))
      .also(Loan.fine)
      .table("loans_by_borrower_month"),
    query("L10", "Find loans of a member")
      .find(Loan)
      .given(Loan.borrower)
      .also(Loan.borrower.name.last, Loan.clerk.name.last),
    query("L11", "Find loans that a member has handed out").find(Loan).given(Loan.clerk).also(Loan.clerk.email),
    query("L12", "Find loans at a branch")
      .find(Loan)
      .given(Loan.branch)
      .returning(Loan.remarks, Loan.status)
      .also(Loan.branch.city),
    query("L13", "Find loans in a city by their state") // a copy in the key
      .find(Loan)
      .given(Loan.branch.city, Loan.status)
      .returning(Loan.fine, Loan.remarks),

    query("L14", "Find members of a club")
      .find(Membership.member)
      .given(Membership.club)
      .also(Membership.since, Membership.club.topic),
    query("L15", "Find clubs of a member")
      .find(Membership.club)
      .given(Membership.member)
      .orderBy(desc(Membership.since))
      .also(Membership.duties),
    query("L16", "Find a club").find(Club).given(Club.name),
  ],
});
