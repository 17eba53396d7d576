import type { Meaning, Mention } from "./mention.ts";
import { type Token, wordAt } from "./text/tokens.ts";
import { wordSet } from "./text/word-set.ts";
import { anyAward, anyFund } from "./words/awards.ts";
import { anyApplicant } from "./words/persons.ts";

const ofPersons: ReadonlySet<Meaning["about"]> = new Set(["level", "groups", "citizenship", "countries", "states"]);
/** What applicants do for others. What an award does ("supports women") has no applicant before it. */
const deeds = wordSet(`
host hosted hosting tutor tutored tutoring mentor mentored mentoring coach coached coaching teach teaches taught teaching counsel counseled counseling
help helps helped helping assist assists assisted assisting support supports supported supporting serve serves served serving
advise advised advising guide guided guiding train trained training educate educated educating empower empowered empowering
`);
/** "Work with | veterans", "care for | the blind". */
const deedsWith = wordSet(
  "work works worked working volunteer volunteers volunteered volunteering collaborate collaborated interact interacted",
);
const deedsFor = wordSet(
  "care cares cared caring advocate advocates advocated advocating volunteer volunteered volunteering",
);
const applicants = wordSet(
  `${anyApplicant} student students entrant entrants you they who he she scholars individuals persons`,
);
const awards = wordSet(
  `${anyAward} ${anyFund} program programs programme foundation society organization we it this that which designed established created intended aims`,
);
/** "Served as a mentor to | medical students". */
const helpers = wordSet("mentor mentors tutor tutors advisor advisors adviser advisers teacher coach counselor");
/** Words between the deed and those for whom it is done. */
const between = wordSet(`
a an the at least one two three four five several many other fellow local young younger sick ill elderly frail low income disadvantaged underserved underrepresented underprivileged needy
struggling elementary middle public title school schools students student youth youths children kids adults people persons individuals or and of
`);
const modals = wordSet("must should have has had will also be been actively regularly currently or and either");
const intends = wordSet(
  "plan plans planning intend intends intending wish wishes want wants desire aspire aspires hope hopes commit commitment committed dedicated volunteered experience",
);

/**
 * Whether a mention is of those for whom the applicant does something, and not of the applicant: "has hosted an
 * international student", "must tutor high school students", "who plan to work with veterans".
 */
export function isHelped({ from, meaning }: Mention, tokens: readonly Token[]): boolean {
  if (!ofPersons.has(meaning.about) && meaning.about !== "field_of_study") return false;
  let at = from - 1;
  while (at > 0 && from - at < 6 && between.has(wordAt(tokens, at))) at--;
  const word = wordAt(tokens, at);
  if (word === "to" && helpers.has(wordAt(tokens, at - 1))) return true;
  if (!ofPersons.has(meaning.about)) return false;
  const deed = word === "with" || word === "for" ? at - 1 : at;
  const verb = wordAt(tokens, deed);
  const isDeed =
    word === "with" ? deedsWith.has(verb) : word === "for" ? deedsFor.has(verb) : deeds.has(verb) && at < from;
  return isDeed && isDoneByApplicant(tokens, deed);
}

/** "Applicants must have | tutored", "who | serve", "must | mentor" and "plan to | teach"; but not "this award will | support". */
function isDoneByApplicant(tokens: readonly Token[], deed: number): boolean {
  let at = deed - 1;
  // "Given to a student to | support research" says what the award is for.
  if (tokens[at]?.word === "to") return intends.has(wordAt(tokens, at - 1));
  while (at >= 0 && modals.has(wordAt(tokens, at))) at--;
  const before = wordAt(tokens, at);
  if (at < 0) return deed > 0 && tokens.slice(0, deed).some(({ word }) => /^(?:must|should|have|has|had)$/.test(word));
  return !awards.has(before) && (applicants.has(before) || intends.has(before));
}
