import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../../mention.ts";
import { isNegated } from "../../text/negated.ts";
import { type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { anyAward } from "../../words/awards.ts";
import { bachelors } from "../degrees/degrees.ts";
import { onlySchool } from "./class-school.ts";

const highSchool = (...years_left: number[]): Meaning => ({ about: "level", levels: ["high_school"], years_left });
const anyHighSchool = { about: "level", levels: ["high_school"] } as const satisfies Meaning;
const college = { about: "level", levels: ["associate", "bachelor"] } as const satisfies Meaning;
const lawSchool: Meaning = { about: "level", levels: ["professional"] };
const fourYearOrGraduate: Meaning = { about: "level", levels: ["bachelor", "master", "doctoral"] };
const anyLevel: Meaning = { about: "level", levels: ["associate", "bachelor", "master", "doctoral", "professional"] };
const check = toCheck("level");
const diploma = toCheck("degree");

const school = "(high|secondary|senior high|upper secondary|higher secondary|senior secondary) (school|schools)";
const ordinal = "(first|second|third|fourth|fifth|sixth|final|last|1 st|2 nd|3 rd|4 th|5 th|6 th|penultimate)";

/** Years of school and study in words other than the names of classes. */
const phrases: PhraseTable<Meaning> = [
  ["(upper sixth|s 6|s6|sixth year) (students|pupils|pupil)", highSchool(0)],
  [
    "(a level|a levels|ib diploma|leaving certificate|abitur|matric|hsc|vce) (student|students|pupils|candidates|learners)",
    highSchool(0),
  ],
  ["(final|last) year (of school|school students|school pupils)", highSchool(0)],
  // What was studied before: "from class 6 to class 12".
  [
    "from (class|classes|standard) (1|i|2|3|4|5|6|vi|7|8|9|ix|10|x) (to|through) (class|standard|) (12|xii)",
    { about: "nothing" },
  ],
  [
    `(completing|finishing|) (their|your|the|) (final|last|senior) year (of|in|at) (a|an|their|your|his or her|) ${school}`,
    highSchool(0),
  ],
  // Juniors are about to enter it.
  [
    `(entering|enter|beginning|starting|going into) (their|your|the|) (final|last|senior) year (of|in|at) (a|an|their|your|his or her|) ${school}`,
    highSchool(1, 0),
  ],
  [`(about|due|expecting|expected|soon) to (finish|complete|leave) (a|an|their|your|) ${school}`, highSchool(0)],
  [`graduating (class|) (from|of|in|at|) (a|an|their|your|) ${school} (students|student|)`, highSchool(0)],
  [`(are|is|be|currently|now) (finishing|completing|leaving) (a|an|their|your|) ${school}`, highSchool(0)],
  [`(will graduate|graduate|will be graduating|about to graduate) from (a|an|their|your|) ${school}`, highSchool(0)],
  [
    "(school leaver|school leavers|school leaver students|sixth form students|sixth formers|matriculants)",
    highSchool(0),
  ],
  [
    "(in|attending|entering) (the|a|) (sixth form|form 5|form 6|form five|form six|lower sixth|upper sixth)",
    anyHighSchool,
  ],
  ["form (4|5|6|four|five|six) (student|students|pupil|pupils|leavers)", anyHighSchool],
  ["k 12 (student|students|pupils|learners)", anyHighSchool],
  ["(home schooled|homeschooled|home educated) (senior|seniors)", highSchool(0)],
  ["(above|beyond|past) (the|) high school level", { about: "nothing" }],
  [
    "(high schoolers|high schooler|high school aged students|high school age students|high school pupils)",
    anyHighSchool,
  ],
  [`(currently|now|still|students|be|are|is) (in|attending|enrolled in|enrolled at) (a|an|) ${school}`, anyHighSchool],
  [`(attend|attends|attending) (a|an|any) ${school}`, anyHighSchool],
  [
    `(students|pupils|learners) (who are|) (currently|) (in|of|at|attending|enrolled in|enrolled at) (a|an|any|all|public|private|local|area|public and private|public or private|) ${school}`,
    anyHighSchool,
  ],
  [
    `(student|students) (at|from|in) each of (the|our|) (two|three|four|five|six|seven|eight|nine|ten|area|local|county|following|) ${school}`,
    anyHighSchool,
  ],
  ["(currently|already|now|be|are|is|or) in college", college],
  ["(already|currently) (attending|enrolled in) college", college],
  // "High school seniors | and students enrolled at any college or university": one more kind of students.
  [
    "(and|or) (also|) (to|for|) (students|those|individuals|people) (who are|) (now|currently|already|presently|) (enrolled|attending|studying|registered) (in|at|) (a|an|any|) (accredited|) (college|university|college or university|university or college)",
    college,
  ],
  [
    "(any|all|every) (level|levels) of (postsecondary|post secondary|tertiary|higher|university|college) (education|study|studies|learning|enrollment|enrolment)",
    anyLevel,
  ],
  ["college bound (student|students|)", { ...anyHighSchool, implied: true }],
  ["college bound (senior|seniors)", highSchool(0)],
  [
    "(completing|undertaking|sitting|taking|studying|doing|in|finishing|candidate for|candidates for) (the|their|) (hsc|vce|qce|sace|wace|a levels|ib diploma|international baccalaureate|leaving certificate|abitur|matric|national senior certificate|senior secondary certificate)",
    highSchool(0),
  ],
  [
    "(completing|undertaking|in) year 12 or (ib|the ib|international baccalaureate|equivalent|its equivalent|hsc)",
    highSchool(0),
  ],
  [`(have|has|having) (graduated from|completed) (a|an|) ${school} (diploma|education|)`, diploma],
  ["(a|their|) high school (diploma|diplomas|degree|equivalency|equivalency diploma)", diploma],
  ["(a|their|) high school diploma or (its|) (equivalent|ged|equivalency)", diploma],
  ["high school diploma or (a|) ged (certificate|)", diploma],
  ["(a|their|) (ged|ged certificate|general education diploma|hiset)", diploma],
  ["(year|years) (1|2|3|4|5) (or above|or higher|and above|)", check],
  ["(returning|continuing|non traditional|nontraditional|adult|re entry|mature) (student|students)", check],
  ["(upper|lower) (division|level|class) (student|students|standing|undergraduate|undergraduates|)", check],
  ["(at least|) one (semester|year|quarter|term) of (college|university|study|undergraduate study)", check],
  ["(all|any|every) (level|levels) (of study|of education|)", { about: "nothing" }],
  ["(at|) (all|any) (academic|education|educational|degree|grade) (level|levels)", { about: "nothing" }],
];

/** People who do research or work: none of the levels of a student is theirs. */
const noStudents: PhraseTable<{ hasDegree: boolean }> = [
  [
    "(post doctoral|postdoctoral|post doc|postdoc|post docs|postdocs|postdoctorate) (fellow|fellows|researcher|researchers|scholar|scholars|candidates|investigators|)",
    { hasDegree: true },
  ],
  ["(academics|academic staff|university staff)", { hasDegree: false }],
  ["(a|their|) ged (recipient|recipients|holder|holders|graduate|graduates|earners)", { hasDegree: false }],
  ["(faculty members|faculty member|university faculty|professors)", { hasDegree: true }],
  [
    "(early career|mid career|senior|junior|independent|established|young|emerging) (researcher|researchers|scientist|scientists|scholar|scholars|academics|professionals|professional)",
    { hasDegree: false },
  ],
  [
    "(researcher|researchers|scientists|professionals|practitioners|practicing professionals|research fellows)",
    { hasDegree: false },
  ],
  [
    "(trade|technical|vocational|trade or technical|vocational or technical|vocational technical|career and technical) (education|training|study|studies)",
    { hasDegree: false },
  ],
];

/** Phrases that demand a level, and something to check besides. */
const alsoChecked: PhraseTable<Meaning> = [
  [
    "high school (senior|seniors|student|students) (or|and|) (recent|high school|recent high school|) (graduate|graduates|grads)",
    anyHighSchool,
  ],
  [
    "high school (graduate|graduates) (planning|who plan|who will attend|who will be attending|who will enter|who will be entering|who are entering|who will enroll|who intend|intending|going on|bound for|entering)",
    anyHighSchool,
  ],
  [
    "(home schooled|homeschooled|home educated) (high school|) (student|students|applicant|applicants)",
    { ...anyHighSchool, implied: true },
  ],
  [`${ordinal} year (or|and) (graduate|postgraduate) (student|students)`, fourYearOrGraduate],
  ["(1 l|2 l|3 l|4 l) (law|) (student|students|year)", lawSchool],
  ["(rising|current|incoming|a|an|any|all) (rising|current|) (1|2|3|4) (l|ls)", lawSchool],
  ["(1 l|2 l|3 l) (and|or|) (1 l|2 l|3 l) (and|or|) (2 l|3 l|) (law|) (student|students)", lawSchool],
  [`${ordinal} year (undergraduate|university|college) (student|students)`, college],
  [`${ordinal} year undergraduates`, college],
  [`${ordinal} (or|and|) ${ordinal} year (undergraduate|university|college) (student|students)`, college],
  [
    `${ordinal} (or|and|to) ${ordinal} year of (university|college|undergraduate) (study|studies|courses|course|education)`,
    college,
  ],
  [`${ordinal} year of (university|college|undergraduate) (study|studies|courses|course|education|)`, college],
  [
    `${ordinal} (or|and|to) (subsequent|later|higher|upper) (year|years) of (university|college|undergraduate|postsecondary|post secondary|tertiary) (study|studies|courses|course|education|)`,
    college,
  ],
  [
    "(second|last|latter|final) half of (their|his or her|a|the|) (college|undergraduate) (career|studies|education|program)",
    college,
  ],
  ["(transfer|transferring) (student|students|applicant|applicants)", { ...college, implied: true }],
  ["(who|that) (is|are|will be) transferring (to|from|into)", { ...college, implied: true }],
];

/** Years of study. They tell a level only where the text names no other school than a college. */
const years: PhraseTable<true> = [
  [`${ordinal} year (of study|of studies|students|student|level|standing|)`, true],
  [`${ordinal} (or|and|to|through|) ${ordinal} (year|years) (of study|students|student|)`, true],
  [`${ordinal} ${ordinal} (or|and|) ${ordinal} (year|years) (of study|students|student|)`, true],
];
const findYears = phraseFinder(years);

/** "Students in the third or fourth year", but not "renewable for a second year". */
function levelOfYears({ tokens, school = () => null }: ClauseWords, from: number, to: number): Meaning | null {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const isOfStudent =
    ofStudents.has(words.at(-1) ?? "") ||
    ofStudents.has(wordAt(tokens, to + 1)) ||
    [1, 2].some((far) => beforeYears.has(wordAt(tokens, from - far)));
  const isOfOther = tokens[to]?.word === "of" && tokens.slice(to + 1, to + 4).some(({ word }) => otherYears.has(word));
  if (renewals.hasAny(tokens) || isOfPayment(tokens, from)) return null;
  // The first year may be that of an entrant, who is at school now.
  if (!isOfStudent || isOfOther || !words.some((word) => laterYears.has(word) || word === "second" || word === "2"))
    return null;
  // "Fourth-year students of veterinary medicine" are no undergraduates.
  if (afterDegree.hasAny(tokens) || (onlySchool(tokens) ?? school()) !== "college") return null;
  const isLate = words.every((word) => !/^(?:first|second|1|2|final|last|penultimate)$/.test(word));
  return { about: "level", levels: isLate ? ["bachelor"] : ["associate", "bachelor"], implied: true };
}
/** "12,000 per month | in second year". */
const isOfPayment = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 5), from)
    .some(({ word }, at, all) => word === "per" && payments.has(wordAt(all, at + 1)));
