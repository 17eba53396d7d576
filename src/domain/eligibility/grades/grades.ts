import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { isNegated } from "../text/negated.ts";
import { phraseFinder } from "../text/phrases.ts";
import { gap, type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { isKept, keptByWinners } from "../whom/kept.ts";
import { endOfSegment, leadingPersons } from "../whom/own-measure.ts";
import { closings, endOfClosing, scales } from "./grade-scales.ts";
import { endOfPart } from "./grades-of-parts.ts";
import { findLetterStudents, letterAverages } from "./letter-grades.ts";
import { gradesNameLevels, isPointGrade } from "./levels-with-grades.ts";

const findGpa = phraseFinder([
  ["(gpa|gpas|cgpa|wgpa|qpa|gpi|qpi)", true],
  ["(grade|quality) point (average|averages|index|)", true],
  ["gradepoint average", true],
  ["scholastic (standing|average)", true],
  ["(cumulative|overall|academic|minimum) (grade|) (average|averages)", true],
  ["(grade|point) (average|averages)", true],
]);
/** "A 3.0 average": the number says what is meant. */
const findAverage = phraseFinder([["(average|averages)", true]]);

/** Words that may stand between "GPA" and its number, on the side where the number follows or comes before. */
const fillers = wordSet(`
a an the of at least be is are must have with minimum min cumulative cum overall or than higher greater better equal to above over
exceeding weighted unweighted required requirement requirements score academic no lower less not below cgpa gpa on maintained achieved maintain
current undergraduate graduate college university high school hs point average total earned accumulated has having from should scored
equivalent secondary
`);
const between = wordSet(`
or higher above better greater more up minimum + plus required cumulative overall at least on a an the out of scale point its
equivalent basis possible 4 4.0 4.00 5 5.0 10 12 100
`);

const gradesToCheck = toCheck("grades");

/** The least grade point average: "a 3.0 GPA", "GPA of 3.25 or higher on a 4.0 scale", "a B average". */
export const grades = grammar(
  { clause: [findGpa, findAverage, findLetterStudents, "fraction"], lead: [findGpa] },
  (clause) => {
    const named = [...(averageAfter(clause) ?? pointAverages(clause)), ...letterAverages(clause)].map((each) =>
      ofPart(each, clause),
    );
    const isOfAll = named.some(({ meaning }) => meaning !== ofSomeCourses);
    const stated = isOfAll
      ? named
      : [
          ...named,
          ...bareNumbers(clause).filter(({ from }) => !named.some((each) => each.from <= from && from < each.to)),
        ];
    const found = [...stated, ...furtherGrades(clause, stated)];
    if (found.length === 0) return [];
    const kept = new Set(keptByWinners(found, clause.tokens));
    return withOneLeast(
      clause,
      found.map(
        (mention): Mention =>
          isOfSome(clause)
            ? { ...mention, meaning: gradesToCheck }
            : kept.has(mention) || isKept(mention, clause.tokens) || isPreferred(mention, clause.tokens)
              ? { ...mention, meaning: { about: "nothing" } }
              : mention,
      ),
    );
  },
);

/** "For transfer students, | a 3.0 GPA is required": others need none, or another. */
const isOfSome = ({ tokens, text }: ClauseWords): boolean => ofSomeStudents.hasAny(leadingPersons(tokens, text));
const ofSomeStudents = tokenSet("transfer transfers transferring renewal renewals returning continuing international");

const ofSomeCourses = toCheck("grades");

/** "A 3.5 GPA in the major and a 3.1 overall": the first is left to check. */
function ofPart(mention: Mention, { tokens, text }: ClauseWords): Mention {
  const to = mention.meaning.about === "gpa" ? endOfPart(tokens, mention.from, mention.to, text) : null;
  return to === null ? mention : { ...mention, to, meaning: ofSomeCourses };
}

const joiningSome = tokenSet("for if");

/** "A 3.2 for undergraduates and 3.5 | for graduates", "a 2.5 GPA, or 3.5 | for the higher awards". Those of some persons are not read at all. */
function furtherGrades({ tokens, text }: ClauseWords, stated: readonly Mention[]): Mention[] {
  return joiningSome.placesIn(tokens).flatMap((joint): Mention[] => {
    const from = joint - 1;
    const word = wordAt(tokens, from);
    if (!isPointGrade(word) || stated.some((each) => each.from <= from && from < each.to)) return [];
    if (isEndOfRange(tokens, from, text)) return [];
    const meaning: Meaning = { about: "gpa", least: Number(word) };
    const isNamed = tokens[from - 1]?.word === "and" && stated.some((each) => tokens[each.to]?.word === "for");
    if (isNamed || gradesNameLevels(tokens)) return [{ from, to: from + 1, meaning }];
    const to = endOfSegment(tokens, text, from);
    if (stated.length > 0) return [{ from, to, meaning }];
    // "3.0 for nursing majors" alone.
    return from === 0 ? [{ from, to, meaning: gradesToCheck }] : [];
  });
}

/** "Good grades, for instance | a GPA of 2.5". */
const isExample = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 2), from).some(({ word }) => word === "instance" || word === "example");

