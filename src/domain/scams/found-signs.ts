import { isDenied } from "./denied.ts";
import { type RuleId, type Severity, scamRules } from "./rules.ts";
import type { ScamClause } from "./scam-clauses.ts";
import { type Sign, signs, type Traits } from "./signs.ts";

/** A sign that was found, with the words that show it. */
export type FoundSign = { rule: RuleId; severity: Severity; sentence: string; isSupporting: boolean };
/** What a text denies of itself: "There is no application fee." */
export type Denial = { rule: RuleId; sentence: string };

/** The signs in the clauses of a scholarship, and what it denies. */
export function signsIn(clauses: readonly ScamClause[], traits: Traits): { found: FoundSign[]; denied: Denial[] } {
  const found: FoundSign[] = [];
  const denied: Denial[] = [];
  for (const clause of clauses) {
    if (clause.isQuestion && !clause.has("asks_you")) continue;
    for (const sign of signs) {
      if (sign.where && !sign.where(traits)) continue;
      const state = stateOf(sign, clause);
      if (state === null || isAboutScams(clause)) continue;
      const { rule, severity = scamRules[rule].severity, isSupporting = false } = sign;
      const { sentence } = clause;
      if (state === "found") found.push({ rule, severity, sentence, isSupporting });
      if (state === "denied") denied.push({ rule, sentence });
    }
  }
  return { found, denied };
}

/** Whether a clause warns of scams or names a topic to write about. */
const isAboutScams = (clause: ScamClause): boolean =>
  (clause.has("warns") && !clause.has("no_scam")) || clause.has("topic");

function stateOf({ cues, unless = [], unlessBefore = [] }: Sign, clause: ScamClause): "found" | "denied" | null {
  if (!cues.every((cue) => clause.has(cue)) || unless.some((cue) => clause.has(cue))) return null;
  const first = clause
    .find(cues[0])
    .filter(({ from }) => !unlessBefore.some((cue) => clause.find(cue).some((each) => each.from < from)));
  if (first.length === 0) return null;
  return first.every(({ from, to }) => isDenied(clause.tokens, from, to)) ? "denied" : "found";
}
