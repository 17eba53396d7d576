import { collegeFit } from "../../matches/criteria/places/colleges.ts";
import { collegeName } from "../../places/colleges/college-spelling.ts";
import { countryOfAdjective } from "../citizenship/nationalities.ts";
import type { Mood } from "../mood/mood.ts";
import { findPlaces } from "../place/place-names.ts";
import { outermost, phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOf, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type CollegeName, collegeNames, isPart } from "./college-names.ts";

/** Words of the name of a sponsor that is no college, though one is in it. */
const otherSponsors = wordSet(
  "foundation foundations alumni alumnae association fund club clubs trust society union federation council press hospital hospitals bookstore credit library libraries museum museums camp friends family estate class inc llc chapter",
);
/** What may stand before the college of a sponsor: "Faculty of Science, University of Calgary". */
const unitsBefore = wordSet(
  "sponsor the faculty school department college office board division institute centre center",
);
/** What may follow it without a comma: "University of Calgary Board of Governors". */
const unitsBehind = wordSet(
  "board faculty department office school college graduate admissions scholarships international",
);

/** The college that gives a scholarship, when its provider is one: "Princeton University" of "Princeton University, Office of Aid". */
export function collegeOfProvider(provider: string): string | null {
  const text = /\p{Ll}{2}/u.test(provider) ? provider : inTitleCase(provider);
  const tokens = tokensOf(text);
  const [name, ...others] = collegeNames({ text, tokens });
  if (!name) return wholeKind.test(text) ? text.replace(/^(?:sponsor: )?(?:the )?/i, "") : null;
  const around = tokens.filter((_, at) => at < name.from || at >= name.to);
  if (others.length === 0 && isBodyOfCollege(around) && !teams.has(wordAt(tokens, name.to - 1))) return name.name;
  if (!others.every((other) => isPart(other.name)) || around.some(({ word }) => otherSponsors.has(word))) return null;
  const before = text.slice(0, tokens[name.from]?.start).trim();
  const isAlone = before === "" || /^(?:sponsor: ?)?(?:the)?$/i.test(before);
  if (!isAlone && !isUnit(tokens, before)) return null;
  return isAlone ? wholeName(text, tokens, name) : name.name;
}

/** The students' union or the friends of a college give to its students, where their text speaks of them. */
function isBodyOfCollege(around: readonly Token[]): boolean {
  const words = around.map(({ word }) => word);
  const isBody = bodies(around).length > 0;
  return isBody && !words.some((word) => otherSponsors.has(word) && !bodyWords.has(word));
}
const bodies = phraseFinder<true>([
  ["(student|students) (union|association|society|council|government)", true],
  ["(alumni|alumnae|friends of)", true],
]);
/** Capitals behind the name of a college that belong to its body: "University of Calgary Swimming Alumni". */
const teams = wordSet(
  "swimming volleyball hockey football basketball soccer rowing rugby wrestling track athletics class band choir law medical nursing business engineering",
);
const bodyWords = wordSet("students student union association society council alumni alumnae friends class");

/** Names of colleges that stand for one only where they are a whole name. */
const wholeKind =
  /^(?:sponsor: )?(?:the )?(?:academy of (?:vocal|fine|dramatic|the) arts?|art institute|institute of design)$/i;

const inTitleCase = (text: string) =>
  text
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => (smallWords.has(word) ? word : (word[0]?.toUpperCase() ?? "") + word.slice(1)));
const smallWords = wordSet("of the and at in for de");

/** "Faculty of Science, ", "GSSI - ": a part of the college or its short name. */
const isUnit = ([first]: readonly Token[], before: string): boolean =>
  /[,:–-]$/.test(before) && (unitsBefore.has(first?.word ?? "") || /^\p{Lu}{2,6} ?[–-]$/u.test(before));

