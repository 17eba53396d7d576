import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { schoolYearEnd } from "../../../matches/criteria/level-fit.ts";
import type { Mention, Reading } from "../mention.ts";
import type { QueryWords } from "../words/query-words.ts";

const freshmen = /^(?:freshm[ae]n|1st|first)$/;
const coming = wordSet(
  "incoming entering rising future prospective upcoming soon will starting become becoming admitted accepted",
);
const comingBehind = wordSet("next admit admits admission admissions applicant applicants");
const awards = wordSet("scholarship scholarships award awards aid merit grant grants money funding tuition beca becas");
/** Who says so speaks of themselves now: "I'm a freshman", "current freshman". */
const ownWords = wordSet("im am currently current now as is my");
const near = 3;

/**
 * The mentions of levels, with those of freshmen for whom it is said: whoever starts college next fall is a high school senior now, and
 * scholarships for them are for high school seniors. "Incoming freshman" and "freshman next fall" are such ones. "University of Florida
 * freshman" and "freshman scholarships" may be they or those who started this fall. `today` is YYYY-MM-DD.
 */
export function withFreshmen(mentions: readonly Mention[], { tokens }: QueryWords, today: string): Mention[] {
  const colleges = mentions.filter(({ says }) => says.some(({ slot }) => slot === "college"));
  const senior = {
    slot: "academic_level" as const,
    value: "high_school" as const,
    graduation_year: schoolYearEnd(today, false),
  };
  const toBegin = beginning(mentions, tokens);
  return mentions.map((mention) => {
    if (mention === toBegin) return { ...mention, says: mention.says.map(asToBegin) };
    const levels = mention.says.filter((each) => each.slot === "academic_level");
    const isOne = tokens.slice(mention.from, mention.to).some(({ word }) => freshmen.test(word));
    const isOfHighSchool = !levels.some(({ value, read_as }) => value === "bachelor" || read_as === "profile");
    if (!isOne || levels.length === 0 || isOfHighSchool) return mention;
    const [first] = levels;
    const bachelor: Reading = { slot: "academic_level", value: "bachelor" };
    const others = mention.says.filter(({ slot }) => slot !== "academic_level");
    if (isToCome(mention, tokens)) return { ...mention, says: [senior, bachelor, ...others] };
    if (!isOfEither(mention, tokens, colleges)) return mention;
    const { graduation_year } = first ?? {};
    const read_as = "entering" as const;
    const now: Reading = { ...bachelor, ...(graduation_year !== undefined && { graduation_year }), read_as };
    return { ...mention, says: [{ ...senior, read_as }, now, ...others] };
  });
}

const asToBegin = (each: Reading): Reading => (each.slot === "academic_level" ? { ...each, to_begin: true } : each);
const degree = /^(?:under|(?:under)?grad(?:uate)?|bachelors?|degrees?|programs?|licenciatura|pregrado)$/;
const wishes = wordSet(
  "apply applying want wants wanna hoping hopes plan plans planning seeking quiero quiere busco busca",
);
const tellsNow = wordSet(
  "im am after before post currently current now my studying doing finish finishing finished complete completing completed",
);
const behindDegree = wordSet("student students research researcher thesis finished completed seeking loans");
/** A part of a degree, in another country. */
const partOfDegree = wordSet("semester exchange term summer internship internships fieldwork year");
const tellsFromAbroad = ({ slot, value }: Reading): boolean =>
  (slot === "country" && value !== "US") || (slot === "citizenship" && value === "international");
/** Who is of a college or a state of the US, or names another level or an age, is not about to begin abroad. */
const tellsOther = (each: Reading): boolean =>
  each.slot === "academic_level"
    ? each.value !== "bachelor" || each.graduation_year !== undefined
    : each.slot === "residence" || each.slot === "college" || each.slot === "age";

/**
 * The mention of the bachelor's degree that somebody from another country, or who goes to one, is about to begin: "bachelor's in Canada",
 * "nigerian, wants undergrad abroad". Not "I'm an undergrad from Nepal", which tells what they are.
 */
function beginning(mentions: readonly Mention[], tokens: readonly Token[]): Mention | undefined {
  const said = mentions.flatMap(({ says }) => says);
  const goes = said.some((each) => each.slot === "country" && each.relation === "study");
  if (!said.some(tellsFromAbroad)) return undefined;
  const isPart = tokens.some(
    ({ word }, at) => partOfDegree.has(word) || (word === "abroad" && tokens[at - 1]?.word === "study"),
  );
  if (isPart || said.some(tellsOther)) return undefined;
  return mentions.find(({ from, to, says }) => {
    if (!says.some(({ slot }) => slot === "academic_level")) return false;
    const before = wordsBefore(tokens, from);
    const isOwn = before.some((word) => tellsNow.has(word)) || /\bas an?$/.test(before.join(" "));
    const isDegree = tokens.slice(from, to).every(({ word }) => degree.test(word));
    if (isOwn || !isDegree || behindDegree.has(wordAt(tokens, to))) return false;
    return goes || before.some((word) => wishes.has(word));
  });
}

const wordsBefore = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - near), at).map(({ word }) => word);

/** "Incoming freshman", "will be a freshman", "freshman next fall", "freshman admit". */
const isToCome = ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
  wordsBefore(tokens, from).some((word) => coming.has(word)) ||
  tokens.slice(from, to).some(({ word }) => coming.has(word)) ||
  tokens.slice(to, to + near).some(({ word }, at) => word === "next" || (at === 0 && comingBehind.has(word)));

/** Beside a college or what is given, of nobody who says "I am". */
function isOfEither({ from, to }: Mention, tokens: readonly Token[], colleges: readonly Mention[]): boolean {
  if (wordsBefore(tokens, from).some((word) => ownWords.has(word))) return false;
  const isOfAward = tokens.slice(to, to + near).some(({ word }) => awards.has(word));
  // "Howard nursing freshman", but "freshman at Howard" is there
  const isOf = (each: Mention) =>
    (each.to <= from && from - each.to < near - 1) || (each.from === to && tokens[to]?.word !== "at");
  return isOfAward || colleges.some(isOf);
}