/** "GPA of 3.0 preferred for freshmen", "a GPA of 3.0 or higher is recommended". */
const isPreferred = ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
  isExample(tokens, from) || findPreferred(tokens.slice(to, to + 6)).some((found) => found.from === 0);
const findPreferred = phraseFinder([
  [
    "(or higher|or above|or better|and above|) (is|are|) (strongly|highly|) (preferred|desired|recommended|suggested|encouraged)",
    true,
  ],
]);

/** Of several minimums of one clause the lowest is sure; whom the others are for is left to check. */
function withOneLeast({ tokens, text }: ClauseWords, found: readonly Mention[]): Mention[] {
  const gpas = found.flatMap(({ meaning }) => (meaning.about === "gpa" ? [meaning.least] : []));
  // "GPA 2.5-3.0 for high school seniors, minimum 3.0 for college students": the range begins lower, and is left to check.
  const ofRanges = tokens.flatMap((_, at) => (isEndOfRange(tokens, at, text) ? [Number(tokens[at - 1]?.word)] : []));
  const least = Math.min(...gpas, ...ofRanges);
  return found.map((mention) =>
    mention.meaning.about === "gpa" && mention.meaning.least > least ? { ...mention, meaning: gradesToCheck } : mention,
  );
}

function pointAverages({ tokens, text }: ClauseWords): Mention[] {
  const named = findGpa(tokens).flatMap(({ from, to }) => {
    const number = numberBefore(tokens, from) ?? numberAfter(tokens, to) ?? minimumBefore(tokens, from);
    if (number === null) return [];
    return [mentionOf(tokens, text, Math.min(from, number), Math.max(to, number + 1), number)];
  });
  const bare = findAverage(tokens).flatMap(({ from, to }) => {
    if (named.some((each) => each.from < to && from < each.to)) return [];
    const behind = tokens[to]?.word === "of" ? numberAfter(tokens, to) : null;
    const number = isPoints(tokens, from - 1) ? from - 1 : behind !== null && isPoints(tokens, behind) ? behind : null;
    return number === null ? [] : [mentionOf(tokens, text, Math.min(from, number), Math.max(to, number + 1), number)];
  });
  return [...named, ...bare];
}

const isPoints = (tokens: readonly Token[], at: number): boolean =>
  /^[1-4]\.\d{1,2}$/.test(wordAt(tokens, at)) && !endOfUnit.test(wordAt(tokens, at + 1));

/** "A 3.0 or better", "cumulative 3.25", "2.75 overall": the number itself says that it is an average of grades. */
function bareNumbers({ tokens, text }: ClauseWords): Mention[] {
  if (keeping.hasAny(tokens)) return [];
  return tokens.flatMap(({ word }, at) => {
    if (!/^[1-4]\.\d{1,2}$/.test(word) || Number(word) > 4) return [];
    const before = wordAt(tokens, at - 1);
    if (tokens.slice(Math.max(0, at - 5), at).some((token) => ofTests.has(token))) return [];
    const [next = "", second = ""] = tokens.slice(at + 1, at + 3).map((token) => token.word);
    const isAverage =
      (before === "a" && (isOnScale(tokens, at + 1) || isHad(tokens, at))) ||
      /^(?:cumulative|overall)$/.test(before) ||
      /^(?:cumulative|overall)$/.test(next) ||
      (/^(?:or|and)$/.test(next) &&
        /^(?:better|higher|above)$/.test(second) &&
        !endOfUnit.test(wordAt(tokens, at + 3)));
    return isAverage ? [mentionOf(tokens, text, at, at + 1, at)] : [];
  });
}
/** "Students with a | 3.0 | may apply", "women need a | 2.8": nothing else is had that is counted so. */
const isHad = (tokens: readonly Token[], at: number): boolean =>
  /^(?:with|have|has|having|hold|need|needs|least)$/.test(wordAt(tokens, at - 2)) &&
  behindGrade.has(wordAt(tokens, at + 1));
