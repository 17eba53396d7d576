import type { Statement } from "../combine/statement.ts";
import { type Meaning, type Mention, toCheck } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { anyAward, awardWords } from "../words/awards.ts";
import { holderChoice, surelyWonWords } from "../words/persons.ts";
import { keepsEachTerm } from "./renewal.ts";
import { leftToCheck } from "./set-aside.ts";

/** Words that say how an award goes on. */
const renewals = wordSet("renew renewed renewal renewable retain continued continuing continuation keep throughout");
/** "Must maintain a 2.0 GPA at the end of each year", "to remain eligible". */
const later = wordSet("end remain remains during each while throughout");
const nearby = 3;

/** "Recipients must | maintain a 2.0 GPA": they have won already. */
export function isKept({ from }: Mention, tokens: readonly Token[]): boolean {
  const keeps = /^(?:maintains?|keeps?|retains?)$/;
  if (![from, from - 1].some((at) => keeps.test(wordAt(tokens, at)))) return false;
  const winner = tokens.findLastIndex((token, at) => at < from && surelyWonWords.has(token.word));
  const isWinner = tokens.slice(Math.max(0, winner - 3), winner).some(({ word }) => word === "as");
  return (
    winner >= 0 &&
    tokens
      .slice(winner + 1, from)
      .every(({ word }) => isOfWinner.has(word) || keeps.test(word) || (isWinner && persons.has(word)))
  );
}
/** "As a scholarship recipient, | students | must maintain". */
const persons = wordSet("you they students student scholars scholar applicants applicant individuals");
/** "Recipients | of this scholarship must also | maintain", but not "Winners are students who maintain". */
const isOfWinner = wordSet(
  `${anyAward} of the this each a an that who will must should shall need needs have has to is are required expected also still then and at all times`,
);

/** Grades that winners must keep are no condition for applying: of several, those beside a word for renewal. */
export function keptByWinners(found: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const isMaintained = tokens.some(({ word }) => word === "maintain" || word === "maintaining");
  return tokens.flatMap(({ word }, at) => {
    // "To qualify for this renewable award".
    const isOfAward = word === "renewable" && awardWords.has(wordAt(tokens, at + 1));
    // "A 2.75 for | continuing | students" is a grade of those who apply.
    const isOfPersons = word === "continuing" && persons.has(wordAt(tokens, at + 1));
    if (!(renewals.has(word) || (isMaintained && later.has(word))) || isOfAward || isOfPersons) return [];
    const far = ({ from, to }: Mention) => (at < from ? from - at : at - to + 1);
    const near = renewals.has(word) ? found : found.filter((mention) => far(mention) <= nearby);
    return near.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
  });
}

/** "Recipients must maintain full-time enrolment". */
export const tellsToGoOn = (tokens: readonly Token[]): boolean =>
  findGoingOn(tokens).some(({ from }) => from < 3 && !tokens.slice(0, from).some((token) => isNegation(token)));
const isNegation = ({ word }: Token): boolean => word === "no" || word === "not";
const goesOn = tokenSet(
  "remain remains maintain maintains continue continues keep keeps maintaining keeping remaining",
);
const goOn = "(remain|remains|maintain|maintains|continue|continues|keep|keeps)";
const findGoingOn = phraseFinder([
  [`(${holderChoice}) (must|shall|should|will|are required to|are expected to|have to|need to) ${goOn}`, true],
] as const);

/** "For four years | as long as they maintain a 3.0 GPA": what is said behind these words is asked of holders. */
export function withoutGoingOn(statement: Statement): Statement {
  const [first] = statement.mood === "demand" ? findAsLong(statement.tokens) : [];
  if (first === undefined || !goesOn.hasAny(statement.tokens.slice(first.to))) return statement;
  const mentions = statement.mentions.map((mention): Mention => {
    const { meaning, from } = mention;
    const isKept = meaning.about === "gpa" || (meaning.about === "demand" && meaning.demand.about === "enrollment");
    return isKept && from > first.from ? { ...mention, meaning: gradesToCheck } : mention;
  });
  return { ...statement, mentions };
}
const gradesToCheck = toCheck("grades");
const findAsLong = phraseFinder([
  [
    "(as long as|so long as|provided|provided that|providing|on condition that|contingent on|contingent upon|conditional on|conditional upon|conditioned on|dependent on|dependent upon)",
    true,
  ],
]);

/** "Students must maintain good standing (a 2.0 GPA)", where another clause says which grade applicants have. */
export function withoutKeptGrades(statements: readonly Statement[]): readonly Statement[] {
  const stating = statements.filter(
    ({ mood, mentions }) => mood === "demand" && mentions.some(({ meaning }) => meaning.about === "gpa"),
  );
  const isKept = ({ tokens }: Statement) => goesOn.hasAny(tokens.slice(0, mostBeforeKeeping)) || keepsEachTerm(tokens);
  const kept = new Set(stating.filter(isKept));
  if (kept.size === 0 || kept.size === stating.length) return statements;
  return statements.map((statement) =>
    kept.has(statement)
      ? {
          ...statement,
          mentions: statement.mentions.map((mention) =>
            mention.meaning.about === "gpa" ? { ...mention, meaning: gradesToCheck } : mention,
          ),
        }
      : statement,
  );
}

/** "Students must maintain full-time enrollment each semester", where nothing else states a load: who applies should check it. */
export function withKeptToCheck(statements: readonly Statement[]): readonly Statement[] {
  const isStated = (isOf: (meaning: Meaning) => boolean) =>
    statements.some(
      ({ mood, mentions, tokens }) =>
        mood === "demand" && !keepsEachTerm(tokens) && mentions.some(({ meaning }) => isOf(meaning)),
    );
  const [hasGrade, hasLoad] = [isStated(isGrade), isStated(isLoad)];
  return statements.map((statement) => {
    const { mood, part, tokens, mentions } = statement;
    if (part === "title" || (mood !== "benefit" && mood !== "demand") || !keepsEachTerm(tokens)) return statement;
    const isOpen =
      (!hasGrade && ofGrades.hasAny(tokens)) || (!hasLoad && mentions.some(({ meaning }) => isLoad(meaning)));
    return isOpen ? leftToCheck(statement) : statement;
  });
}
const isGrade = ({ about }: Meaning): boolean => about === "gpa";
const isLoad = (meaning: Meaning): boolean => meaning.about === "demand" && meaning.demand.about === "enrollment";
const ofGrades = tokenSet("gpa grade grades average");

/** In tokens: "the student must | maintain". */
const mostBeforeKeeping = 5;
