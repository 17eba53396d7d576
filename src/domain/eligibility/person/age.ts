import { oldest } from "../demand.ts";
import { grammar, type Mention, toCheck } from "../mention.ts";
import { modals } from "../text/modals.ts";
import { outermost, phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOfLead, withWord, wordAt } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";
import { numberAt, numbers, withAges } from "./ages-in-tokens.ts";
import { endOfDay } from "./day-of-age.ts";
import { ageNames, isOfPast, isSomethingElse, units } from "./not-ages.ts";

/**
 * What the numbers of a phrase are: both bounds, the least age, the last that is too young ("over 35"), the most, or the
 * first that is too old.
 */
type Bound = "range" | "limits" | "least" | "above" | "most" | "too_old";

const being = "(is|of|must be|should be|shall be|will be|)";

// In these phrases "#" stands for an age, in digits or words.
const find = phraseFinder<Bound>([
  ["(be|are|is|were|) (between|from|) (the|) (age|ages) (of|from|between|) # (to|through|thru|and|or|) #", "range"],
  ["(age|ages|aged) (is|are|of|from|between|) # (to|through|thru|and|) # (years|) (old|)", "range"],
  ["(citizens|people|persons|adults|members|residents|individuals|women|men) # (through|thru|to) #", "range"],
  ["(be|are|is) between # (and|to) # (years|) (old|of age|)", "range"],
  [
    "(teens|teenagers|youths|girls|boys|must be|should be) (ages|aged|between|) # (to|through|and|) # (years|) (old|of age|)",
    "range",
  ],
  ["between (the ages of|the age of|) # (and|to) # (years of age|years old|year olds|year old)", "range"],
  ["(from|) # (to|through|and|) # (years of age|years old|year olds|year old)", "range"],
  [
    "(be|are|is|) (at least|no younger than|not younger than) # (and|but) (at most|no older than|not older than|not more than|no more than) # (years of age|years old)",
    "range",
  ],
  [
    "(anyone|student|students|applicant|applicants|individual|individuals|people|person|persons|candidates|woman|women|man|men|teen|teens|teenager|teenagers|adult|adults|youth|youths|citizens|residents|musicians|artists|writers|members|males|females|girls|boys|children) (between|from|aged) # (to|and|through|) # (years old|years of age|years|)",
    "range",
  ],
  ["(aged|age|between|from) (from|) # years (old|of age|) (to|and|through) # (years|) (old|of age|)", "range"],
  ["(at least|a minimum of|minimum|minimum of|) # (year|years) (old|of age)", "least"],
  ["at least # (years|year) (or|and) (older|over)", "least"],
  ["(age|ages|aged|the age of|) # (years|year|) (old|of age|) (or|and) older", "least"],
  ["(age|ages|aged|the age of) # (years|year|) (old|of age|) (or|and) (over|up|above|beyond)", "least"],
  ["# (years|year) (old|of age|) (or|and) (over|up|above|beyond)", "least"],
  ["(age|ages|aged|years of age|over the age of|above the age of) # +", "least"],
  ["(be|are|is) at least # (years old|years of age|)", "least"],
  ["aged at least # (years|) (old|of age|)", "least"],
  ["(be|are|is|aged) (over|above) # (years|) (old|of age|)", "above"],
  ["(minimum|lowest) age of # (years|) (to date|) (or older|)", "least"],
  ["(men|women|students|adults|people|those|anyone|individuals) # +", "least"],
  ["# (years|year) (old|of age) +", "least"],
  ["# + (years|year) (old|of age)", "least"],
  ["(through|thru) age #", "most"],
  ["(no|not) (be|) younger than (the age of|age|) # (years|year|) (old|of age|)", "least"],
  ["(no|not) (be|) less than # (years|year) (old|of age)", "least"],
  ["(be|are|is|aged|students|applicants|those|individuals|anyone|) more than # (years|year) (old|of age)", "least"],
  [
    "(not|never) (yet|) (have|has|having|) (reached|attained|turned|passed|celebrated) (his|her|their|his her|his or her|your|the) (#|# th|# st|# nd|# rd) (birthday|birth day)",
    "too_old",
  ],
  [
    "(before|prior to|by|until) (his|her|their|his her|his or her|your|the) (#|# th|# st|# nd|# rd) birthday",
    "too_old",
  ],
  [
    "(have|has|having) (reached|attained|passed) (his|her|their|his her|his or her|your|the) (#|# th|# st|# nd|# rd) birthday",
    "least",
  ],
  ["(over|above|older than) (the age of|age) # (years|)", "above"],
  ["(over|above|older than) # years (old|of age)", "above"],
  ["older than #", "above"],
  ["(child|children|person|persons|pupils|boys|girls|young people) between # (and|to) # years", "range"],
  ["(age|ages) (group|range|bracket) (of|is|from|between|) # (to|through|and|) # (years|) (old|of age|)", "range"],
  [
    "(age|ages) (limit|limits|requirement) (of|is|from|between|) # (to|through|and|) # (years|) (old|of age|)",
    "limits",
  ],
  [
    "age of (the|an|) (applicant|applicants|candidate|candidates) (must|should|shall) be between # (to|and) # (years|)",
    "range",
  ],
  [
    "(students|applicants|candidates|people|persons|individuals|women|men|anyone|those|artists|writers|authors|musicians|composers|pianists|singers|dancers|filmmakers|scientists|researchers|scholars|investigators|engineers|professionals|journalists|adults) (under|below) (the age of|age|) # (years|) (old|of age|)",
    "too_old",
  ],
  ["(women|men|students|adults|people|those|anyone|individuals|applicants|persons|mothers) (over|above) #", "above"],
  ["(at least|minimum) (the age of|age|age of) #", "least"],
  ["(be|are|is) (of|at least) age #", "least"],
  [`(minimum|lowest) age (limit|requirement|) ${being} # (years|) (old|of age|)`, "least"],
  ["(have|has) (reached|attained) (the|) (age|ages) of #", "least"],
  ["(have|has|having) turned #", "least"],
  ["(no|not) (be|) (older|more) than (age|the age of|) # (years|) (old|of age|)", "most"],
  ["not (be|) (over|above) (the age of|) # (years|) (old|of age|)", "most"],
  ["not yet # (years|) (old|of age)", "too_old"],
  ["not (exceed|exceeding|be over|be above) (the age of|) # years (of age|old|)", "most"],
  ["(age|ages|aged|the age of|) # (years|year|) (old|of age|) (or|and) (younger|under|below)", "most"],
  [
    "(be|are|is|anyone|everyone|those|all|students|applicants|people|persons|individuals|entrants) # (or|and) (over|above|up|older)",
    "least",
  ],
  ["(must|should|will|to) be # (by|on|at the|when|before|as of|to apply|to enter)", "least"],
  ["(aged|age|ages|be|are) (up to|to) # (years|) (old|of age|)", "most"],
  ["up to (the age of #|age #|# years old|# years of age)", "most"],
  [
    `(maximum|max|upper) age (limit|) ((for|at|of) (entry|admission|applicants|candidates|the time of application)|) ${being} # (years|)`,
    "most",
  ],
  ["age (maximum|max) (of|) # (years|)", "most"],
  ["age (minimum|min) (of|) # (years|)", "least"],
  ["age (under|below|less than) # (years|)", "too_old"],
  ["age (over|above) # (years|)", "above"],
  [`age limit ${being} # (years|)`, "most"],
  ["(under|below|younger than|less than) (the age of|age|ages of) # (years|)", "too_old"],
  ["(under|below|younger than|less than) # (years old|years of age|year of age|year old|year olds)", "too_old"],
  ["(at most|maximum|a maximum of) # (years old|years of age)", "most"],
  ["under or # years of age", "most"],
  ["(be|are|is|aged) (under|below|younger than|less than) # (years old|years of age|years|)", "too_old"],
  ["younger than # (years old|years of age|years|)", "too_old"],
  ["not (yet|) (have|) (reached|attained|turned) (the age of|their|) # (years|)", "too_old"],
]);
const numberWords = new TokenSet(numbers.keys());