const behindGrade = wordSet("may can are is will must should shall and if");
/** "A 2.8 | on a 4-point scale". */
const isOnScale = (tokens: readonly Token[], at: number): boolean =>
  /^(?:on|out)$/.test(wordAt(tokens, at)) && closings(tokens).some(({ from, to }) => from === at && to > at + 2);
const keeping = tokenSet("maintain maintaining keep keeps stay stays remain suggest suggested recommend recommended");
const ofTests = tokenSet("score scores rating band test tests exam exams ielts toefl act ap essay magnitude handicap");
const endOfUnit = /^(?:million|%|percent|hours?|years?|credits?|units?|points?|ielts|band|score)$/;

/** "Minimum GPA: 3.0", "GPA: 2.75 - 4.0". */
function averageAfter({ lead, tokens, text }: ClauseWords): Mention[] | null {
  if (lead === "" || !isGrade(wordAt(tokens, 0))) return null;
  const words = tokensOfLead(lead);
  const last = words.findLastIndex(({ word }) => !/^(?:requirements?|required|minimum)$/.test(word));
  const isHeading = findGpa(words).some(({ to }) => to === last + 1) && words.length <= 5;
  const to = endOfClosing(tokens, 1);
  if (!isHeading || tokens.slice(to).some(({ word }) => isGrade(word) && word.includes("."))) return null;
  const isRange = beginsRange(text, tokens[0]) && !words.some(({ word }) => /^min(?:imum)?$/.test(word));
  const meaning: Meaning = isRange ? gradesToCheck : { about: "gpa", least: Number(tokens[0]?.word) };
  return [{ from: 0, to, meaning }];
}

function numberAfter(tokens: readonly Token[], to: number): number | null {
  for (let at = to; at < Math.min(tokens.length, to + 12); at++) {
    const word = wordAt(tokens, at);
    if (isGrade(word)) return isScale(tokens, at) ? null : at;
    if (!fillers.has(word)) return null;
  }
  return null;
}

function numberBefore(tokens: readonly Token[], from: number): number | null {
  for (let at = from - 1; at >= Math.max(0, from - 11); at--) {
    const word = wordAt(tokens, at);
    if (isGrade(word) && !isScale(tokens, at)) return at;
    if (!fillers.has(word) && !between.has(word)) return null;
  }
  return null;
}

/** "A minimum | 3.7 | HOPE-calculated grade point average": a few words that say which average. */
function minimumBefore(tokens: readonly Token[], from: number): number | null {
  for (let at = from - 1; at >= Math.max(0, from - 7); at--) {
    const word = wordAt(tokens, at);
    if (/^[1-4]\.\d{1,2}$/.test(word)) return /^(?:minimum|least)$/.test(wordAt(tokens, at - 1)) ? at : null;
    if (/\d/.test(word) || /^(?:and|or|of|with)$/.test(word)) return null;
  }
  return null;
}

const isGrade = (word: string): boolean => /^\d(?:\.\d{1,3})?$/.test(word) && Number(word) >= 1;

/** "3.0/4.0", "3.0 on a 4.0 scale", "2.7 out of a possible 4.0": the second number is the scale. */
function isScale(tokens: readonly Token[], at: number): boolean {
  if (!scales.has(wordAt(tokens, at))) return false;
  if (/^(?:scale|point|basis)$/.test(wordAt(tokens, at + 1)) || tokens[at - 1]?.word === "of") return true;
  let before = at - 1;
  while (/^(?:an?|the|possible|maximum|max|of|on|out)$/.test(wordAt(tokens, before))) before--;
  return isGrade(wordAt(tokens, before));
}

