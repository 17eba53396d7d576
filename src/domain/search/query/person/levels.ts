import { monthNames } from "../../../calendar/months.ts";
import { levelWordsByStart } from "../../../eligibility/level/level-words.ts";
import { type Found, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { stateOfCity } from "../../../places/us-cities.ts";
import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import type { Mention, Reading } from "../mention.ts";
import { withoutHeld, yearsOfLaw } from "./held-degrees.ts";
import { anyCollege, college, eitherSchool, findLevels, findOthers, highSchool, yearAlone } from "./level-phrases.ts";

/** What is looked for besides the level. */
export const diplomaTopic = "ged";

/** Who has a GED stands where one who graduated from high school does. Sponsors who take them say so. */
const findDiplomas = phraseFinder([
  [
    "(got|have|has|earned|earning|getting|finished|completed|passed|with|) (my|a|his|her|the|) (ged|hiset) (diploma|holder|holders|recipient|recipients|graduate|graduates|certificate|)",
    diplomaTopic,
  ],
]);

/** Who is called so is mostly in high school. */
const findTeens = phraseFinder([
  ["(teen|teens|teenage|teenager|teenagers)", true],
  ["(teen|teenage) (mom|moms|mother|mothers|parent|parents|dad|dads|father|pregnancy|driver|drivers)", false],
]);

/** Beside "graduating in 2027" they name a college: "with a degree in marketing". */
const collegeWords = wordSet("degree degrees bachelor bachelors university undergrad");
const schoolsWithClasses: ReadonlySet<readonly MatchingLevel[]> = new Set([
  highSchool,
  college,
  anyCollege,
  eitherSchool,
  yearAlone,
]);

/** "A mom of two teenagers" */
const ofParents = wordSet("with of my two three four 2 3 4");

type Levels = { levels: readonly MatchingLevel[]; read_as?: "profile" | "either" };

/** The fields and the colleges that a query names. */
type Named = { fields: readonly Mention[]; colleges: readonly Mention[] };

const asReadings = ({ levels, ...how }: Levels): Reading[] =>
  levels.map((value) => ({ slot: "academic_level", value, ...how }));

/**
 * The levels that a query names. A class alone ("junior") takes the school that other words name, else the school of the
 * student's profile at `own` level, else both.
 */
export function levelMentions(
  tokens: readonly Token[],
  own: MatchingLevel | null = null,
  { fields = [], colleges = [] }: Partial<Named> = {},
): Mention[] {
  const found = findLevels(tokens);
  const others = findOthers(tokens).map(({ from, to }): Mention => {
    const isGraduation = tokens.slice(from, to).some(({ word }) => /^graduat(?:e|ing)$/.test(word));
    return { from, to, says: isGraduation ? asReadings({ levels: highSchool }) : [] };
  });
  const alone = found.length === 0 ? asReadings({ levels: highSchool }) : [];
  // Beside a level the diploma narrows nothing, and no scholarship is compared by it.
  const diplomas = findDiplomas(tokens).map(({ from, to, value }): Mention => {
    return { from, to, says: alone, ...(found.length === 0 ? { topic: value } : { ignored: true }) };
  });
  const teens = findTeens(tokens)
    .filter(({ from }) => !ofParents.has(wordAt(tokens, from - 1)))
    .map(({ from, to, value }): Mention => {
      const says = value ? alone : [];
      return { from, to, says, ...(says.length === 0 && { topic: true }) };
    });
  const school = schoolNamed(found, tokens, { fields, colleges }) ?? schoolOf(own);
  // Words such as "undergrad" or a class tell which college it is.
  const isFourYears = found.some(({ value }) => value === college || value === eitherSchool);
  // "Master's, graduating in 2027"
  const isElsewhere = found.some(({ value }) => !schoolsWithClasses.has(value));
  const levelsOf = ({ to, value }: Found<readonly MatchingLevel[]>): Levels => {
    const isYear = /^\d/.test(wordAt(tokens, to - 1)) && (value === yearAlone || value === eitherSchool);
    if (isYear && isElsewhere) return { levels: [] };
    if (isYear && tokens.some(({ word }) => collegeWords.has(word))) return { levels: college };
    if (value === yearAlone) return school.read_as === "either" ? { levels: highSchool } : school;
    if (value === eitherSchool) return school;
    return { levels: value === anyCollege && isFourYears ? college : value };
  };
  const read: Mention[] = [
    ...graduations(tokens),
    ...degrees(tokens),
    ...degreesOfFields(tokens),
    ...degreesBefore(fields, tokens),
    ...others,
    ...diplomas,
    ...teens,
    ...found.map((each) => ({
      // "High school girl": the last word tells more.
      ...{ from: each.from, to: isOfSex(each, tokens) ? each.to - 1 : each.to },
      // It is said of how they learn, too.
      ...(/^home/.test(wordAt(tokens, each.from)) && { topic: true as const }),
      says: isNoLevel(each, tokens) ? [] : asReadings(levelsOf(each)),
    })),
    ...yearsOfLaw(tokens),
  ];
  return withoutHeld(read, tokens);
}

/** "Teach at a high school", "homeschooled, 8th grade" */
const isNoLevel = ({ from, value }: Found<readonly MatchingLevel[]>, tokens: readonly Token[]): boolean =>
  value === highSchool &&
  (isWorkplace(tokens, from) ||
    (/^home/.test(wordAt(tokens, from)) && belowHighSchool.test(tokens.map(({ word }) => word).join(" "))));
const belowHighSchool =
  /\b(?:kindergarten|elementary|middle school(?:er)?|(?:1 st|2 nd|3 rd|[4-8] th|first|second|third|fourth|fifth|sixth|seventh|eighth) grader?)\b/;

const isOfSex = ({ to, value }: Found<readonly MatchingLevel[]>, tokens: readonly Token[]): boolean =>
  value === highSchool && /^(?:girl|boy)s?$/.test(wordAt(tokens, to - 1));

const teach = wordSet("teach teaching");
const beforeWorkplace = wordSet("in at a an the");
const mostTaught = 3; // words

/** "Want to teach math in high school" says no level of the student. */
function isWorkplace(tokens: readonly Token[], school: number): boolean {
  let at = school - 1;
  while (beforeWorkplace.has(wordAt(tokens, at))) at -= 1;
  if (at === school - 1) return false;
  return tokens.slice(Math.max(0, at - mostTaught), at + 1).some(({ word }) => teach.has(word));
}

const endings = wordSet("graduating graduate graduates finish finishing complete completing");
const beforeSchool = wordSet("from with my a the");
const ofHighSchool = wordSet("highschool hs");
const ofCollege = wordSet("college university uni undergrad bachelor bachelors");
const beforeYear = wordSet(`degree in on by of early late spring summer fall winter ${monthNames}`);

/** A school with the year in which the student leaves it: "graduating from college in May 2027". */
function graduations(tokens: readonly Token[]): Mention[] {
  const skip = (at: number, words: ReadonlySet<string>) => {
    let next = at;
    while (next < at + 4 && words.has(wordAt(tokens, next))) next++;
    return next;
  };
  return tokens.flatMap(({ word }, from): Mention[] => {
    if (!endings.has(word)) return [];
    const at = skip(from + 1, beforeSchool);
    const isHigh = tokens[at]?.word === "high" && tokens[at + 1]?.word === "school";
    const school = wordAt(tokens, at);
    const levels = isHigh || ofHighSchool.has(school) ? highSchool : ofCollege.has(school) ? college : null;
    const year = skip(at + (isHigh ? 2 : 1), beforeYear);
    if (!levels || !/^20\d\d$/.test(wordAt(tokens, year))) return [];
    return [{ from, to: year + 1, says: asReadings({ levels }) }];
  });
}

/** The school that a class alone belongs to: the only kind that the query names. Null where it names none or both. */
function schoolNamed(
  found: readonly Found<readonly MatchingLevel[]>[],
  tokens: readonly Token[],
  { fields, colleges }: Named,
): Levels | null {
  const isAt = (levels: readonly MatchingLevel[]) => found.some(({ value }) => value === levels);
  const hasMajor = fields.some(({ from, to }) => isMajor(tokens, from, to));
  const isOfCollege = found.some((each) => each.value === eitherSchool && isBesideCollege(each, colleges, fields));
  const isNamed = isOfCollege || isAtNamedCollege(tokens);
  const atCollege = isAt(college) || isAt(anyCollege) || isNamed || (hasMajor && !isAt(highSchool));
  if (isAt(highSchool) === atCollege) return null;
  return { levels: atCollege ? college : highSchool };
}

/** "Virginia Tech freshman", "Howard nursing junior", "junior in engineering at Purdue". */
function isBesideCollege(
  { from, to }: Found<unknown>,
  colleges: readonly Mention[],
  fields: readonly Mention[],
): boolean {
  const before = fields.find((field) => field.to === from);
  const behind = fields.find((field) => field.from === to || field.from === to + 1);
  return colleges.some(
    (each) =>
      each.says.length > 0 &&
      (each.to === from || each.to === before?.from || each.from === to || each.from === behind?.to),
  );
}

/** "Sophomore bio major", "junior majoring in math", but not "will be a bio major". */
function isMajor(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ word }) => word);
  const isOne = /^majors?$/.test(wordAt(tokens, to)) || before.slice(-2).includes("majoring");
  return isOne && !before.some((word) => notYet.has(word));
}
const notYet = wordSet(
  "future prospective intended will be want wants plan plans planning hope hoping become possible potential",
);

