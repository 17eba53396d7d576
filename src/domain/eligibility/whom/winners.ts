import { keyOf } from "../combine/criterion-of-meaning.ts";
import type { Statement } from "../combine/statement.ts";
import { namesPerson } from "../mood/people.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import { anyApplicant, severalWinners, severalWinnersChoice, surelyWonChoice, winnerWords } from "../words/persons.ts";

/** "Past recipients have studied at many schools", "over 1300 students have already chosen us", "was given to a nurse". */
export function tellsOfWinners(tokens: readonly Token[]): boolean {
  if (/^(?:past|previous)$/.test(wordAt(tokens, 0)) && tokens.slice(1, 4).some(({ word }) => winners.has(word)))
    return true;
  if (findWinners(tokens).some(({ from }) => from < 2) || tellsOfShare(tokens)) return true;
  if (findGiven(tokens).length > 0 && !tokens.some(({ word }) => /^(?:must|may|should|eligible)$/.test(word)))
    return true;
  const at = tokens.findIndex(({ word }) => word === "have" || word === "has");
  if (at < 0) return false;
  const verb = tokens[tokens[at + 1]?.word === "already" ? at + 2 : at + 1]?.word ?? "";
  const before = tokens.slice(0, at).map(({ word }) => word);
  const isCounted = before.at(-1) === "students" && before.some((word) => /^\d{2,}$/.test(word));
  const areWinners = at > 0 && at < 5 && winners.has(before.at(-1) ?? "");
  return (areWinners || isCounted) && (verb.endsWith("ed") || /^(?:gone|come|been|won|chosen|taken)$/.test(verb));
}
/** "Nearly half of Ohio students cannot pay", "Women make up 20 percent of engineers". */
function tellsOfShare(tokens: readonly Token[]): boolean {
  if (!shares.hasAny(tokens) || tokens.some(({ word }) => demands.has(word))) return false;
  const of = tokens.findIndex(({ word }, at) => word === "of" && shares.has(tokens[at - 1]));
  const isSubject =
    of > 0 &&
    of < 5 &&
    namesPerson(tokens.slice(of + 1, of + 5)) &&
    tokens.slice(of).some(({ word }) => states.has(word));
  return isSubject || (tokens[1]?.word === "make" && tokens[2]?.word === "up");
}
const shares = tokenSet("percent % half third thirds quarter majority most");
const states = wordSet("is are was were have cannot do does did say come live report study work graduate receive");
const demands = wordSet(`${anyApplicant} ${anyAward} must should required need needs to top upper highest you your`);

/** "Last year's winner was", "Our 2024 recipients include", "The average recipient is". */
const person = `(${surelyWonChoice}|finalists|scholars)`;
const findWinners = phraseFinder([
  [
    `(last years|this years|prior|former|earlier|recent) ${person} (is|are|was|were|include|includes|included|have|has|came|come|attend|study)`,
    true,
  ],
  [`(average|typical) ${person}`, true],
  [
    `our (past|previous|recent|current|2018|2019|2020|2021|2022|2023|2024|2025|2026|) ${person} (was|were|include|includes|included|come|came|study)`,
    true,
  ],
  [
    `(percent|%|half|third|thirds|majority|most) of (our|the) (${severalWinnersChoice}|scholars|fellows) (are|were|is|have|come|came)`,
    true,
  ],
] as const);
const findGiven = phraseFinder([
  ["(was|were) (first|last|recently|) (given|presented|awarded|granted) to", true],
] as const);
const winners = wordSet(`${severalWinners} alumni`);

const past = tokenSet("past previous prior former");
/** In tokens: "however, a | past IHC Scholarship | winner". */
const [mostBefore, mostInName] = [3, 4];

/** "A past winner who is seeking an advanced degree is eligible for a second award": a fact of those who won before, and of nobody else. */
export function isOfPastWinners({ tokens, mentions }: Statement): boolean {
  const at = tokens.slice(0, mostBefore).findIndex((token) => past.has(token));
  return (
    at >= 0 &&
    winnerWords.hasAny(tokens.slice(at + 1, at + 1 + mostInName)) &&
    mentions.some(({ meaning }) => keyOf(meaning) !== null)
  );
}
