import type { Token } from "../../../eligibility/text/tokens.ts";
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
  return mentions.map((mention) => {
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
