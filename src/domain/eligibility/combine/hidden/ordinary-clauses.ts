import type { Meaning } from "../../mention.ts";
import { leavesOutApplicant } from "../../mood/list-entry.ts";
import { needsSupport } from "../../mood/procedure.ts";
import { owesService } from "../../mood/service-owed.ts";
import { namesApplication, subjectOf } from "../../mood/subject.ts";
import { startsWithDigit, type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import { anyAward, anyFund, anyStipend } from "../../words/awards.ts";
import type { Statement } from "../statement.ts";
import { namesSomebody } from "./named-persons.ts";
import { strangeWords } from "./unexplained.ts";

/**
 * Whether a clause that seems to demand something holds only words of any application, and tells nobody what to be or have: "should keep a
 * copy", "letters must be sent by the writer", "spelling counts".
 */
export function isOrdinary({
  tokens,
  mentions,
  clause,
  excludes,
  isConditional,
  exclusion,
  besides,
}: Statement): boolean {
  if (excludes || isConditional || exclusion !== null || besides !== null || clause.lead !== "") return false;
  return (
    tokens.length > 1 &&
    mentions.every(({ meaning }) => meaning.about === "nothing" || isOfHelpers(meaning)) &&
    !(/ed$/.test(wordAt(tokens, 0)) && tokens.some(startsWithDigit)) &&
    !leavesOutApplicant(tokens) &&
    !/^(?:held|won|earned|completed|passed)$/.test(wordAt(tokens, 0)) &&
    !ofBeing.hasAny(tokens) &&
    !needsSupport(tokens) &&
    !owesService(tokens) &&
    !tokens.some(({ word }, at) => isOwnVerb(word, wordAt(tokens, at + 1))) &&
    isOfApplication(tokens, clause.text) &&
    strangeWords(tokens, clause.text, noNames).length === 0
  );
}
const noNames: ReadonlySet<string> = new Set();

/**
 * Whether a clause tells of the award or an application, whose papers are named in all that a person must do: "must sign | and mail the form",
 * but not "must own a business | and mail the form".
 */
function isOfApplication(tokens: readonly Token[], text: string): boolean {
  const subject = subjectOf(tokens, text);
  if (subject === "application") return true;
  const modal = tokens.findIndex(
    (token, at) => modals.has(token) || (token.word === "to" && tokens[at - 1]?.word === "have"),
  );
  if (modal < 0 || subject === "award" || subject === "sum")
    return namesApplication(tokens) || (ofGiving.hasAny(tokens) && !namesSomebody(tokens));
  let part: Token[] = [];
  for (const token of tokens.slice(modal + 1)) {
    const isNext = token.word === "and" || /[,;]/.test(text.slice(part.at(-1)?.end ?? token.start, token.start));
    if (isNext && part.length > 1 && !namesApplication(part)) return false;
    if (isNext) part = [];
    if (token.word !== "and") part.push(token);
  }
  return part.length <= 1 ? modal === tokens.length - 1 || namesApplication(tokens) : namesApplication(part);
}
const modals = tokenSet("must should shall");
const ofGiving = tokenSet(`${anyAward} ${anyFund} ${anyStipend} winner winners recipient recipients`);

/** "Must have", but not "have to"; "must be fit", but not "must be sent". */
const isOwnVerb = (word: string, next: string): boolean =>
  /^ha(?:ve|s)$/.test(word) ? next !== "to" : word === "be" && !/(?:ed|en|nt|de|ut|pt|ld|id|ne)$/.test(next);
/** "Your teacher", "the writer": everybody has one. */
const isOfHelpers = (meaning: Meaning): boolean =>
  meaning.about === "demand" &&
  meaning.demand.about === "check" &&
  /^(?:unread|employment|community_service)$/.test(meaning.demand.kind);
const ofBeing = tokenSet(`
is are am who whose only limited restricted reserved open eligible eligibility qualify qualified hold holds live lives study studies studying work works working attend attends attending enroll enrolled
accepted admitted join joined need needs needed volunteer level degree major majors gpa per maintain maintained enrollment enrolment full part sponsor mentor without no not never at least minimum under over age
`);