/** The name with "in Qatar" at its end; null if it goes on as that of another sponsor: "MIT Portugal Program". */
function wholeName(text: string, tokens: readonly Token[], { to, name }: CollegeName): string | null {
  const [last, next] = [tokens[to - 1], tokens[to]];
  if (!last || !next) return name;
  const gap = text.slice(last.end, next.start);
  const rest = tokens.slice(to);
  if (gap === " " && next.word === "in" && rest.slice(1).every(({ capital }) => capital) && rest.length < 4)
    return text.slice(tokens[to]?.start === undefined ? 0 : text.indexOf(name)).trim();
  if (/^\s*[,(/–:-]/.test(gap) || next.word === "and") return name;
  return gap === " " && unitsBehind.has(next.word) && !rest.some(({ word }) => word === "education") ? name : null;
}

const places = "(university|universities|college|colleges|institution|institutions)";
const kindsOf =
  "(accredited|australian|canadian|american|uk|us|recognized|recognised|tertiary|secondary|post secondary|postsecondary|four year|two year|public|private)";

const gives = wordSet("offers awards provides gives announces invites grants welcomes accepts allots presents");
const isGlad = wordSet(
  "pleased delighted proud happy excited offering inviting giving awarding providing announcing accepting calling",
);

/** The college whose scholarships a text offers ("Snow College offers ..."), if it names no other. */
export function givingCollege(statements: readonly Said[]): string | null {
  const named = statements.flatMap((said) =>
    collegeNames({ tokens: said.tokens, text: said.clause.text }).map((name) => ({ ...name, said })),
  );
  const giver = named.find(({ from, to, said: { tokens, part } }) => {
    const [verb, next] = [wordAt(tokens, to), wordAt(tokens, to + 1)];
    const isSubject = part === "text" && (from === 0 || (from === 1 && tokens[0]?.word === "the"));
    return isSubject && (gives.has(verb) || (verb === "is" && isGlad.has(next)));
  });
  if (!giver || named.some(({ name }) => isOther(name, giver.name))) return null;
  const longer = named.map(({ name }) => name).filter((name) => name.startsWith(`${giver.name} `));
  return longer.toSorted((a, b) => b.length - a.length)[0] ?? giver.name;
}

/** Colleges without a name: of a scholarship that any student may have. */
const otherColleges = phraseFinder<true>([
  [
    `(any|other|all|each|every|their|their home|home|partner|participating|local) (${kindsOf.slice(1, -1)}|) ${places}`,
    true,
  ],
  [`(a|an|at|) ${kindsOf} (or tertiary|or university|or college|) ${places}`, true],
  [`(a|an|any|) ${kindsOf} (or|and) (new zealand|american|canadian|mexican|british|european|us|uk) ${places}`, true],
  ["(college|colleges|university|secondary) (or|and) (college|colleges|university|universities|tertiary)", true],
]);
/** Words that tell of others than the students of the college: of guests and people who work. */
const forOthers = phraseFinder<true>([
  [
    "(summer|winter) (school|program|programme|research|vacation|scholarship|scholarships|studentship|studentships|student|students|academy|camp|course|internship)",
    true,
  ],
  [
    "(vacation|visiting) (scholar|scholars|scholarship|scholarships|fellow|fellows|researcher|researchers|student|students|professor|professors|studentship|studentships)",
    true,
  ],
  [
    "(internship|internships|intern|interns|postdoctoral|postdoc|post doctoral|camp|everyone|anyone|residency|in residence|higher education provider)",
    true,
  ],
  ["(phd|doctoral|research|academic) (position|positions)", true],
]);
/** Words of contests, which tell of others unless a place of study is to be won. */
const contests = phraseFinder<true>([["(competition|contest|contests|challenge|challenges|win a|compete)", true]]);
const degree = "(master|masters|mba|bachelor|bachelors|msc|phd|degree|degrees)";
const paysStudy = phraseFinder<true>([
  [
    "(tuition fee|tuition fees|tuition waiver|tuition waivers|tuition scholarship|tuition scholarships|full tuition|fee waiver|fee waivers|enrollment fee|enrolment fee|course fees)",
    true,
  ],
  [`${degree} (degree|program|programs|programme|programmes)`, true],
  ["(undergraduate|graduate|freshman|transfer) applicants", true],
  [`(your|our|its|prospective|following) (full time|part time|executive|research|) ${degree}`, true],
  [
    `(scholarship|scholarships|waiver) (to|for) (study|one of our|one of its|one of the|our|its|a|the) (full time|research|) ${degree}`,
    true,
  ],
]);
const paysTravel = phraseFinder<true>([["(travel grant|travel grants|trip)", true]]);
/** Words of those who have studied, which tell of others unless they go on. */
const educated = phraseFinder<true>([["(graduates|professionals|academics|researchers)", true]]);
const goesOn = wordSet("enrolled enrolling enrol applying commencing undertaking pursuing studying accepted admitted");
const degreeWords = wordSet(
  "degree degrees bachelor bachelors honours qualification qualifications diploma credit credits hours completed graduated transfer transferring",
);

/** Words that tell of students of one college. */
const ofOwn = phraseFinder<true>([
  [
    "(the|this|our) (university|universitys|college|colleges|institute|institutes|conservatory|academy|graduate school|business school|law school|medical school)",
    true,
  ],
  ["(on|our|any|the|main) campus(es)", true],
  ["(in|within|by|at|through|of|into|to) (the|any) (faculty|school|college|department)", true],
  ["any faculty", true],
  ["(bachelor|master|masters|doctor|diploma) (of|in)", true],
  ["(honours|honors) (year|program|programme|degree|student|students|project|study)", true],
  [
    "(tuition|admission|admissions|admitted|incoming|commencing|freshman|freshmen|program|programs|programme|programmes|course|courses|degree|phd|mba|enrolled|enrolling|enrolment|enrollment|semester|studying|candidature)",
    true,
  ],
  [
    "(transfer|entering|continuing|current|new|returning|phd|doctoral|dental|medical) (undergraduate|graduate|postgraduate|international|full time|) (student|students|undergraduates)",
    true,
  ],
  ["(research|) higher degree(s) (by research|)", true],
  [
    "(undergraduate|graduate|postgraduate|freshman|first year|transfer|international|new|prospective|incoming|entering|admitted) (undergraduate|graduate|postgraduate|international|transfer|) applicants",
    true,
  ],
  [
    "(prospective|incoming|rising|entering|graduating) (undergraduate|graduate|international|) (students|freshmen|freshman|sophomore|junior|senior|seniors|undergraduates)",
    true,
  ],
  ["(first|second|third|fourth|final|any) year", true],
  ["(will|we|and) (accept|admit)", true],
]);

/** Titles of the programs of a college: "MBA Future Leaders Scholarships". */
const ofTitle = phraseFinder<true>([
  ["(mba|masters|bachelor|bachelors|msc|bsc|honours|freshman|transfer|tuition|enrollment fee)", true],
  ["master (of|degree|program|programs|programme|programmes|student|students|scholarship|scholarships)", true],
]);

/** A clause with its words, whether it may decide who applies, and its place in the text. */
type Said = { tokens: readonly Token[]; clause: { text: string }; part: "title" | "text"; mood: Mood };

/**
 * The statement by which a scholarship of a college is for its own students, though it names no college: it speaks of
 * its faculties, programs, tuition or admission. Null when none does, or when one speaks of others: a contest without a
 * place of study, guests, students of any college.
 */
export function statementOfOwn<Statement extends Said>(
  statements: readonly Statement[],
  college: string,
): Statement | null {
  if (statements.some((said) => findsOthers(said, college))) return null;
  const says = (find: typeof paysStudy) => statements.some(({ tokens }) => find(tokens).length > 0);
  if (says(contests) && (!says(paysStudy) || says(paysTravel))) return null;
  const inText = statements.filter(
    ({ part, mood }) => part === "text" && mood !== "preference" && mood !== "exclusion",
  );
  return (
    inText.find((said) => findsOwn(said, college)) ??
    statements.find(({ part, tokens }) => part === "title" && ofTitle(tokens).length > 0) ??
    null
  );
}

const own = collegeName;
const findsOthers = ({ tokens, clause, mood }: Said, college: string): boolean => {
  if (outermost(forOthers(tokens)).some(({ from }) => !isFormer(tokens, from))) return true;
  const isOver = educated(tokens).some(({ from }) => !isFormer(tokens, from));
  if (isOver && !(ofOwn(tokens).length > 0 && tokens.some(({ word }) => goesOn.has(word)))) return true;
  if (mood === "background") return false;
  return (
    outermost(otherColleges(tokens)).some(({ from, to }) => tokens[to]?.word !== "of" && !isFormer(tokens, from)) ||
    collegeNames({ tokens, text: clause.text }).some(({ name }) => isOther(name, college))
  );
};

const isOther = (name: string, college: string) =>
  !/^college of /i.test(name) && collegeFit(own(name), own(college)) === "other";

/** "A degree from an accredited university", "graduates of a high school": where the applicant was before. */
const isFormer = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(0, at).map(({ word }) => word);
  if (tokens[at]?.word === "graduates") return before.at(-1) === "school";
  return before.at(-1) === "from" && before.some((word) => degreeWords.has(word));
};