const payments = wordSet("month annum year week semester");
const afterDegree = tokenSet(
  "medicine medical law legal veterinary dentistry dental pharmacy optometry osteopathic residency phd doctoral masters graduate postgraduate",
);
const renewals = tokenSet("renewable renewed renewal renew renews");
const laterYears = wordSet("third fourth fifth sixth 3 4 5 6 final last penultimate");
const ofStudents = wordSet("study studies student students standing major majors level");
const beforeYears = wordSet("in into enter entering enters commencing beginning completing completed");
const otherYears = wordSet(
  `${anyAward} membership service employment work experience funding contract appointment residence spanish french german latin`,
);

/** "College students and high school students entering college": the class stands inside a list of levels. */
const insideLists: PhraseTable<Meaning> = [
  [
    "high school (student|students) (entering|about to enter|going on to|heading to) (a|) (college|university)",
    highSchool(0),
  ],
];

/** "Hawaii | residents | in high school": the noun is a part of other words. */
const findPeopleInSchool = phraseFinder([
  [
    `(residents|citizens|women|men|girls|boys|females|males|teens|teenagers|youth|youths|individuals|people|anyone|applicants) (currently|) (in|attending|enrolled in) (a|an|) ${school}`,
    true,
  ],
]);

const find = phraseFinder(phrases);
const findInsideLists = phraseFinder(insideLists);

