import { collegeName } from "../../places/colleges/college-spelling.ts";
import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { cueBefore, hasStudents, isAttended, isBesideStudents } from "./attended-colleges.ts";
import { calledColleges, findCollegeCues, listedColleges } from "./called-colleges.ts";
import { type CollegeName, collegeNames, collegeStart, isPart } from "./college-names.ts";
import { attendWords, notOfCollege, systems } from "./college-phrases.ts";
import { highSchoolHeads, highSchools } from "./high-schools.ts";
import { shortFormsOf } from "./sponsoring-college.ts";
import { hostInstitute } from "./teaching-institutes.ts";

const nothing: Meaning = { about: "nothing" };

const places = "(institution|institutions|university|universities|college|colleges|school|schools|program|programs)";

const findListLead = phraseFinder([
  [`host ${places}`, true],
  [`(eligible|participating|approved|partner) ${places}`, true],
  [
    `(attend|attending|enrolled in|enrolled at|admitted to|accepted to|accepted at|accepted by|study at|studying at|students of|students at) (one|any|one or more|either) of (the following|these|those|our) ${places}`,
    true,
  ],
  ["(attend|attending|enrolled in|enrolled at|accepted at|accepted by|studying at) one of the following", true],
  [`(student|students) (at|of|from|in) (one|any|one or more) of (the following|these) (${places.slice(1, -1)}|)`, true],
]);

/** Colleges and high schools that the student must attend or enter, by name. */
export const namedColleges = grammar(
  { clause: [collegeStart, highSchoolHeads, findCollegeCues], title: [collegeStart], lead: [findListLead] },
  (clause) => {
    const { tokens, text } = clause;
    if (clause.part === "title") return inTitle(clause);
    if (story.hasAny(tokens)) return [];
    const isHosts = isListOfColleges(clause.lead);
    const found: Mention[] = [];
    let before: CollegeName | null = null;
    const full = collegeNames(clause);
    const called = isHosts && full.length === 0 ? listedColleges(clause) : calledColleges(clause, full);
    const names = called.length === 0 ? full : [...full, ...called].toSorted((a, b) => a.from - b.from);
    for (const [index, name] of names.entries()) {
      const attends: boolean =
        isHosts ||
        isHost(tokens, name.from) ||
        isInBrackets(clause, name) ||
        hasStudents(tokens, name.to) ||
        isBesideStudents(tokens, name, names[index + 1]) ||
        (isAttended(tokens, name.from) && !ofStaff.has(wordAt(tokens, name.to))) ||
        (/ School of /.test(name.name) && attendWords.has(cueBefore(tokens, name.from - 1))) ||
        (before !== null && isListed(tokens, before, name));
      before = attends ? name : null;
      if (!attends) continue;
      const from = tokens[name.from - 1]?.word === "the" ? name.from - 1 : name.from;
      const isOfSame =
        isAbbreviation(clause, found.at(-1), name) ||
        (isPart(name.name) &&
          (followsCollege(clause, found.at(-1), name) || isInCollege(tokens, name, names[index + 1])));
      const meaning = isOfSame ? nothing : institution(name.name, clause);
      found.push({ from, to: name.to, meaning }, ...ofStudy(tokens, from));
    }
    const isOneOfMany =
      (before !== null && others(tokens, before.to)) ||
      names.some((name) => isAnyCampus(tokens, name) || isBehindAny(tokens, name)) ||
      findPastStudents(tokens).length > 0;
    if (isOneOfMany) return [...found.map(asCheck), ...highSchools(tokens, text)];
    if (isHosts && names.length === 0) found.push(...hostOf(clause));
    return [...found, ...ofProvider(clause), ...highSchools(tokens, text)];
  },
);

/** "Past or present students of": those who left the college may apply too. */
const findPastStudents = phraseFinder([
  ["(past|former|previous) (or|and) (present|current) (student|students)", true],
  ["(present|current) (or|and) (past|former|previous) (student|students)", true],
  [
    "(student|students) (or|and) (alumni|alumna|alumnus|alumnae|alum|former students|recent graduates) (of|at|from)",
    true,
  ],
] as const);

/** "Host institution: ...", "You must attend one of the following colleges: ...". */
const isListOfColleges = (lead: string): boolean => lead !== "" && findListLead(tokensOfLead(lead)).length > 0;