const heading = phraseFinder<Bound | null>([
  ["(minimum|lowest) age (limit|requirement|)", "least"],
  ["age limit", "most"],
  ["(maximum|max|upper) age (limit|)", "most"],
  ["(age|ages) (range|group|requirement|requirements|restriction|restrictions|)", null],
]);

/** Ages that the student must have. Ages between which "or" stands are left unread. */
export const age = grammar({ clause: [numberWords, heading], lead: [heading] }, ({ text, tokens, lead }) => {
  const after = ageAfter(lead, tokens);
  if (after) return after;
  if (!numberWords.hasAny(tokens)) return [];
  const { plain, ages, starts } = withAges(tokens);
  // "In grades 9-12 and under | 19": the bound belongs to the number behind it.
  const found = find(plain).filter(({ to }) => !(plain[to]?.word === "#" && bounding.has(wordAt(plain, to - 1))));
  const read = outermost(found).flatMap((found): Mention[] => {
    const numbers = ages.slice(found.from, found.to).filter((each) => each !== null);
    const namesAge = plain.slice(found.from, found.to).some(({ word }) => ageNames.has(word));
    if (numbers.some((number) => number < 10) && !namesAge) return [];
    if (isSomethingElse(plain, found.from, found.to) || isOfThing(plain, found.from, found.to)) return [];
    if (found.value !== "range" && isOfNarrowerSubject(plain, found)) return [];
    if (isOfPast(plain, found.from)) return [];
    // "There is no | maximum age of 35".
    if (wordAt(plain, found.from - 1) === "no") return [];
    if (found.value === "limits" && !isOneRange(text, plain.slice(found.from), plain[found.to])) return [];
    const [first = 0, second = first] = numbers;
    const bounds = boundsOf(found.value, first, second);
    if (bounds.least > bounds.most) return [];
    const isRead = /^(?:citizens|residents)$/.test(wordAt(plain, found.from));
    const from = starts[isRead ? found.from + 1 : found.from] ?? 0;
    const to = endOfDay(tokens, starts[found.to] ?? tokens.length);
    if (isOfSomeInBrackets(text.slice(0, tokens[from]?.start))) return [{ from, to, meaning: toCheck("alternative") }];
    return [{ from, to, meaning: { about: "demand", demand: { about: "age", ...bounds } } }];
  });
  if (hasAlternatives(read, tokens) || isByLevel(read, tokens) || namesAnyAge(tokens).length > 0) return [];
  return asRange(read);
});