const findNoStudents = phraseFinder(noStudents);
/** "Advanced undergraduates, predoctoral and | postdoctoral | fellows", "professors and their children", "mentored by | faculty members" */
const othersToo = tokenSet(
  "undergraduate undergraduates bachelor bachelors student students college school freshman freshmen sophomore sophomores junior juniors honours honors child children daughter daughters son sons dependent dependents family families spouse spouses future aspiring mentor mentored mentors advised supervised taught worked work working with by",
);
const findAlsoChecked = phraseFinder(alsoChecked);

/** "Scored 75% | in matric": an examination that is over. */
const isResult = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.word === "in" && ofResults.hasAny(tokens.slice(Math.max(0, from - 5), from));
const ofResults = tokenSet(
  "scored score scores obtained achieved secured passed gained marks mark % percent distinctions",
);
const grade = toCheck("grades");

/** Also "the 2001 | graduating class of a high school": its year is not this one. */
function inPlace(tokens: readonly Token[], from: number, meaning: Meaning): Meaning {
  if (isResult(tokens, from)) return grade;
  return /^(?:19|20)\d\d$/.test(wordAt(tokens, from - 1)) ? check : meaning;
}

/** "Freshmen and transfer students": those who come from another college are meant beside them. */
const beginners = tokenSet("freshman freshmen");