/** "Host institution: Milano Fashion Institute", but not "a public school or an institute". */
function hostOf({ tokens, text }: ClauseWords): Mention[] {
  const name = /^(?:an?|any|all)$/.test(wordAt(tokens, 0)) ? null : hostInstitute(text);
  return name === null ? [] : [{ from: 0, to: tokens.length, meaning: { about: "institution", names: [name] } }];
}

/** "University of Denver, Josef Korbel School": a part behind its college. */
function followsCollege({ tokens, text }: ClauseWords, before: Mention | undefined, { from }: CollegeName): boolean {
  if (before?.meaning.about !== "institution" || before.meaning.names.every(isPart)) return false;
  return /^\s?[-,]\s?(?:the )?$/i.test(text.slice(tokens[before.to - 1]?.end, tokens[from]?.start));
}

/** "London School of Economics (LSE)". */
function isAbbreviation(
  { tokens, text }: ClauseWords,
  before: Mention | undefined,
  { name, from }: CollegeName,
): boolean {
  if (before?.meaning.about !== "institution" || name !== name.toUpperCase()) return false;
  return /^\s?\($/.test(text.slice(tokens[before.to - 1]?.end, tokens[from]?.start));
}

/** "The Rotman School of Management at the University of Toronto". */
const isInCollege = (tokens: readonly Token[], { to }: CollegeName, next: CollegeName | undefined): boolean =>
  next !== undefined &&
  next.from > to &&
  !isPart(next.name) &&
  tokens.slice(to, next.from).every(({ word }) => /^(?:at|of|the)$/.test(word));

/** A school of the college that gives the scholarship means that college, and so does the beginning of its name. */
function institution(name: string, { college }: ClauseWords): Meaning {
  // A college of a university: its students may name either.
  if (/ College,? (?:Oxford|Cambridge|Durham)$/i.test(name)) return toCheck("study_place");
  const means = college && [isPart, beginsName, isShortFor].some((is) => is(name, college)) ? college : name;
  return { about: "institution", names: [means] };
}

/** "UWA" in a text of the University of Western Australia. */
const isShortFor = (name: string, college: string) => shortFormsOf(college).has(name);

/** "University of Calgary" in a text of the University of Calgary in Qatar. */
const beginsName = (name: string, college: string) => `${collegeName(college)} `.startsWith(`${collegeName(name)} `);

const notForStudents = wordSet(
  "partner partners is club clubs foundation alumni association society federation fund trust contest competition essay summer camp library press challenge high school schools medal lecture visiting credit board bookstore",
);

const afterAnyCollege = wordSet(
  "book books opportunity savings success access achievement essay readiness bound prep preparatory student students freshman freshmen sophomores juniors senior seniors women men graduate graduates completion board network counselors education",
);

/** "Smith Family College Scholarship" pays for any college. Names without "university" may be those of firms. */
export function isSurelyCollege(tokens: readonly Token[], { from, to }: CollegeName): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const next = wordAt(tokens, to);
  if (words[0] === "university") return words[1] === "of";
  if (words.includes("university")) return true;
  if (words.includes("college"))
    return !(words.at(-1) === "college" && (notOfCollege.has(next) || afterAnyCollege.has(next)));
  if (words.at(-1) === "school") return false;
  // "Campus Ministry Seminary Scholarship" pays for any seminary.
  if (words.at(-1) === "seminary") return words.includes("theological");
  return notOfCollege.has(next) || /^(?:phd|honours|postgraduate|undergraduate|graduate|international)$/.test(next);
}

/** The college in the name of a scholarship is the one at which it pays: "Felician College International Scholarship". */
function inTitle(clause: ClauseWords): Mention[] {
  const { tokens, text } = clause;
  const [name, ...others] = collegeNames(clause);
  if (
    !name ||
    others.length > 0 ||
    text[(tokens[name.from]?.start ?? 0) - 1] === "(" ||
    !tokens.some(({ word }) => notOfCollege.has(word))
  )
    return [];
  const around = [...tokens.slice(0, name.from), ...tokens.slice(name.to)];
  if (around.some(({ word }) => notForStudents.has(word)) || !isSurelyCollege(tokens, name)) return [];
  const { college } = clause;
  // The words behind a name are not always told from it: "University of Denver Josef Korbel School Scholarship".
  const isLonger = college && beginsName(college, name.name) && !/ at |-/.test(name.name);
  return [{ from: name.from, to: name.to, meaning: institution(isLonger ? college : name.name, clause) }];
}