/** "25 or over and returning to college, or a single mother | of any age": a limit of some. */
const namesAnyAge = phraseFinder([
  ["(of|at|) any age", true],
  ["(regardless|irrespective) of age", true],
  ["(whatever|no matter) (their|your|the|) age", true],
] as const);

const levelWords = wordSet(
  "undergraduate bachelor bachelors master masters msc ma phd doctoral doctorate doctor postgraduate postdoctoral postdoc graduate",
);

/** "Under 30 for a master's degree, 35 for a PhD": each age is for some of the students. */
function isByLevel(read: readonly Mention[], tokens: readonly Token[]): boolean {
  const levels = new Set(tokens.flatMap(({ word }) => (levelWords.has(word) ? [word.slice(0, 4)] : [])));
  if (read.length === 0 || levels.size < 2) return false;
  // "Undergraduates must be under 25 and graduates under 35".
  if (read.length > 1 && new Set(read.map((mention) => boundsIn(mention)?.least)).size === 1) return true;
  return tokens.some(({ word }, at) => {
    const isAge = Number(word) >= 16 && Number(word) <= 60 && !unitsBesideYears.has(wordAt(tokens, at + 1));
    return isAge && !read.some(({ from, to }) => from <= at && at < to);
  });
}

/** "A parent is a citizen (for applicants | below 21)": what is said besides, of some. */
const isOfSomeInBrackets = (before: string): boolean => {
  const bracket = before.lastIndexOf("(");
  return (
    bracket > 0 &&
    !before.includes(")", bracket) &&
    before
      .slice(bracket + 1)
      .toLowerCase()
      .trimStart()
      .startsWith("for ")
  );
};

const bounding = wordSet("under below over above");

/** "Our 50-year-old | foundation". */
const isOfThing = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:our|its|the|this|their)$/.test(wordAt(tokens, from - 1)) &&
  tokens[to - 1]?.word === "old" &&
  tokens[to - 2]?.word === "year";

/** "At least 21 and not over 30" is one range. */
function asRange(read: Mention[]): Mention[] {
  const [first, second, ...more] = read;
  const [lower, upper] = [first, second].map((mention) => (mention ? boundsIn(mention) : null));
  if (!first || !second || !lower || !upper || more.length > 0) return read;
  const range = { least: Math.max(lower.least, upper.least), most: Math.min(lower.most, upper.most) };
  const isOneBound = [lower, upper].every(({ most }) => most === oldest) || lower.least === upper.least;
  if (isOneBound) return read;
  if (range.least > range.most) return asWidest(first, second, lower, upper);
  return [
    { ...first, meaning: { about: "demand", demand: { about: "age", ...range } } },
    { ...second, meaning: { about: "nothing" } },
  ];
}

