import type { DeadlineKind } from "../../scholarships/vocabulary.ts";
import type { Pay } from "./coach-money.ts";

export const priorities = ["high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];

/** What the priority of a match depends on. */
export type CoachFacts = {
  /** Whole days to the deadline or the end of its usual time, or the fallback of the coach where there is none. */
  daysLeft: number;
  /** The deadline in words, such as `Dec 1`, or its usual time, such as `usually in December`, or that this has passed. Days are not counted in words: the student's own day may be another than the server's. */
  dueOn: string | null;
  /** `yearly`: last year's date, not confirmed. `usual`: a usual time. `unannounced`: one of these has passed. `none`: it is awarded all year. `unknown`: nothing is known. */
  deadline: "fixed" | "yearly" | "usual" | "unannounced" | "none" | "unknown";
  /** What it pays. All costs without a figure count as a large amount. */
  pay: Pay;
  matchScore: number;
  /** Whether everyone who qualifies gets it. */
  isAid: boolean;
  /** Whether it goes by financial need, and the FAFSA is all that there is to write. */
  isByAidForm: boolean;
};

export const priorityKeys = [
  "aid",
  "aid_form",
  "large_and_soon",
  "strong_passed",
  "strong_match",
  "large",
  "soon",
  "other",
] as const;
type PriorityKey = (typeof priorityKeys)[number];

type PriorityRule = {
  key: PriorityKey;
  priority: Priority;
  hours: number;
  applies: (facts: CoachFacts) => boolean;
  /** Why it applies, with the student's numbers. */
  reason: (facts: CoachFacts) => string;
};

/** The first rule that applies decides (docs/how-matching-works.md, "The coach"). Before them comes aid by need. */
const priorityRules: readonly PriorityRule[] = [
  {
    key: "aid",
    priority: "high",
    hours: 4,
    applies: ({ isAid }) => isAid,
    reason: ({ pay: { words } }) =>
      `Everyone who qualifies gets it${words === null ? "" : `, ${words}`}. That makes it high priority.`,
  },
  {
    key: "aid_form",
    priority: "high",
    hours: 4,
    applies: ({ isByAidForm }) => isByAidForm,
    reason: () =>
      "It is for students with financial need. You apply with the form for financial aid, which counts for other aid too. That makes it high priority.",
  },
  {
    key: "large_and_soon",
    priority: "high",
    hours: 12,
    applies: (facts) => isDueWithin(30, facts) && (facts.pay.dollars >= 5000 || facts.pay.inFull),
    reason: (facts) =>
      `${dueWords(facts)}, and it pays ${largeWords(facts, "$5,000")}. $5,000 or more, due within 30 days, means high priority.`,
  },
  {
    key: "strong_passed",
    priority: "medium",
    hours: 6,
    applies: ({ matchScore, deadline }) => matchScore >= 80 && deadline === "unannounced",
    reason: (facts) =>
      `${dueWords(facts)}. So it is medium priority, although your match score is ${facts.matchScore}.`,
  },
  {
    key: "strong_match",
    priority: "high",
    hours: 6,
    applies: ({ matchScore }) => matchScore >= 80,
    reason: ({ matchScore }) => `Your match score is ${matchScore}. A score of 80 or more means high priority.`,
  },
  {
    key: "large",
    priority: "medium",
    hours: 10,
    applies: ({ pay: { dollars, inFull } }) => dollars >= 10_000 || inFull,
    reason: (facts) => `It pays ${largeWords(facts, "$10,000")}. $10,000 or more means medium priority.`,
  },
  {
    key: "soon",
    priority: "high",
    hours: 8,
    applies: (facts) => isDueWithin(14, facts),
    reason: (facts) => `${dueWords(facts)}. A deadline within 14 days means high priority.`,
  },
  {
    key: "other",
    priority: "low",
    hours: 4,
    applies: () => true,
    reason: (facts) =>
      `${dueWords(facts)}. It ${facts.pay.words === null ? "states no amount that we can compare" : `pays ${facts.pay.words}`}, and your match score is ${facts.matchScore}. None of these makes it medium or high priority.`,
  },
];

/** `least`: from what a rule counts an amount as large. */
function largeWords({ pay: { inFull, words, monthsCounted } }: CoachFacts, least: string): string {
  if (!inFull) return monthsCounted ? `${words}, in ${monthsCounted} months ${least} or more` : (words ?? "");
  return `${words === null ? "" : `${words} and `}full tuition or all costs, which we count as more than ${least}`;
}

/** A date that the sponsor has not confirmed makes nothing pressing. */
const isDueWithin = (days: number, { daysLeft, deadline }: CoachFacts): boolean =>
  daysLeft <= days && (deadline === "fixed" || deadline === "none");

export function priorityRule(facts: CoachFacts): PriorityRule {
  const rule = priorityRules.find(({ applies }) => applies(facts));
  if (!rule) throw new Error("The last rule applies to every match.");
  return rule;
}

/** `It is due on Dec 1`, or what is known of the deadline instead. Without a full stop. */
export function dueWords({ deadline, dueOn }: CoachFacts): string {
  if (deadline === "unannounced" && dueOn !== null) return dueOn;
  if (deadline === "usual") return `Its deadline is ${dueOn}`;
  if (deadline === "unknown") return dueOn ?? "No date is announced";
  if (dueOn === null) return "It has no set deadline";
  return `It is ${deadline === "yearly" ? "usually " : ""}due on ${dueOn}`;
}

type Ordered = {
  priority: Priority;
  days_left: number;
  is_doubtful?: true | undefined;
  scholarship: { deadline_kind: DeadlineKind };
};

/**
 * The order on the screen: what the student chose and good fits before what they probably cannot have, whatever its priority; of these high priority first, then
 * confirmed deadlines, then the sooner day, expected ones too. Equal ones stay in their order.
 */
export const inOrderOfPriority = <R extends Ordered>(recommendations: readonly R[]): R[] =>
  recommendations.toSorted(
    (a, b) =>
      doubtOf(a) - doubtOf(b) ||
      priorities.indexOf(a.priority) - priorities.indexOf(b.priority) ||
      isUnconfirmed(a) - isUnconfirmed(b) ||
      a.days_left - b.days_left,
  );

const doubtOf = ({ is_doubtful }: Ordered): number => (is_doubtful ? 1 : 0);
const isUnconfirmed = ({ scholarship }: Ordered): number => (scholarship.deadline_kind === "fixed" ? 0 : 1);