/** The school of a student whose profile has this level. */
function schoolOf(own: MatchingLevel | null): Levels {
  if (own === "high_school") return { levels: highSchool, read_as: "profile" };
  if (own === "associate" || own === "bachelor") return { levels: college, read_as: "profile" };
  return { levels: eitherSchool, read_as: "either" };
}

/** Degrees of the reader's table: "MFA", "MSW", "DNP". */
function degrees(tokens: readonly Token[]): Mention[] {
  return [...levelWordsByStart(tokens).values()].flatMap(({ from, to, value }) => {
    const levels = value.levels;
    const isOne = value.use === "degree" && levels.length === 1 && !otherDegrees.has(wordAt(tokens, from));
    return isOne ? [{ from, to, says: asReadings({ levels }) }] : [];
  });
}

/** Degrees that name their field, as written in a query. */
const fieldsOfDegrees: ReadonlyMap<string, readonly [MatchingLevel, string]> = new Map([
  ["barch", ["bachelor", "Architecture"]],
  ["m.arch", ["master", "Architecture"]],
  ["m.ed", ["master", "Education"]],
]);

const degreesOfFields = (tokens: readonly Token[]): Mention[] =>
  tokens.flatMap(({ word }, from) => {
    const [level, value] = fieldsOfDegrees.get(word) ?? [];
    if (!level || !value) return [];
    const says: Reading[] = [...asReadings({ levels: [level] }), { slot: "field_of_study", value }];
    return [{ from, to: from + 1, says }];
  });