/** "One is open to those from 18 to 23, the other to women aged 24 and over": what both allow, and the rest is left to check. */
function asWidest(first: Mention, second: Mention, a: Bounds, b: Bounds): Mention[] {
  const widest = { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) };
  const also = [toCheck("alternative")];
  if (widest.least === 0 && widest.most === oldest)
    return [
      { ...first, meaning: toCheck("alternative") },
      { ...second, meaning: toCheck("alternative") },
    ];
  return [
    { ...first, meaning: { about: "demand", demand: { about: "age", ...widest } }, also },
    { ...second, meaning: { about: "nothing" } },
  ];
}
type Bounds = { least: number; most: number };

const boundsIn = ({ meaning }: Mention) =>
  meaning.about === "demand" && meaning.demand.about === "age" ? meaning.demand : null;

/** "Minimum age: 18", "Age: 18-25". The words before the colon demand nothing by themselves. */
function ageAfter(lead: string, tokens: readonly Token[]): Mention[] | null {
  const whole = { from: 0, to: tokens.length };
  const isHeading = ({ from, to }: { from: number; to: number }, of: readonly Token[]) =>
    from === 0 && to === of.length;
  if (heading(tokens).some((found) => isHeading(found, tokens))) return [{ ...whole, meaning: { about: "nothing" } }];
  const words = tokensOfLead(lead);
  const above = lead === "" ? undefined : heading(words).find((found) => isHeading(found, words));
  const numbers = above ? tokens.map((_, at) => numberAt(tokens, at)[0]) : [];
  const [first, second] = numbers.filter((number) => number !== null);
  const others = tokens.filter(({ word }, at) => numbers[at] === null && !ageWords.has(word));
  if (!above || first === undefined) return null;
  if (others.length > 0) return saidBehind(tokens);
  const bound = second === undefined ? above.value : "range";
  if (bound === null) return null;
  return [
    { ...whole, meaning: { about: "demand", demand: { about: "age", ...boundsOf(bound, first, second ?? first) } } },
  ];
}
const ageWords = wordSet("to years year old of age and +");

/** "Under 30", "minimum 50" behind "Age:", where these are all that is said. */
function saidBehind(tokens: readonly Token[]): Mention[] | null {
  const { plain, ages } = withAges(tokens);
  const said = plain[0] ? [withWord(plain[0], "age"), ...plain] : [];
  const found = find(said).find(({ from, to }) => from === 0 && to === said.length);
  const [first, second = first] = ages.filter((each) => each !== null);
  if (!found || first === undefined || second === undefined) return null;
  const bounds = boundsOf(found.value, first, second);
  return [{ from: 0, to: tokens.length, meaning: { about: "demand", demand: { about: "age", ...bounds } } }];
}

function boundsOf(bound: Bound, first: number, second: number): { least: number; most: number } {
  if (bound === "range" || bound === "limits") return { least: first, most: second };
  if (bound === "least") return { least: first, most: oldest };
  // "Over 18" is said of adults, who are 18 as well.
  if (bound === "above") return { least: first === 18 ? 18 : first + 1, most: oldest };
  return { least: 0, most: bound === "most" ? first : first - 1 };
}

/** "Age limit 16 to 19", but not "age limit 30, 35 for some" nor "age limit 30 to 31 December". */
function isOneRange(text: string, tokens: readonly Token[], next: Token | undefined): boolean {
  const first = tokens.findIndex(({ word }) => word === "#");
  const second = tokens.findIndex(({ word }, at) => at > first && word === "#");
  return !text.slice(tokens[first]?.end, tokens[second]?.start).includes(",") && !next?.capital;
}

const unitsBesideYears: ReadonlySet<string> = new Set([...units].filter((word) => !/^years?$/.test(word)));

/** "Applicants under 18 must have a parent sign": says more of some, and leaves the others in. */
const isOfNarrowerSubject = (tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean =>
  modals.has(wordAt(tokens, to)) && from < 3 && !tokens.slice(0, from).some(({ word }) => modals.has(word));

const hasAlternatives = (read: readonly Mention[], tokens: readonly Token[]) =>
  read.some(({ to }, at) => {
    const next = read[at + 1];
    return next !== undefined && next.from >= to && tokens.slice(to, next.from).some(({ word }) => word === "or");
  });
