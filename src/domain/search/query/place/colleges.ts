import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { spelledName } from "../../../places/colleges/college-spelling.ts";
import { isTelling } from "../../../places/colleges/explained-college.ts";
import { kindWords, knownColleges } from "../../../places/colleges/known-colleges.ts";
import { collegesMeant } from "../../../places/colleges/meant-colleges.ts";
import { foldWords } from "../../../places/folded-words.ts";
import type { Place } from "../../../places/location.ts";
import { smallWords } from "../../../words/initials.ts";
import { isEnglishForm } from "../../text/english-forms.ts";
import { knownForm } from "../../text/words-of-text.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore } from "../words/breaks.ts";
import { fillerWords } from "../words/filler-words.ts";
import type { QueryWords } from "../words/query-words.ts";
import { ofState, shortColleges } from "./college-words.ts";

type Span = { from: number; to: number };

const longestName = 9;
/** Of a longer text the rest tells a story. */
const mostTokens = 60;
/** Names that only nearly are those of colleges take long to read. */
const mostNearly = 4;
/** More colleges are no choice: the name stays as it was written. */
const mostChoices = 3;

/** Words that make a name one of a college, also before or behind a town: "ut austin", "sac state". */
const anchors = wordSet(
  "university univ college institute polytechnic state tech poly cc u uc ut unc csu cal suny cuny umass uw asu byu lsu",
);
const studentsAfter = wordSet(
  "student students scholarship scholarships grant grants scholar scholars freshman freshmen sophomore sophomores junior juniors senior seniors undergrad undergrads undergraduate undergraduates grad grads alumni becas beca",
);
const attending = wordSet("attend attending attends");
const arriving = wordSet(
  "go going goes gone transfer transferring transferred accepted admitted heading headed committed commit applying applied got get getting moving enrolled enrolling voy ir",
);
const arrived = wordSet("at en attend attending attends");
const working = wordSet("work works working worked job intern interned internship volunteer volunteered volunteers");
const leaving = wordSet("transfer transferring transferred transfers graduated graduating graduate alum left coming");
/** Universities of several campuses. */
const systems = wordSet("uc ut csu unc suny cuny umass uw asu byu lsu");
const noShortNames = wordSet("state tech poly cc uc csu cal suny cuny univ polytechnic");

type Others = { places: readonly Mention[]; fields: readonly Mention[]; home: Place };

/**
 * The colleges that a query names as students write them. `places` and `fields` are its mentions of these; `home` is where the student
 * lives, which decides what "WSU" is. A name of two or three colleges says each of them.
 */
export function collegeMentions(words: QueryWords, { places, fields, home }: Others): Mention[] {
  const { tokens } = words;
  const end = Math.min(tokens.length, mostTokens);
  const mentions: Mention[] = [];
  let nearly = 0;
  for (let from = 0; from < end; from++) {
    if (!mayBegin(tokens, from)) continue;
    for (let to = Math.min(end, from + longestName); to > from; to--) {
      const span = { from, to };
      // "Vet tech"
      const isField = fields.some((field) => field.from === from && field.to === to);
      if (isField || !mayBeName(words, span, places)) continue;
      const written = nameOf(words, span);
      const isNamed = isNameOfCollege(written, span, words);
      if (!isNamed && (!isNearName(words, span) || nearly++ >= mostNearly)) continue;
      const values = valuesOf(words.written(from, to), home, isNamed);
      if (values.length === 0) continue;
      const says = isLeft(tokens, from) ? [] : values.map((value) => ({ slot: "college" as const, value }));
      mentions.push({ from: tokens[from - 1]?.word === "at" ? from - 1 : from, to, says });
      from = to - 1;
      break;
    }
  }
  return mentions;
}

const nameOf = ({ tokens, text }: QueryWords, { from, to }: Span): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);

const mayBegin = (tokens: readonly Token[], at: number): boolean => {
  const word = wordAt(tokens, at);
  return /\p{L}/u.test(word) && !smallWords.has(word);
};

/** Whether these words stand where the name of a college does. */
function mayBeName(words: QueryWords, span: Span, places: readonly Mention[]): boolean {
  const { tokens } = words;
  const { from, to } = span;
  for (let at = from + 1; at < to; at++) if (isBreakBefore(words, at) && !isCampus(words, at, to)) return false;
  const last = wordAt(tokens, to - 1);
  const next = wordAt(tokens, to);
  const name = tokens.slice(from, to).map(({ word }) => word);
  const own = [...name.keys()].filter((at) => anchors.has(name[at] ?? "") || isMechanical(name, at, next));
  if (fillerWords.has(last) && own.at(-1) !== name.length - 1) return false;
  const isAttended = isAttendedFrom(tokens, from);
  // "Lorain County scholarships" are those of the county.
  if (!isAttended && (next === "county" || (last === "county" && !/^(?:community|college|cc)$/.test(next))))
    return false;
  const isAlone = from === 0 && to === tokens.length;
  // "August Wilson scholarship" is another name.
  const isApart = isBreakBefore(words, from) || from === 0 || fillerWords.has(wordAt(tokens, from - 1));
  const isStudents = isAlone || (isApart && studentsAfter.has(next) && !isBreakBefore(words, to));
  if (to === from + 1) return isShortName(words, from, { isAttended, isStudents, places });
  if (!name.some(isTelling)) return false;
  // "Washington State"
  if (own.length > 0 && own.every((at) => name[at] === "state") && last === "state" && isPlaceAt(places, from))
    return isAttended || (!ofState.has(next) && !isReadWhole(places, span));
  if (own.length > 0 || isNickname(words, span)) return true;
  return (isAttended || isStudents) && !places.some((place) => place.from < to && place.to > from);
}

