import type { DiagnosticCode } from "../../src/diagnostics/model.ts";

/** What is found in the published models, and what we make of it. */
export interface Judgement {
  readonly model: string;
  readonly code: DiagnosticCode;
  /** With what each message begins: the query, or the entity. */
  readonly subjects: readonly string[];
  readonly judgement: string;
}

const withoutAQuery = "No published query finds it by itself.";
const outOfReach =
  "True of the published tables: whoever deletes one has to know each of its rows, or scan. Nothing is lost as long as none is deleted.";

export const judgements: readonly Judgement[] = [
  {
    model: "chebotko-mr-walkthrough",
    code: "PQ5134",
    subjects: ["Q2"],
    judgement:
      "Right. Q2 and Q3 are two designs of one pattern in the walkthrough: the table of Q3, with `type` in its clustering, answers both.",
  },
  { model: "datastax-digital-library", code: "PQ6003", subjects: ["track", "user"], judgement: outOfReach },
  { model: "datastax-investment", code: "PQ6001", subjects: ["user"], judgement: withoutAQuery },
  {
    model: "datastax-investment",
    code: "PQ5113",
    subjects: ["Q3.2", "Q3.3", "Q3.4", "Q3.5"],
    judgement:
      "Right: the trades of an account are kept for ever, in one partition of each of four tables. Harmless for people, not for a program that trades.",
  },
  { model: "datastax-messaging", code: "PQ6001", subjects: ["user"], judgement: withoutAQuery },
  { model: "datastax-messaging", code: "PQ6003", subjects: ["email"], judgement: outOfReach },
  {
    model: "datastax-messaging",
    code: "PQ5113",
    subjects: ["Q2"],
    judgement: "Right: a folder that is never emptied, such as an archive, grows with each e-mail.",
  },
  { model: "datastax-order-management", code: "PQ6001", subjects: ["user", "item"], judgement: withoutAQuery },
  { model: "hotel", code: "PQ6001", subjects: ["poi", "room"], judgement: withoutAQuery },
  { model: "hotel-bucketed", code: "PQ6001", subjects: ["hotel", "room"], judgement: withoutAQuery },
  { model: "james-mailbox", code: "PQ6001", subjects: ["thread"], judgement: withoutAQuery },
  { model: "james-mailbox", code: "PQ6003", subjects: ["mailbox", "message"], judgement: outOfReach },
  { model: "killrvideo-training", code: "PQ6001", subjects: ["actor"], judgement: withoutAQuery },
  { model: "killrvideo-training", code: "PQ6003", subjects: ["user", "video"], judgement: outOfReach },
  {
    model: "killrvideo-training",
    code: "PQ5113",
    subjects: ["Q2"],
    judgement:
      "Right: every video that was ever uploaded is in the one partition of `latest_videos`. It is meant for the latest few, which a time to live would keep.",
  },
  {
    model: "killrvideo-training",
    code: "PQ5113",
    subjects: ["Q6", "Q7"],
    judgement: "Right: comments are kept for ever. A popular video has more than a partition should hold.",
  },
  { model: "orders-lesson", code: "PQ6001", subjects: ["customer"], judgement: withoutAQuery },
  { model: "reservation", code: "PQ6001", subjects: ["hotel", "room"], judgement: withoutAQuery },
  { model: "zipkin", code: "PQ6001", subjects: ["service", "trace"], judgement: withoutAQuery },
];
