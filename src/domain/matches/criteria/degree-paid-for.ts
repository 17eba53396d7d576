import { wordSet } from "../../eligibility/text/word-set.ts";
import { hasWordOf } from "../../places/folded-text.ts";
import { foldedWords } from "../../places/folded-words.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import { statements } from "../../reader/statements.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { either } from "../../words/either.ts";
import { isMastersDegree, isOfDoctorates, isOfMasters } from "./checks/study/named-degree.ts";
import type { DegreePaidFor } from "./requirements.ts";

/** Words before a degree that is one to study for: "who plan a master's degree", "pays for two years of graduate study". */
const ahead = wordSet(
  "accepted admitted applicants apply applying begin beginning enter entering pay pays plan planning plans pursue pursuing start starting toward towards",
);
/** Words of degrees that are had, and of levels that the same sentence names beside the graduate ones. */
const behind = wordSet("completed doctors earned hold holders holding holds received");
const lower = wordSet("associate baccalaureate bachelor bachelors freshmen high juniors undergraduate undergraduates");
/** Beside these "college" is a level, and not the one that endorses a student, or "Churchill College". */
const beforeCollege = wordSet(
  "and attend attending begin enter entering finish finishing for in of or start starting to",
);
const behindCollege = wordSet(
  "degree degrees education freshmen juniors level scholarships senior seniors student students",
);
/** What tells that somebody had such plans, mostly one whom the award remembers: "who was pursuing a master's degree when she died". */
const past = wordSet("been had was were");
const ofTheDead = wordSet("died death deceased");
/** Words behind a degree in a title. "The Masters Golf Scholarship" and "Master Gardeners Scholarship" name none. */
const behindMasters = wordSet(
  "award awards bursaries bursary fellowship fellowships grant grants scholarship scholarships",
);
/** "Jane Smith PhD Memorial Scholarship" */
const behindName = wordSet("endowed endowment family honorary memorial");
const studies = wordSet(
  "course courses degree degrees program programs programme programmes school schools studies study",
);
/** How many words may stand between. */
const near = 14;
const longest = 600;

const mayTell = hasWordOf(["master", "masters", "doctoral", "doctorate", "doctorates", "phd", "graduate"]);

/** The levels at which a degree is studied for. */
export const levelsOfDegree: Readonly<Record<DegreePaidFor, readonly MatchingLevel[]>> = {
  master: ["master"],
  doctorate: ["doctoral"],
  graduate: ["master", "doctoral", "professional"],
  no_doctorate: ["master", "professional"],
};

/**
 * The graduate degree for which the title, the beginning of the text or, of what is for graduate students, a requirement says that it pays. Null where they tell none, or no more than the levels
 * of those who may apply.
 */
export function degreePaidFor(
  facts: Pick<ScholarshipFacts, "title" | "description" | "requirements">,
  levels: readonly MatchingLevel[],
): DegreePaidFor | null {
  if (levels.includes("associate") || !levels.some(isOfColleges)) return null;
  const { title, description, requirements } = facts;
  const paid =
    (mayTell(title) ? degreeIn(foldedWords(title), titleCounts(title)) : null) ??
    (mayTell(description) ? degreeOfText(description.slice(0, longest)) : null) ??
    // "For graduate students at Oxford", who have to "apply for a graduate course".
    (speaksOfGraduatesAlone(facts, levels) ? degreeOfText(requirements.join("\n").slice(0, longest)) : null);
  return paid === null || levels.every((level) => levelsOfDegree[paid].includes(level)) ? null : paid;
}

/**
 * Whether it is for graduate levels too and its first words name those who study at them, and none at the lower ones: "for graduate
 * students at Oxford". The bachelor's level is then of those who apply before they are there.
 */
