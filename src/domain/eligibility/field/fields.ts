import { resolveField } from "../../fields-of-study/resolve-field.ts";
import type { ClauseWords, Grammar, Meaning, Mention } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { indexes, type Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { capitalNameBefore, hasPlainWords } from "./capital-names.ts";
import {
  isAboutWork,
  isHeld,
  isNationality,
  isNegated,
  isOffice,
  namesStudents,
  studiesAt,
  studiesBefore,
} from "./field-context.ts";
import { degreeFields } from "./field-degrees.ts";
import {
  type FieldClause,
  type FieldList,
  fieldClause,
  fieldListAt,
  fieldLists,
  gap,
  headAt,
  skip,
} from "./field-list.ts";
import { fieldMention } from "./field-mention.ts";
import {
  anyField,
  fillers,
  leadIns,
  otherHeads,
  type Role,
  schools,
  strongHeads,
  studentHeads,
  studyHeads,
} from "./field-phrases.ts";
import { fieldsInTitle } from "./fields-in-title.ts";
import { listedFields } from "./listed-fields.ts";
import { fieldsOfProfessions } from "./professions.ts";
import { programEntry } from "./program-entries.ts";

const findLeadIns = phraseFinder<Role>(leadIns);
const findSchools = phraseFinder(schools);
const findAnyField = phraseFinder(anyField);
const nothing: Meaning = { about: "nothing" };

/** Fields of study that the student must have, by the words around their names. */
export const fields: Grammar = (words) => {
  const { tokens } = words;
  const clause = fieldClause(words);
  if (words.part === "title") return fieldsInTitle(clause);
  const listed = listedFields(clause, words.lead);
  if (listed) return listed;
  const any = ofAnyField(words);
  if (any.some(({ from }) => widest.has(tokens[from]?.word ?? ""))) return any;
  const entry = programEntry(clause);
  if (entry) return [fieldMention(entry, "")];
  const studied = [
    ...afterLeadIns(clause),
    ...beforeHeads(clause),
    ...concentrations(clause),
    ...inBrackets(clause),
    ...degreeFields(words),
    ...fieldsOfProfessions(clause),
  ];
  return [...studied, ...withoutSubjects(ofSchools(clause, words.college ?? null), studied, tokens), ...any]
    .filter(({ from }) => !isNegated(tokens, from))
    .map((mention) => (isGradedCourse(mention, tokens) ? { ...mention, meaning: check("course") } : mention));
};

/** Words that demand no field, whatever the clause encourages to study besides: "all majors", "regardless of major". */
const widest = wordSet("any all every regardless irrespective unrestricted");

/** "The highest standing in an Organic Chemistry course" is about a course, which students of other fields take too. */
const isGradedCourse = ({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about === "field_of_study" &&
  tokens.slice(to - 1, to + 1).some(({ word }) => word === "course" || word === "courses") &&
  tokens.slice(Math.max(0, from - 8), from + 1).some(({ word }) => grading.has(word));
const grading = wordSet("standing mark marks grade grades performance achievement average");

/** "In the Faculty of Science, majoring in mathematics" is about mathematics: the school only tells where. */
function withoutSubjects(
  ofSchools: readonly Mention[],
  studied: readonly Mention[],
  tokens: readonly Token[],
): Mention[] {
  const isField = ({ meaning }: Mention) => meaning.about === "field_of_study";
  const isApart = (a: Mention, b: Mention) =>
    indexes(a.to, b.from).some((at) => isChoice(tokens, at) && !(at === a.to && tokens[at + 1]?.capital));
  const isNarrowed = (school: Mention) =>
    studied.some(
      (field) =>
        isField(field) &&
        ((field.from >= school.to && !isApart(school, field)) ||
          (field.to <= school.from && isWithin(field, school, tokens))),
    ) || ofSchools.some((other) => isField(other) && isPartOf(other, school, tokens));
  return ofSchools.map((mention) =>
    isField(mention) && isNarrowed(mention) ? { ...mention, meaning: nothing } : mention,
  );
}

/** "Korean studies in the Faculty of | Humanities": only the words for the school stand between. */
const isWithin = (field: Mention, school: Mention, tokens: readonly Token[]): boolean =>
  school.from - field.to <= 8 &&
  /^(?:in|at|within|of|from)$/.test(tokens[field.to]?.word ?? "") &&
  !indexes(field.to, school.from).some((at) => isChoice(tokens, at) || tokens[at]?.word === "major");

const isWide = (kind = ""): boolean => kind === "faculty" || kind === "college";

/** "The Department of Film" of "the Faculty of Arts", whichever stands first. */
function isPartOf(part: Mention, whole: Mention, tokens: readonly Token[]): boolean {
  const kindOf = ({ from }: Mention) =>
    tokens
      .slice(Math.max(0, from - 3), from)
      .findLast(({ word }) => /^(?:faculty|college|department|school|division)$/.test(word))?.word;
  const [inner, outer] = [kindOf(part), kindOf(whole)];
  if (!isWide(outer) || inner === undefined || isWide(inner)) return false;
  if (part.from < whole.to) return isWithin(part, whole, tokens);
  return !indexes(whole.to, part.from).some((at) => isChoice(tokens, at));
}

/** An "or" or "and" between two parts of a clause, and not that of "a major or minor in". */
const isChoice = (tokens: readonly Token[], at: number): boolean =>
  /^(?:or|and)$/.test(tokens[at]?.word ?? "") && !/^m(?:aj|in)or/.test(tokens[at + 1]?.word ?? "");

/** "Majoring in nursing", "pursuing a degree in biology or chemistry". */
function afterLeadIns(clause: FieldClause): Mention[] {
  let end = 0;
  return findLeadIns(clause.tokens).flatMap(({ from, to, value }) => {
    if (from < end) return [];
    if (/[,:(]/.test(gap(clause.tokens, clause.text, to))) return [];
    const isNamed = value.study && value.named === true;
    const options = { unlisted: isNamed, capitals: isNamed && !value.weak };
    const start = skip(clause, to, fillers);
    const whole = fieldListAt(clause, to) ?? fieldListAt(clause, start) ?? fieldListAt(clause, start, options);
    const list = whole && (subfieldOf(clause, value, whole) ?? whole);
    const mentions = list ? mentionsAfter(clause, from, to, value, list) : [];
    if (mentions.length > 0) end = to;
    return mentions;
  });
}

/** "Master of Engineering in Logistics" is a degree in logistics. */
function subfieldOf(clause: FieldClause, role: Role, list: FieldList): FieldList | null {
  if (!role.study || !role.degree || clause.tokens[list.to]?.word !== "in") return null;
  const inner = fieldListAt(clause, list.to + 1);
  return inner && { ...inner, from: list.from };
}

function mentionsAfter(clause: FieldClause, from: number, to: number, role: Role, list: FieldList): Mention[] {
  const { tokens } = clause;
  if (!role.study) return [{ from, to: list.to, meaning: check(role.kind) }];
  const head = headAt(clause, list.to);
  if (/^(?:careers?|professions?)$/.test(head)) return [{ from, to: list.to + 1, meaning: check("career") }];
  if (otherHeads.has(head) || (role.head && !studyHeads.has(head) && !isSpecific(tokens, list))) return [];
  if (isLanguageOfTeaching(tokens, list)) return [];
  if (role.weak && isAboutWork(tokens, from, role.examples ? 25 : 5)) return [];
  const isDegree =
    role.degree || tokens.slice(to, list.from).some(({ word }) => /^(?:degree|bachelors|masters)$/.test(word));
  if (isDegree && isHeld(tokens, from)) return [{ from: list.from, to: list.to, meaning: check("degree") }];
  const mention = fieldMention({ ...list, open: list.open || role.examples === true }, head);
  if (role.also) {
    const besides = check(role.also);
    return namesStudents(tokens) ? [{ ...mention, from, also: [besides] }] : [{ from, to: list.to, meaning: besides }];
  }
  return [...covered(tokens, from, list.from), mention, ...headMention(tokens, list.to)];
}

/** "One year of nursing-specific coursework". */
const isSpecific = (tokens: readonly Token[], { to }: FieldList): boolean =>
  tokens[to - 2]?.word === "specific" && /^(?:courses?|coursework|classes|training)$/.test(tokens[to - 1]?.word ?? "");

/** "Education in the English language", "courses in English and Spanish". */
const isLanguageOfTeaching = (tokens: readonly Token[], { from, to, names }: FieldList): boolean =>
  (tokens[from - 1]?.word === "the" && tokens[to - 1]?.word === "language") ||
  (names[0] === "English" &&
    tokens[from - 1]?.word === "in" &&
    !/^(?:m(?:aj|in)or|degree|stud)/.test(tokens[from - 2]?.word ?? ""));

/** "Nursing majors", "students in an engineering program", "law students". */
function beforeHeads(clause: FieldClause): Mention[] {
  const found: Mention[] = [];
  for (const list of fieldLists(clause)) {
    const head = headAt(clause, list.to);
    const { tokens } = clause;
    if (isEndOfName(clause, list.from) || isKindOfEducation(tokens, list.to)) continue;
    if (/[,;(]/.test(gap(tokens, clause.text, list.to))) continue;
    const reach = isOneProgram(tokens, list.from) ? 30 : 9;
    const isStudy =
      studyHeads.has(head) &&
      (studiesBefore(tokens, list.from, reach) || (reach > 9 && isOfLevel(tokens, list.from))) &&
      !isNameOfSchool(tokens, list.to);
    if (isDepartment(tokens, list)) {
      found.push(fieldMention(list, ""), { from: list.to, to: list.to + 1, meaning: nothing });
      continue;
    }
    const isOfStudents = studentHeads.has(head) && !isNationality(list) && (head !== "residents" || isMedical(list));
    if (!strongHeads.has(head) && !isOfStudents && !isStudy) continue;
    if (isStudy && isHeld(tokens, list.from))
      found.push({ from: list.from, to: list.to + 1, meaning: check("degree") });
    else found.push(fieldMention(list, head), ...headMention(tokens, list.to));
  }
  return found;
}

/** "Bachelor of Science (Honours) (Physics)": the field of a wide degree in brackets. */
function inBrackets(clause: FieldClause): Mention[] {
  const { tokens, text } = clause;
  return findWideDegrees(tokens).flatMap(({ from, to }) => {
    const start = /^honours$/.test(tokens[to]?.word ?? "") ? to + 1 : to;
    const list = fieldListAt(clause, start, { unlisted: true });
    if (!list || list.from !== start || !/\(\s*$/.test(gap(tokens, text, start)) || isHeld(tokens, from)) return [];
    return text.slice(tokens[list.to - 1]?.end, tokens[list.to]?.start ?? text.length).includes(")")
      ? [fieldMention(list, "")]
      : [];
  });
}
const findWideDegrees = phraseFinder<true>([
  ["(bachelor|master|doctor|associate) of (science|arts|applied science|philosophy|business|commerce|studies)", true],
  ["(bsc|msc|ba|ma|bs|ms|bphil|mphil|phd|bcom|bba)", true],
]);

/** "With an Energy and Professional Land Management concentration": a name in capitals that the taxonomy does not list. */
function concentrations(clause: FieldClause): Mention[] {
  const { tokens, text } = clause;
  if (!hasPlainWords(tokens)) return [];
  return tokens.flatMap(({ word }, at) => {
    if (!strongHeads.has(word) || gap(tokens, text, at) !== " ") return [];
    const name = capitalNameBefore(tokens, text, at);
    if (!name || fieldListAt(clause, name.from)?.to === at) return [];
    return [fieldMention({ ...name, names: [name.name], open: false }, word), ...headMention(tokens, at)];
  });
}

/** "In an accredited | nursing program": one that somebody is in, however far before the words for studying stand. */
function isOneProgram(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > from - 12 && isBeforeProgram(tokens[at])) at--;
  return at < from - 1 && /^(?:in|into|of|for|from|through|towards?)$/.test(tokens[at]?.word ?? "");
}

/** "Psychiatry residents", but not "legal residents". */
const isMedical = ({ names }: FieldList): boolean =>
  names.every((name) => resolveField(name).codes.some((code) => code.startsWith("51")));

/** "In a baccalaureate | nursing program": no word for studying is needed. */
const isOfLevel = (tokens: readonly Token[], from: number): boolean =>
  /^(?:baccalaureate|bachelors|undergraduate|graduate|postgraduate|masters|doctoral|phd|degree|associate|accredited)$/.test(
    tokens[from - 1]?.word ?? "",
  ) && !isAboutWork(tokens, from);

/** "A five-year ABET or ACCE-accredited university | construction program". */
const isBeforeProgram = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.word !== "in" &&
  token.word !== "of" &&
  (fillers.has(token.word) ||
    /^(?:university|college|or|five|online)$/.test(token.word) ||
    (token.capital && token.word.length <= 6));

/** "Students in the Geosciences Department". */
const isDepartment = (tokens: readonly Token[], list: FieldList): boolean =>
  /^(?:department|faculty)$/.test(tokens[list.to]?.word ?? "") &&
  /^(?:the|our|its)$/.test(tokens[list.from - 1]?.word ?? "") &&
  tokens[list.from]?.capital === true &&
  studiesAt(tokens, list.from) &&
  !isOffice(tokens, list.to, list);

/** "Technology" of "aviation technology": the words before it are a part of the name. */
const isEndOfName = ({ tokens, text, names }: FieldClause, from: number) =>
  names.get(from - 1) !== undefined && gap(tokens, text, from) === " ";

/** "A business education teacher program" is about education. */
const isKindOfEducation = (tokens: readonly Token[], to: number) =>
  tokens[to]?.word === "education" &&
  /^(?:teachers?|majors?|programs?|students?|degrees?)$/.test(tokens[to + 1]?.word ?? "");

/** "Leuven Gent Management School" is a name. */
const isNameOfSchool = (tokens: readonly Token[], at: number) =>
  /^schools?$/.test(tokens[at]?.word ?? "") && tokens[at]?.capital === true;

/** "In the Faculty of Law": a field, when somebody studies there. */
function ofSchools(clause: FieldClause, college: string | null): Mention[] {
  const { tokens, text } = clause;
  return findSchools(tokens).flatMap(({ from, to }) => {
    const list = fieldListAt(clause, to);
    if (!list || !studiesAt(tokens, from) || isOffice(tokens, from, list) || /[.;]/.test(gap(tokens, text, from)))
      return [];
    const names = list.names.map((name) => (name === "Arts" ? "Arts (Liberal Arts)" : name));
    return [
      ...nameOfSchool(tokens, from, college),
      ...covered(tokens, from, list.from),
      fieldMention({ ...list, names }, ""),
    ];
  });
}

/** "Haskayne" of "Haskayne School of Business", where the college that it belongs to gives the scholarship. */
function nameOfSchool(tokens: readonly Token[], from: number, college: string | null): Mention[] {
  const isName = college !== null && tokens[from]?.capital === true && tokens[from - 1]?.capital === true && from > 1;
  return isName ? [{ from: from - 1, to: from, meaning: nothing }] : [];
}

const grammarWords =
  /^(?:major|majors|majoring|majored|minor|minors|minoring|study|studying|studies|pursuing|pursue|pursues|field|fields|area|areas|discipline|disciplines|subject|subjects|degree|degrees|program|programs|programme|programmes|course|curriculum|enrolled|enrolling|enroll|enrol|registered|enrollment|enrolment|accredited|approved|recognized|recognised|faculty|school|college|department|division|specializing|specialising|specialization|specialisation|concentration|emphasis|declared|entering|enter|commencing|undertaking|beginning|continuing|in|of|a|an|the|or|and|at|to|into|one|following)$/;

/** The words that lead to a list, each on its own, so that a longer mention of another criterion may hold some. */
function covered(tokens: readonly Token[], from: number, to: number): Mention[] {
  return tokens
    .slice(from, to)
    .flatMap(({ word }, at) =>
      grammarWords.test(word) ? [{ from: from + at, to: from + at + 1, meaning: nothing }] : [],
    );
}

function headMention(tokens: readonly Token[], at: number): Mention[] {
  const word = tokens[at]?.word ?? "";
  return strongHeads.has(word) || studyHeads.has(word) ? [{ from: at, to: at + 1, meaning: nothing }] : [];
}

const check = (kind: "career" | "degree" | "research" | Extract<Role, { study: false }>["kind"]): Meaning => ({
  about: "demand",
  demand: { about: "check", kind },
});

/** "Students of any major" demands no field. */
function ofAnyField({ tokens }: ClauseWords): Mention[] {
  return findAnyField(tokens)
    .filter(({ to }) => !/^(?:of|in|related|within|relating|relevant|that|which)$/.test(tokens[to]?.word ?? ""))
    .map(({ from, to }) => ({ from, to, meaning: nothing }));
}
