import { wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";

type Span = { from: number; to: number };

const finishing = wordSet(
  "finish finishing finished finishes complete completing completed completes graduating graduated graduates alum alumnus alumna terminando",
);
const present = wordSet("currently now presently");
const degrees = wordSet("degree degrees bachelor bachelors bsc bs ba beng diploma");
const having = wordSet("have has had hold holding got earned is was");
const students = wordSet("student undergrad undergraduate junior senior sophomore freshman");
/** What follows is a wish, or no studies. */
const otherwise = wordSet(
  "want wants wanting like hope hoping plan planning apply applying looking seeking wish dream need after then work working works job employed intern interning live living lives based",
);
const ofName = wordSet("the of university univ uni college institute school technical technology polytechnic tu");
/** In words: back to what tells of present studies, and the longest name of a college. */
const most = { back: 9, name: 7 };

/**
 * The colleges and places where somebody studies now or got a degree: "finishing my bachelor's at the University of Warsaw",
 * "currently at Makerere", "my degree is from Delhi", "studying at Nairobi now".
 */
function presentStudies(words: QueryWords, places: readonly Mention[]): Span[] {
  return words.tokens.flatMap(({ word }, at): Span[] => {
    if (!/^(?:at|in|from)$/.test(word)) return [];
    const span = { from: at + 1, to: endOfName(words, at + 1, places) };
    return span.to > span.from && tellsOfPresent(words, span) ? [span] : [];
  });
}

/** Where a name ends that begins at a token: before punctuation, and before what is no place, no capital and no word of such names. */
function endOfName(words: QueryWords, from: number, places: readonly Mention[]): number {
  const { tokens } = words;
  const isOfName = (at: number) =>
    ofName.has(wordAt(tokens, at)) ||
    tokens[at]?.capital === true ||
    /^(?:of|tu)$/.test(wordAt(tokens, at - 1)) ||
    (at === from && !words.isKnown(at)) ||
    places.some((place) => place.from <= at && at < place.to);
  let to = from;
  while (to < Math.min(tokens.length, from + most.name) && isOfName(to) && (to === from || !isBreakBefore(words, to)))
    to += 1;
  while (to > from && /^(?:the|of)$/.test(wordAt(tokens, to - 1))) to -= 1;
  return to;
}

function tellsOfPresent(words: QueryWords, { from, to }: Span): boolean {
  const written = (at: number) => wordAt(words.tokens, at);
  const before = written(from - 1);
  const isNow = before !== "from" && present.has(written(to)) && !isBreakBefore(words, to);
  // "I graduate from": no "graduate scholarships from"
  if (written(from - 2) === "graduate" && before !== "in") return true;
  if (students.has(written(from - 2)) && before === "at") return true;
  let [hasDegree, isHeld] = [false, false];
  for (let at = from - 2; at >= Math.max(0, from - 1 - most.back) && !isBreakBefore(words, at + 1); at--) {
    const word = written(at);
    // "Want to finish my degree in Spain"
    if (otherwise.has(word) || (finishing.has(word) && written(at - 1) === "to")) return false;
    // "Studying at a university in Ghana, want to ..."
    if (word === "studying" && isSaidNow(words, at) && wantsLater(words, from)) return true;
    hasDegree ||= degrees.has(word);
    isHeld ||= having.has(word);
    if (finishing.has(word) || present.has(word) || (hasDegree && isHeld)) return true;
  }
  return isNow;
}

/** "I'm studying", or at the beginning of a part of the text. */
const isSaidNow = (words: QueryWords, at: number): boolean =>
  at === 0 || isBreakBefore(words, at) || /^(?:am|im|been)$/.test(wordAt(words.tokens, at - 1));
const wantsLater = ({ tokens }: QueryWords, at: number): boolean =>
  tokens.slice(at).some(({ word }) => /^(?:want|wants|wanting|hope|hoping|plan|planning|like)$/.test(word));

/**
 * The mentions of places, where those of present studies are no wish to study there, and mentions of the colleges, which are not looked
 * for. A college that is known by its name is among `colleges`.
 */
export function withoutPresent(
  places: readonly Mention[],
  { words, colleges }: { words: QueryWords; colleges: readonly Mention[] },
): Mention[] {
  const spans = presentStudies(words, places);
  const isIn = (one: Span) => (other: Span) => one.from < other.to && other.from < one.to;
  const isWish = ({ says }: Mention) => says.some((each) => each.slot === "country" && each.relation === "study");
  const unknown = spans.filter((span) => !colleges.some(isIn(span)));
  const kept = places.map((place) =>
    isWish(place) && unknown.some(isIn(place)) ? { from: place.from, to: place.to, says: [] } : place,
  );
  const names = unknown.filter((span) => !kept.some((place) => place.says.length > 0 && isIn(span)(place)));
  return [...kept, ...names.map((span): Mention => ({ from: verbBefore(words, span.from), to: span.to, says: [] }))];
}

/** Where "graduated from" begins that stands before a name, else the name. */
const verbBefore = ({ tokens }: QueryWords, from: number): number =>
  /^graduat(?:e|es|ed|ing)$/.test(wordAt(tokens, from - 2)) ? from - 2 : from;