export const speaksOfGraduatesAlone = (
  { title, description }: Pick<ScholarshipFacts, "title" | "description">,
  levels: readonly MatchingLevel[],
): boolean => {
  const words = `${title}. ${description.slice(0, longest)}`;
  return (
    levels.some((level) => levelsOfDegree.graduate.includes(level)) && ofGraduates.test(words) && !ofOthers.test(words)
  );
};
const ofGraduates =
  /\b(?:(?:post|(?<!under-?))graduate|master['’]?s|doctoral|ph\.?d\.?) (?:and professional |or professional )?(?:applicants?|candidates?|courses?|degrees?|programs?|programmes?|school|students?|stud(?:y|ies))\b/i;
const ofOthers =
  /\b(?:under-?graduates?|bachelor\S*|freshm[ae]n|sophomores?|juniors?|seniors?|college students|all students|high school|four-year|(?:any|every|all) levels?)\b/i;

/** Whether its first words tell a degree that is still to begin: "who plan a master's degree", but not "who pursue one". */
export const isStillToBegin = ({ description }: Pick<ScholarshipFacts, "description">): boolean =>
  toBegin.test(description.slice(0, longest));
const toBegin =
  /\b(?:plan(?:s|ning)?|(?:about )?to (?:begin|enter|start)|enter|start)\b (?!.{0,60}\b(?:career|research|work)\b)[^.;]{0,90}\b(?:master'?s?|doctora\w+|phd|ph\.d|graduate (?:degree|study|studies))/i;

const isOfColleges = (level: MatchingLevel) => level !== "high_school" && level !== "associate";

function degreeOfText(text: string): DegreePaidFor | null {
  const found = statements(text).flatMap((sentence) => degreeIn(foldedWords(sentence), isAhead) ?? []);
  const [first = null] = found;
  return found.every((each) => each === first) ? first : "graduate";
}

type Counts = (words: readonly string[], at: number) => boolean;

/** In a text the degrees count that are ahead. */
const isAhead: Counts = (words, at) =>
  !words.some((word) => ofTheDead.has(word)) &&
  (!isOfMasters(words[at] ?? "") || isMastersDegree(words, at)) &&
  words
    .slice(Math.max(0, at - near), at)
    .some((word, i) => ahead.has(word) && !isPast(words, Math.max(0, at - near) + i));

const isPast: Counts = (words, at) => words.slice(Math.max(0, at - nearest), at).some((word) => past.has(word));
const nearest = 3;

/** In a title a degree counts that is no part of a name. */
function titleCounts(title: string): Counts {
  const titled = title.split(",").slice(1);
  const isBehindComma = titled.some((part) => isOfDoctorates(foldedWords(part)[0] ?? ""));
  return (words, at) => {
    const [word = "", next = ""] = words.slice(at, at + 2);
    if (isOfDoctorates(word)) return !behindName.has(next) && !(isBehindComma && !words.slice(0, at).some(isOfMasters));
    return !isOfMasters(word) || isMastersDegree(words, at) || (word === "masters" && behindMasters.has(next));
  };
}

function degreeIn(words: readonly string[], counts: Counts): DegreePaidFor | null {
  if (words.some((word, at) => behind.has(word) || lower.has(word) || isCollegeLevel(words, at))) return null;
  const has = (is: (word: string) => boolean) => words.some((word, at) => is(word) && counts(words, at));
  const isOf = (name: string) => words.some((word, at) => word === name && isOfStudy(words, at) && counts(words, at));
  const isMaster = has(isOfMasters);
  const isDoctorate = has(isOfDoctorates);
  const isProfessional = isOf("professional");
  if (isOf("graduate") || (isDoctorate && (isMaster || isProfessional))) return "graduate";
  if (isProfessional) return "no_doctorate";
  if (isMaster) return "master";
  return isDoctorate ? "doctorate" : null;
}

const isCollegeLevel = (words: readonly string[], at: number): boolean =>
  words[at] === "college" && (beforeCollege.has(words[at - 1] ?? "") || behindCollege.has(words[at + 1] ?? ""));

/** "Graduate study", "graduate or professional school", but not "graduate students". */
const isOfStudy = (words: readonly string[], at: number): boolean =>
  studies.has(words[at + 1] ?? "") || (words[at + 1] === "or" && studies.has(words[at + 3] ?? ""));

/** Words of students in the last year of college, or of what they do after it, and of what is judged or paid within the school year. */
const ofLastYear = new RegExp(
  either(
    // Students
    /\b(?:college|university|undergraduate|graduating|rising) seniors?\b/,
    /\bseniors? (?:in|at|of) (?:a |an )?(?:college|university)/,
    /\bjuniors? (?:and|or) seniors?\b/,
    /\b(?:last|final)[- ](?:year|semester|term)\b/,
    /\b(?:fourth|4th)[- ]years?\b/,
    /\b(?:thesis|theses|dissertations?|capstone)\b/,
    // Behind it
    /\b(?:recent graduates?|graduate (?:school|study|studies|degrees?|programs?)|law school|medical school)\b/,
    /\bafter (?:graduation|graduating|college)\b/,
    // Within the school year
    /\b(?:contests?|competitions?|hackathons?|conferences?)\b/,
    /\b(?:this|current|present) (?:school|academic) year\b/,
    /\bspring (?:semester |term |of )?20\d\d\b/,
    /\bpaid (?:out )?(?:right away|at once|immediately)\b/,
  ),
  "i",
);
/** Whether its words tell of those in the last year of college, of what follows it, or of money within the school year. */
export const speaksOfLastYear = ({
  title,
  description,
  requirements,
}: Pick<ScholarshipFacts, "title" | "description" | "requirements">): boolean =>
  [title, description.slice(0, mostRead), ...requirements].some((words) => ofLastYear.test(words.slice(0, mostRead)));
/** In characters. */
const mostRead = 2000;
