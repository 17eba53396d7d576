import type { CheckKind } from "../demand.ts";
import type { Mention } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const phrases: PhraseTable<CheckKind> = [
  ["(postprofessional|post professional)", "program"],
  ["new (international|undergraduate|graduate|postgraduate|domestic|overseas|full time) (student|students)", "level"],
  [
    "(freshman|sophomore|junior|senior|upper|lower|advanced|college) level (english|math|mathematics|science|course|class)",
    "course",
  ],
  ["(vocational|technical|career) (and technical|and vocational|or technical|) education", "program"],
  ["(education|educational) (program|programme) in (a|an|the|any)", "program"],
];
const find = phraseFinder(phrases);

const ofScience = phraseFinder<true>([["(bachelor|bachelors) of (science|applied science|arts|fine arts)", true]]);
const anotherAward = phraseFinder<true>([
  ["(eligible|eligibility|qualify|qualified|considered|nominated) for", true],
  ["(received|receive|receiving|won|hold|holds|holding|held|accepted|awarded|recipient of|recipients of)", true],
]);
const awards = wordSet("scholarship scholarships award awards fellowship fellowships bursary grant prize");
const articles = wordSet("the a an");

/**
 * What a clause demands though other mentions cover its words: a degree after a professional one, students who are new, a
 * Bachelor of Science without a field, and another award ("must be eligible for the Presidential Scholarship"). `names`
 * are the words of the scholarship's own name. Null where it demands nothing of the kind.
 */
export function demandBesides(
  { tokens, mentions }: { tokens: readonly Token[]; mentions: readonly Mention[] },
  names: ReadonlySet<string>,
): CheckKind | null {
  const [found] = find(tokens);
  if (found) return found.value;
  const hasField = mentions.some(({ meaning }) => meaning.about === "field_of_study");
  if (!hasField && ofScience(tokens).length > 0) return "program";
  return namesAnotherAward(tokens, names) ? "prior_award" : null;
}

function namesAnotherAward(tokens: readonly Token[], names: ReadonlySet<string>): boolean {
  return anotherAward(tokens).some(({ to }) => {
    const from = articles.has(tokens[to]?.word ?? "") ? to + 1 : to;
    const end = tokens.findIndex(({ word }, at) => at >= from && at < from + 6 && awards.has(word));
    const name = end < 0 ? [] : tokens.slice(from, end);
    return name.length > 0 && name.every(({ capital, word }) => capital && !names.has(word));
  });
}