const findsOwn = ({ tokens, clause: { text } }: Said, college: string): boolean =>
  ofOwn(tokens).length > 0 ||
  tokens.some(({ start, end }) => shortFormsOf(college).has(text.slice(start, end))) ||
  namesOwnStudents(tokens, college);

/** "Truman applicants": the first word of the name of the college, unless it is a place, or others are called so too. */
function namesOwnStudents(tokens: readonly Token[], college: string): boolean {
  const name = tokensOf(college).filter(({ word }) => word !== "the");
  const first = wordAt(name, 0);
  const isAmbiguous = ofManyColleges.has(first) || countryOfAdjective.has(first);
  if (isAmbiguous || findPlaces(name).some(({ from }) => from === 0)) return false;
  return tokens.some(
    ({ word, capital }, at) =>
      capital &&
      word === first &&
      tokens.slice(at + 1, at + 3).some((next) => ofCollege.has(next.word) && !next.capital),
  );
}
const ofManyColleges = wordSet(
  "university college institute school international national military medical african asian black baptist catholic christian hebrew islamic jewish lutheran methodist muslim presbyterian",
);
const ofCollege = wordSet("applicants students freshmen undergraduates sophomores juniors seniors");

/** The initials of a college: "USQ" and "UON" for the University of Southern Queensland and of Newcastle. */
export function shortFormsOf(college: string): ReadonlySet<string> {
  const words = tokensOf(college).map(({ word }) => word);
  const initials = (of: readonly string[]) =>
    of
      .map((word) => word[0] ?? "")
      .join("")
      .toUpperCase();
  const forms = [words, words.filter((word) => !/^(?:of|the|at|and|in)$/.test(word))].map(initials);
  return new Set(forms.filter((form) => form.length > 1));
}
