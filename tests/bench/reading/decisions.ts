/** What matching says of the read facts for a person, against the truth of the labels. */
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Eligibility } from "#domain/matches/match-vocabulary.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { blankScholarship } from "../../support/blank-scholarship.ts";
import { fittingPerson, peopleWhoMiss } from "./fitting-people.ts";
import type { LabelledText } from "./labels.ts";
import { answersOf, type Person, people, today } from "./people.ts";
import type { WasRead } from "./readers.ts";
import { type Truth, truthOf } from "./truth.ts";

export type Decision = { who: string; text: LabelledText; truth: Truth; said: Eligibility; failed: readonly string[] };

const twelve = Object.entries(people);

/** The decisions for the twelve people. */
export const decisionsOn = (text: LabelledText, reading: WasRead) => decisionsFor(twelve, text, reading);

/** The decisions for a student made to meet the label of this text, and for students who miss one thing of it. */
export function decisionsOnMade(text: LabelledText, reading: WasRead): Decision[] {
  const fits = fittingPerson(text.label);
  if (fits === null) return [];
  const miss = peopleWhoMiss(text.label, fits).map((person): [string, Person] => ["who misses one thing", person]);
  return decisionsFor([["who fits", fits], ...miss], text, reading);
}

function decisionsFor(whom: readonly [string, Person][], text: LabelledText, reading: WasRead): Decision[] {
  const { title, provider } = text;
  const scholarship = blankScholarship({
    title,
    provider_name: provider,
    ...reading.facts,
    demands: [...reading.demands],
  });
  return whom.map(([who, person]) => {
    const { eligibility, factors } = scoreMatch(readStudent(answersOf(person)), scholarship, today);
    return {
      who,
      text,
      truth: truthOf(text.label, person),
      said: eligibility,
      failed: factors.filter(({ status }) => status === "failed").map(({ key }) => key),
    };
  });
}

/** Shares of 1. An empty denominator gives NaN. */
export function decisionFigures(decisions: readonly Decision[]) {
  const count = (holds: (decision: Decision) => boolean) => decisions.filter(holds).length;
  const eligible = count(({ said }) => said === "eligible");
  const right = count(({ said, truth }) => said === "eligible" && truth === "eligible");
  const trulyEligible = count(({ truth }) => truth === "eligible");
  const open = count(isOpen);
  const closed = count(({ truth }) => truth === "ineligible");
  return {
    said_eligible: eligible,
    truly: right / eligible,
    truly_eligible: trulyEligible,
    found: right / trulyEligible,
    open,
    left_out: count((decision) => decision.said === "ineligible" && isOpen(decision)) / open,
    closed,
    rightly: count(({ said, truth }) => said === "ineligible" && truth === "ineligible") / closed,
  };
}

/** Nothing that the label names fails. */
const isOpen = ({ truth }: Decision) => truth === "eligible" || truth === "check";

/**
 * The figures of the home page, over the pairs of a text and a person in which careful readers agree: `accuracy` is the
 * share of pairs with the same decision of three, precision and recall are those of "eligible".
 */
export function accuracyOf(decisions: readonly Decision[]) {
  const clear = decisions.filter(({ truth }) => truth !== "debatable");
  const same = clear.filter(({ said, truth }) => said === decisionOf[truth as keyof typeof decisionOf]).length;
  const { truly, found, said_eligible, truly_eligible, open, left_out } = decisionFigures(clear);
  const cases = {
    pairs: clear.length,
    called_open: said_eligible,
    truly_open: truly_eligible,
    not_ruled_out: open,
    wrongly_ruled_out: Math.round(left_out * open),
  };
  return { shares: { accuracy: same / clear.length, precision: truly, recall: found }, cases };
}

const decisionOf = { eligible: "eligible", check: "unknown", ineligible: "ineligible" } as const;
