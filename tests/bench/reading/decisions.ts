/** What matching says of the read facts, for the twelve people, against the truth of the labels. */
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import type { Eligibility } from "#domain/matches/match-vocabulary.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { blankScholarship } from "../../support/blank-scholarship.ts";
import type { LabelledText } from "./labels.ts";
import { answersOf, people, today } from "./people.ts";
import type { WasRead } from "./readers.ts";
import { type Truth, truthOf } from "./truth.ts";

export type Decision = { who: string; text: LabelledText; truth: Truth; said: Eligibility; failed: readonly string[] };

const students = Object.entries(people).map(([who, person]) => ({
  who,
  person,
  student: readStudent(answersOf(person)),
}));

export function decisionsOn(text: LabelledText, reading: WasRead): Decision[] {
  const scholarship = blankScholarship({ title: text.title, provider_name: text.provider, ...reading.facts });
  return students.map(({ who, person, student }) => ({
    who,
    text,
    truth: truthOf(text.label, person),
    ...said(student, scholarship, reading),
  }));
}

/** A demand beside the facts leaves the result open, as nothing compares it. */
function said(student: Student, scholarship: MatchableScholarship, { demands }: WasRead) {
  const { eligibility, factors } = scoreMatch(student, scholarship, today);
  return {
    said: eligibility === "eligible" && demands.length > 0 ? ("unknown" as const) : eligibility,
    failed: factors.filter(({ status }) => status === "failed").map(({ key }) => key),
  };
}

/** Shares of 1. An empty denominator gives NaN. */
export function decisionFigures(decisions: readonly Decision[]) {
  const count = (holds: (decision: Decision) => boolean) => decisions.filter(holds).length;
  const eligible = count(({ said }) => said === "eligible");
  const open = ({ truth }: Decision) => truth === "eligible" || truth === "check";
  return {
    said_eligible: eligible,
    truly: count(({ said, truth }) => said === "eligible" && truth === "eligible") / eligible,
    found:
      count(({ said, truth }) => said === "eligible" && truth === "eligible") /
      count(({ truth }) => truth === "eligible"),
    truly_eligible: count(({ truth }) => truth === "eligible"),
    left_out: count((decision) => decision.said === "ineligible" && open(decision)) / count(open),
    open: count(open),
  };
}