/** "Texas A&M", "NC A and T", but not "in NC a t-shirt" */
const isMechanical = (name: readonly string[], at: number, next: string): boolean =>
  at > 1 &&
  !/^shirts?$/.test(next) &&
  /^[mt]$/.test(name[at] ?? "") &&
  name[name[at - 1] === "and" ? at - 2 : at - 1] === "a";

/** "Ole Miss" */
const isNickname = (words: QueryWords, span: Span): boolean => {
  if (span.to - span.from > 2) return false;
  const written = nameOf(words, span);
  return spelledName(written) !== foldWords(written);
};

/** "University of California, Berkeley" */
const isCampus = ({ tokens, text }: QueryWords, at: number, to: number): boolean =>
  to - at <= 2 &&
  /^,? ?$/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start)) &&
  tokens[at - 2]?.word === "of" &&
  kindWords.has(wordAt(tokens, at - 3));

const isPlaceAt = (places: readonly Mention[], at: number) => places.some(({ from, to }) => from <= at && at < to);
const isReadWhole = (places: readonly Mention[], { from, to }: Span) =>
  places.some((place) => place.from <= from && place.to >= to && place.says.length > 0);

/** What stands around a word, and what was read as places. */
type Surroundings = { isAttended: boolean; isStudents: boolean; places: readonly Mention[] };

/** Whether a word by itself names a college: an abbreviation with a U, or a name that is no other word. */
function isShortName(
  { tokens, isKnown }: QueryWords,
  at: number,
  { isAttended, isStudents, places }: Surroundings,
): boolean {
  const token = tokens[at];
  const word = token?.word ?? "";
  if (word.length < 2 || kindWords.has(word) || noShortNames.has(word)) return false;
  if (shortColleges.has(word)) return isAttended || isStudents;
  if (fillerWords.has(word) || isKnown(at)) return false;
  if (isEnglishForm(knownForm(word))) return isAttended && token?.capital === true;
  if (spelledName(word) !== word || /^u[a-z]{1,4}$|^[a-z]{2,4}u$/.test(word)) return true;
  return (isAttended || isStudents) && !isPlaceAt(places, at);
}

/** "At", "attending", "going to", "got into", each perhaps with "the". */
function isAttendedFrom(tokens: readonly Token[], from: number): boolean {
  const at = tokens[from - 1]?.word === "the" ? from - 2 : from - 1;
  const [before = "", beforeThat = ""] = [tokens[at]?.word, tokens[at - 1]?.word];
  if (arrived.has(before)) return !working.has(beforeThat);
  return /^(?:to|into|in|a)$/.test(before) && (arriving.has(beforeThat) || attending.has(beforeThat));
}

/** "Transferring from PCC": where the student was. */
const isLeft = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.word === "from" && leaving.has(wordAt(tokens, from - 2));

function isNameOfCollege(written: string, { from, to }: Span, { tokens }: QueryWords): boolean {
  const { byName, byShortName, byInitials } = knownColleges();
  const name = spelledName(written).replaceAll(" ", "");
  const first = wordAt(tokens, from);
  if (byName.has(name)) return true;
  // "New York University", but no short name behind a filler
  if (fillerWords.has(first) && !anchors.has(first)) return false;
  if (byShortName.has(name)) return true;
  return to === from + 1 && isAttendedFrom(tokens, from) && byInitials.has(name);
}

/** A name with a letter wrong or a word too many, beside the word for a college: "gonzage university". */
function isNearName({ tokens, isKnown }: QueryWords, { from, to }: Span): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  if (fillerWords.has(words[0] ?? "") && words[0] !== "university") return false;
  // "UW Madison"
  if (words.length === 2 && systems.has(words[0] ?? "")) return true;
  if (!words.some((word) => word === "university" || word === "college")) return false;
  return words.some((word, at) => !kindWords.has(word) && !fillerWords.has(word) && !isKnown(from + at));
}

/** The colleges that a name means, the large ones where it may mean many; the name itself where these are many too. */
function valuesOf(written: string, home: Place, isNamed: boolean): string[] {
  const { colleges, isSure } = collegesMeant(written, home);
  if (!isNamed && !isSure) return [];
  const largest = Math.max(...colleges.map(({ size }) => size));
  const names = [...new Set(colleges.filter(({ size }) => size === largest).map(({ name }) => name))];
  if (names.length <= mostChoices) return names;
  return [written];
}