/** "Students at the University": the college that gives the scholarship. */
function ofProvider({ tokens, college }: ClauseWords): Mention[] {
  if (!college) return [];
  return tokens.flatMap(({ word, capital }, at): Mention[] => {
    const isAlone =
      /^(?:university|college)$/.test(word) &&
      capital &&
      tokens[at - 1]?.word === "the" &&
      !/^(?:of|at)$/.test(wordAt(tokens, at + 1));
    if (!isAlone || !(isAttended(tokens, at) || hasStudents(tokens, at + 1))) return [];
    return [{ from: at - 1, to: at + 1, meaning: { about: "institution", names: [college] } }];
  });
}

// A clause that tells of the donor.
const story = tokenSet("donated bequeathed died born");
const otherColleges = wordSet("colleges universities hbcu hbcus institutions schools participating similar equivalent");

/** "Howard University, other HBCUs, or one of the following", "Smith College or any college": not only the named ones. */
function others(tokens: readonly Token[], to: number): boolean {
  const after = tokens.slice(to, to + 9).map(({ word }) => word);
  const at = after.findIndex((word) => word === "or" || word === "other" || word === "another");
  if (at < 0) return false;
  const isAny = ["any", "a", "an", "another"].includes(after[at + 1] ?? "");
  const kinds = isAny ? [...otherColleges, "college", "university", "institution", "school"] : [...otherColleges];
  return after.some((word) => kinds.includes(word));
}

/** "An accredited college or at | Smith College": one of many. */
function isBehindAny(tokens: readonly Token[], { from }: CollegeName): boolean {
  let at = from - 1;
  while (/^(?:at|in|the|to)$/.test(wordAt(tokens, at))) at--;
  const kind = tokens[at - 1];
  return tokens[at]?.word === "or" && kind?.capital === false && anyKind.has(kind.word);
}
const anyKind = wordSet("college university institution school colleges universities institutions schools");

/** "Any California State University campus", "all campuses of ...": colleges with names of their own, such as San Diego State. */
function isAnyCampus(tokens: readonly Token[], { from, to }: CollegeName): boolean {
  const word = (at: number) => wordAt(tokens, at);
  const [before, behind] = [word(from - 1), word(to)];
  if (before === "any" || behind === "campuses" || behind === "system") return true;
  if (before === "each" || before === "every") return behind === "campus";
  // "A University of Wisconsin campus", but not "a Monash campus in Australia".
  if (/^an?$/.test(before))
    return behind === "campus" && tokens.slice(from, to).some((token) => systems.has(token.word));
  return before === "of" && /^campus(?:es)?$/.test(word(from - 2)) && /^(?:any|all)$/.test(word(from - 3));
}

const asCheck = (mention: Mention): Mention =>
  mention.meaning.about === "institution" ? { ...mention, meaning: toCheck("study_place") } : mention;

/** "Host Institution: University of Alberta". */
function isHost(tokens: readonly Token[], from: number): boolean {
  const before = tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ word }) => word)
    .filter((word) => word !== "the");
  return before.slice(-2).join(" ") === "host institution" || before.slice(-2).join(" ") === "host university";
}

/** "One of our member colleges | (Alder College, Hale University)". */
const isInBrackets = ({ tokens, text }: ClauseWords, { from }: CollegeName): boolean =>
  /^ ?\($/.test(text.slice(tokens[from - 1]?.end, tokens[from]?.start)) &&
  /^(?:colleges|universities|institutions|schools|campuses)$/.test(wordAt(tokens, from - 1));

/** "With MIT | faculty support". */
const ofStaff = wordSet("faculty staff researchers scientists professors support experts");

/** "Smith College, Vassar College or Bard College". */
function isListed(tokens: readonly Token[], before: CollegeName, name: CollegeName): boolean {
  return tokens.slice(before.to, name.from).every(({ word }) => /^(?:and|or|the|at|either)$/.test(word));
}

const studyWords =
  /^(?:attending|attend|attends|enrolled|enrolling|enroll|enrol|entering|enter|studying|study|matriculating|matriculate|campus|either|accepted|admitted|admission|registered|host|institution)$/;

function ofStudy(tokens: readonly Token[], from: number): Mention[] {
  return [1, 2, 3]
    .map((back) => from - back)
    .filter((at) => at >= 0 && studyWords.test(wordAt(tokens, at)))
    .map((at) => ({ from: at, to: at + 1, meaning: nothing }));
}