const opening = wordSet(
  "a an the minimum min maximum max at least average cumulative overall weighted unweighted high school college academic hs undergraduate current",
);
const verbs = wordSet(
  "have has having maintain maintained maintaining hold possess earn earned achieve achieved obtain obtained attain attained with",
);

function mentionOf(tokens: readonly Token[], text: string, start: number, end: number, number: number): Mention {
  let [from, to] = [start, end];
  const isApart = () => /[()/]/.test(text.slice(tokens[from - 1]?.end, tokens[from]?.start));
  while ((opening.has(wordAt(tokens, from - 1)) || isOfMinimum(tokens, from - 1)) && !isApart()) from--;
  while (verbs.has(wordAt(tokens, from - 1)) || joinsVerbs(tokens, from - 1)) from--;
  to = endOfClosing(tokens, to);
  const inside = tokens.slice(from, to).map(({ word }) => word);
  if (orLower(tokens, to)) return { from, to: to + 2, meaning: gradesToCheck };
  const isOther = isNegated(tokens, from) && !isNoLess(tokens, from);
  return { from, to, meaning: isOther ? gradesToCheck : meaningOf(inside, tokens, number, text) };
}

/** "No less than | a 2.5 GPA". */
const isNoLess = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.word === "than" &&
  /^(?:less|lower)$/.test(wordAt(tokens, from - 2)) &&
  /^(?:no|not)$/.test(wordAt(tokens, from - 3));

/** "A minimum | of | a 2.0 GPA". */
const isOfMinimum = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "of" && /^(?:minimum|min)$/.test(wordAt(tokens, at - 1));
/** "Have | and | maintain a 2.0 GPA". */
const joinsVerbs = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|or)$/.test(wordAt(tokens, at)) && verbs.has(wordAt(tokens, at - 1));

/** "A GPA of 3.0 | or lower" */
const orLower = (tokens: readonly Token[], at: number): boolean =>
  /^(?:or|and)$/.test(wordAt(tokens, at)) && /^(?:lower|below|less|under)$/.test(wordAt(tokens, at + 1));

const otherBounds = wordSet("between below lower less maximum max major");
const highBounds = wordSet("higher greater better above over exceeding");

/** "2.0 - 2.9" ends below the best grade; "3.0-4.0" does not. */
const beginsRange = (text: string, least: Token | undefined): boolean =>
  /^\s*-\s*(?!4(?:\.00?)?\b)\d/.test(text.slice(least?.end ?? 0));

function meaningOf(inside: readonly string[], tokens: readonly Token[], number: number, text: string): Meaning {
  const least = Number(tokens[number]?.word);
  const scale = inside.find(
    (word, at) => scales.has(word) && at > inside.indexOf(wordAt(tokens, number)) && word !== tokens[number]?.word,
  );
  const isLower = inside.some(
    (word, at) => otherBounds.has(word) && inside[at - 1] !== "no" && inside[at - 1] !== "not",
  );
  // "No higher than 3.0".
  const isHighest = inside.some((word, at) => highBounds.has(word) && /^(?:no|not)$/.test(inside[at - 1] ?? ""));
  const isRange = beginsRange(text, tokens[number]);
  const most = scaleBehind(tokens, number) ?? (scale === undefined ? 4 : Number(scale));
  const isOtherScale = least > 4.33 || most > 4.33 || most < 4;
  return isLower || isHighest || isRange || isEndOfRange(tokens, number, text) || isOtherScale
    ? gradesToCheck
    : { about: "gpa", least };
}

/** "A 2.3 | (out of 3.00)": the highest grade; null where nothing names it so. */
function scaleBehind(tokens: readonly Token[], at: number): number | null {
  const out = [1, 2, 3].find((far) => tokens[at + far]?.word === "out" && tokens[at + far + 1]?.word === "of");
  const most = out === undefined ? Number.NaN : Number(wordAt(tokens, at + out + 2));
  return most > 0 ? most : null;
}

/** The 3.0 of "a 2.5-3.0 GPA" and "2.5 to 3.0", which is no least grade. */
const isEndOfRange = (tokens: readonly Token[], at: number, text: string): boolean =>
  (isGrade(wordAt(tokens, at - 1)) && gap(tokens, text, at).trim() === "-") ||
  (tokens[at - 1]?.word === "to" && isGrade(wordAt(tokens, at - 2)));