/** Years of study ("12th grade", "third year"), who is about to begin, and those who are no students. */
export const schoolYear = grammar(
  { clause: [find, findYears, findNoStudents, findAlsoChecked, findInsideLists, findPeopleInSchool] },
  (clause) => {
    const { tokens } = clause;
    return [
      ...find(tokens).map(({ from, to, value }) => ({ from, to, meaning: inPlace(tokens, from, value) })),
      ...findYears(tokens).map(({ from, to }): Mention => {
        const level = levelOfYears(clause, from, to);
        return level ? { from, to, meaning: level, also: [check] } : { from, to, meaning: check };
      }),
      ...findNoStudents(tokens).map(({ from, to, value }) => ({
        from,
        to,
        meaning: check,
        ...(value.hasDegree && !othersToo.hasAny(tokens) && { also: [bachelors] }),
        noStudents: true as const,
      })),
      ...findAlsoChecked(tokens).map(({ from, to, value }) => ({
        from,
        to,
        meaning: value.about === "level" && value.implied && beginners.hasAny(tokens) ? college : value,
        also: [check],
      })),
      ...findPeopleInSchool(tokens).map(({ from, to }) => ({ from: from + 1, to, meaning: anyHighSchool })),
      ...findInsideLists(tokens).map(({ from, to, value }) => ({ from, to, meaning: value, inside: true }) as const),
    ].filter(({ from }) => !isNegated(tokens, from));
  },
);