/** Letters that are a degree before the name of a field alone: "MS computer science". */
const lettersOfDegrees: ReadonlyMap<string, MatchingLevel> = new Map([
  ["ba", "bachelor"],
  ["bs", "bachelor"],
  ["bsc", "bachelor"],
  ["ma", "master"],
  ["ms", "master"],
  ["msc", "master"],
]);

function degreesBefore(fields: readonly Mention[], tokens: readonly Token[]): Mention[] {
  return fields.flatMap(({ from }) => {
    const level = lettersOfDegrees.get(wordAt(tokens, from - 1));
    if (!level || isState(tokens, from - 1)) return [];
    return [{ from: from - 1, to: from, says: asReadings({ levels: [level] }) }];
  });
}

/** Whether letters stand behind a city of their state or a word that places follow: "Boston MA nursing", "in MA nursing". */
function isState(tokens: readonly Token[], at: number): boolean {
  const wordsBefore = (count: number) => tokens.slice(Math.max(0, at - count), at).map(({ word }) => word);
  const isOfCity = (words: readonly string[]) => stateOfCity.get(words.join(" "))?.toLowerCase() === tokens[at]?.word;
  return /^(?:in|from|near)$/.test(wordsBefore(1)[0] ?? "") || [1, 2, 3].some((count) => isOfCity(wordsBefore(count)));
}

/** Degrees of sponsors that are something else in a query: "ED'd" is "applied early". */
const otherDegrees = wordSet("first edd do sm");

/** "A junior at UCLA": only colleges are named after "at" with a class or a student. */
function isAtNamedCollege(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      /^(?:at|en)$/.test(word) &&
      /^(?:(?:freshman|sophomore|junior|senior)s?|student)$/.test(wordAt(tokens, at - 1)) &&
      !isHighSchool(tokens, at),
  );
}

const isHighSchool = (tokens: readonly Token[], at: number) =>
  tokens.slice(at, at + 6).some(({ word }) => /^(?:high|highschool|hs|prep|charter|magnet)$/.test(word));
