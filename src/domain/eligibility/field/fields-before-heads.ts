import { resolveField } from "../../fields-of-study/resolve-field.ts";
import { isBesideCollege } from "../college/school-beside-college.ts";
import { type Meaning, type Mention, toCheck } from "../mention.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";
import { awardWords } from "../words/awards.ts";
import type { FieldClause } from "./field-clause.ts";
import { isAboutWork, isHeld, isNationality, isOffice, studiesAt, studiesBefore } from "./field-context.ts";
import { examplesBehind, type FieldList, fieldListAt, fieldLists, isNameOfDegree } from "./field-list.ts";
import { fillers, listWords, strongHeads, studentHeads, studyHeads } from "./field-list-words.ts";
import { fieldMention } from "./field-mention.ts";
import { capitalNameBefore, hasPlainWords } from "./names/capital-names.ts";
import { headMention } from "./names/covered-words.ts";
import { headAt } from "./names/ends-of-names.ts";
import { shownName } from "./names/field-names.ts";
import { kindsBehindHead } from "./names/names-in-brackets.ts";

const nothing: Meaning = { about: "nothing" };

/** What stands behind a field that somebody studies. */
export const behindFields = new TokenSet([
  ...[...strongHeads, ...studentHeads, ...studyHeads],
  ...["department", "departments", "faculty", "college", "colleges", "academy", "institute", "institutes"],
  ...["career", "careers", "profession", "professions", "area"],
]);

/** "Nursing majors", "students in an engineering program", "law students". */
export function beforeHeads(clause: FieldClause): Mention[] {
  const found: Mention[] = [];
  for (const list of fieldLists(clause)) {
    const { tokens } = clause;
    const head = isRelatedProgram(tokens, list) ? wordAt(tokens, list.to - 1) : headAt(clause, list.to);
    if (/^degrees?$/.test(head) && (isAmongDegrees(tokens, list.from) || isGeneralDegree(tokens, list))) continue;
    if (
      isEndOfName(clause, list.from) ||
      isNameOfUniversity(tokens, list.from) ||
      isKindOfEducation(tokens, list.to) ||
      isPublicSchool(list, head)
    )
      continue;
    if (/[,;(]/.test(gap(tokens, clause.text, list.to))) continue;
    if (isChosenAs(tokens, list.to)) {
      found.push({ ...fieldMention(list, ""), inside: true });
      continue;
    }
    const reach = isOneProgram(tokens, list.from) ? 30 : 9;
    const isStudy =
      studyHeads.has(head) &&
      (!isNationality(list) ||
        isOfLevel(tokens, list.from) ||
        !/^(?:program|programme|course|school|graduate|postgraduate)s?$/.test(head)) &&
      (studiesBefore(tokens, list.from, reach) || (reach > 9 && isOfLevel(tokens, list.from))) &&
      !isNameOfSchool(tokens, list.to) &&
      !(/^(?:courses?|classes)$/.test(head) && isAtHighSchool(tokens, list)) &&
      !isAmongSchools(clause, list) &&
      !isAmongKindsOfStudy(clause, list);
    if (isDepartment(tokens, list)) {
      found.push(fieldMention(list, ""), { from: list.to, to: list.to + 1, meaning: nothing });
      continue;
    }
    if (isSchoolOf(clause, list)) {
      const own: Mention = { ...fieldMention(list, ""), inside: true };
      found.push(own, { from: list.to, to: list.to + 1, meaning: nothing });
      continue;
    }
    if (isCareer(tokens, list)) {
      found.push({ from: list.from, to: list.to + 1, inside: true, meaning: toCheck("career") });
      continue;
    }
    const isOfStudents =
      studentHeads.has(head) &&
      !isNameOfAward(tokens, list.to) &&
      tokens[list.from - 1]?.word !== "former" &&
      !isNationality(list) &&
      (head !== "residents" || isMedical(list)) &&
      !isInGrades(tokens, list.to);
    // "The Faculty of Arts | majoring in botany" is about botany.
    const isMajor = strongHeads.has(head) && (head !== "majoring" || tokens[list.to + 1]?.word !== "in");
    if (!isMajor && !isOfStudents && !isStudy) continue;
    const kinds =
      (list.names.length === 1 ? kindsBehindHead(clause, list.to, list.names[0] ?? "") : null) ??
      withExamples(clause, list);
    if (isStudy && isHeld(tokens, list.from))
      found.push({ from: list.from, to: list.to + 1, meaning: toCheck("degree") });
    else if (kinds) found.push(fieldMention({ ...list, ...kinds, open: false }, ""));
    else
      found.push(
        {
          ...fieldMention({ ...list, open: list.open || isBehindLetters(clause, list.from) }, head),
          ...(isNamedByHead(head, tokens[list.from - 1]?.word) ? { inside: true as const } : {}),
        },
        ...headMention(tokens, list.to),
      );
  }
  return found;
}

/** "In a textile program | (textile design, textile science)". */
function withExamples(clause: FieldClause, { names, to }: FieldList): Pick<FieldList, "names" | "to"> | null {
  const examples = examplesBehind(clause, to + 1);
  return examples && { ...examples, names: [...names, ...examples.names] };
}

/** "An Associate of | Applied Science", which may be in any field. */
export const isGeneralDegree = (tokens: readonly Token[], { from, names }: FieldList): boolean =>
  isNameOfDegree(tokens, from) && names.every((name) => /^(?:applied )?sciences?$|^arts$|^philosophy$/i.test(name));

/** "A bachelor's, graduate or | law degree": one of the degrees, of which the others are of any field. */
const isAmongDegrees = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.word === "or" &&
  /^(?:graduate|undergraduate|associates?|bachelors?|masters|doctoral|doctorate|phd|certificate)$/.test(
    wordAt(tokens, from - 2),
  );

/** "The PTA, OTA or | RN program": letters that nobody knows stand for other programs. */
const isBehindLetters = ({ tokens, text, names }: FieldClause, from: number): boolean => {
  const before = tokens[from - 2];
  return (
    tokens[from - 1]?.word === "or" &&
    before !== undefined &&
    /^\p{Lu}{2,4}$/u.test(text.slice(before.start, before.end)) &&
    names.get(from - 2) === undefined
  );
};

/** "Art | students in grades 9 to 12" take a subject of their school. */
const isInGrades = (tokens: readonly Token[], to: number): boolean =>
  tokens.slice(to + 1, to + 3).some(({ word }) => /^grades?$/.test(word));

/** "Pursuing education | degrees", "undergraduate education | majors": the head makes a field of words that demand nothing before other heads. */
const isNamedByHead = (head: string, before = ""): boolean =>
  /^degrees?$/.test(head) || (head === "majors" && /^(?:under)?graduate$/.test(before));

/** "With an Energy and Professional Land Management concentration": a name in capitals that the taxonomy does not list. */
export function concentrations(clause: FieldClause): Mention[] {
  const { tokens, text } = clause;
  if (!tokens.some(({ word }) => strongHeads.has(word)) || !hasPlainWords(tokens)) return [];
  return tokens.flatMap(({ word }, at) => {
    if (!strongHeads.has(word) || gap(tokens, text, at) !== " ") return [];
    const name = capitalNameBefore(tokens, text, at);
    if (!name || fieldListAt(clause, name.from)?.to === at) return [];
    return [fieldMention({ ...name, names: [name.name], open: false }, word), ...headMention(tokens, at)];
  });
}

/** "A rigorous course of study in high school in | math courses". */
const isAtHighSchool = (tokens: readonly Token[], { from, to }: FieldList): boolean =>
  [...tokens.slice(Math.max(0, from - 6), from), ...tokens.slice(to, to + 6)].some(
    ({ word }, at, near) => word === "high" && near[at + 1]?.word === "school",
  );

/** "A construction-related | program", "a nursing or related | program": the list holds its head. */
function isRelatedProgram(tokens: readonly Token[], { to, open }: FieldList): boolean {
  const [before, related, head] = tokens.slice(to - 3, to).map(({ word }) => word);
  if (!open || !/^(?:related|based|oriented|focused)$/.test(related ?? "") || !studyHeads.has(head ?? "")) return false;
  // "Or a related field" says of no field before it that it is one of study.
  return (
    !/^(?:an?|any|other|closely)$/.test(before ?? "") && (before !== "or" || /^(?:program|degree)/.test(head ?? ""))
  );
}

/** "In an accredited | nursing program": one that somebody is in, however far before the words for studying stand. */
function isOneProgram(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > from - 12 && isBeforeProgram(tokens[at])) at--;
  if (at === from - 1) return false;
  const preposition = wordAt(tokens, at);
  if (/^(?:in|into|of|for|from|through|towards?)$/.test(preposition)) return true;
  // "Enrolled in any school with an accredited | nursing program".
  const isOffered = /^(?:with|offering|offers|has|having)$/.test(preposition);
  return isOffered && tokens.slice(at, from).some(({ word }) => /^(?:accredited|approved|recognized)$/.test(word));
}

/** "Psychiatry residents", but not "legal residents". */
const isMedical = ({ names }: FieldList): boolean =>
  names.every((name) => resolveField(name).codes.some((code) => code.startsWith("51")));

/** "In a baccalaureate | nursing program": no word for studying is needed. */
const isOfLevel = (tokens: readonly Token[], from: number): boolean =>
  /^(?:any|baccalaureate|bachelors|undergraduate|graduate|postgraduate|masters|doctoral|phd|degree|associate|accredited|time)$/.test(
    wordAt(tokens, from - 1),
  ) && !isAboutWork(tokens, from);

/** "A five-year ABET or ACCE-accredited university | construction program". */
const isBeforeProgram = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.word !== "in" &&
  token.word !== "of" &&
  (fillers.has(token.word) ||
    /^(?:university|college|or|five|online)$/.test(token.word) ||
    (token.capital && token.word.length <= 6));

/** "Students of a government | school". */
export const isPublicSchool = ({ names }: FieldList, head: string): boolean =>
  /^(?:schools?|colleges?|institutions?)$/.test(head) && names.every((name) => name === "Government");

/** "Attending an accredited | culinary school", but not the art school among other schools of a choice. */
function isSchoolOf({ tokens, text }: FieldClause, list: FieldList): boolean {
  const school = tokens[list.to];
  if (!school || school.capital || !/^(?:schools?|colleges?|academy|institutes?)$/.test(school.word)) return false;
  if (isAmongSchools({ tokens, text }, list) || isBesideCollege(tokens, list.from, list.to + 1)) return false;
  const around = [wordAt(tokens, list.from - 1), wordAt(tokens, list.to + 1)];
  if (around.some((word) => /^(?:or|and|students?)$/.test(word)) || isNationality(list)) return false;
  const before = tokens.slice(Math.max(0, list.from - 7), list.from).map(({ word }) => word);
  return before.some((word) => attends.has(word)) && !before.some((word) => /^(?:high|graduated|taught)$/.test(word));
}
/** "A trade school, | art school, college or university". */
const isAmongSchools = ({ tokens, text }: Pick<FieldClause, "tokens" | "text">, { from, to }: FieldList): boolean =>
  /^(?:schools?|colleges?|academy|institutes?)$/.test(wordAt(tokens, to)) &&
  (/[,/]/.test(gap(tokens, text, to + 1)) ||
    /[,/]/.test(gap(tokens, text, from)) ||
    isOtherSchoolBehind(tokens, to + 1));

/** "Vocational schools, continuing education, | ministry training": one of many ways to study. */
const isAmongKindsOfStudy = (
  { tokens, text }: Pick<FieldClause, "tokens" | "text">,
  { from, to }: FieldList,
): boolean =>
  tokens[to]?.word === "training" &&
  gap(tokens, text, from).startsWith(",") &&
  /^(?:schools?|colleges?|universit(?:y|ies)|education)$/.test(wordAt(tokens, from - 1));

/** "A travel school | or junior college". */
const isOtherSchoolBehind = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "or" &&
  tokens.slice(at + 1, at + 4).some(({ word }) => /^(?:college|university|school|institute)$/.test(word));

const attends = wordSet(
  "student students attend attends attending enrolled enrolling enroll enrol accepted admitted entering enter tuition pursuing",
);

/** "Voice | majors": a word that names a field only among others, or before such a word. */
export function wordsBeforeMajors({ tokens, text, names }: FieldClause): Mention[] {
  return listTokens.placesIn(tokens).flatMap((at) => {
    const [word, head] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
    const isOne = strongHeads.has(head) || (/^(?:voice|organ)$/.test(word) && studentHeads.has(head));
    if (!isOne || names.has(at) || gap(tokens, text, at + 1) !== " ") return [];
    return [
      fieldMention({ from: at, to: at + 1, names: [shownName(word)], open: false }, head),
      ...headMention(tokens, at + 1),
    ];
  });
}
const listTokens = new TokenSet(listWords);

/** "Botany | as a major". */
function isChosenAs(tokens: readonly Token[], to: number): boolean {
  if (tokens[to]?.word !== "as") return false;
  const at = /^(?:an?|the|their|his|her|your)$/.test(wordAt(tokens, to + 1)) ? to + 2 : to + 1;
  const [head, of] = [wordAt(tokens, at), tokens[at + 1]?.word];
  return strongHeads.has(head) || (/^(?:field|area|course|subject)$/.test(head) && of === "of");
}

/** "Enter the | nursing profession", "leading to a | journalism career". */
function isCareer(tokens: readonly Token[], list: FieldList): boolean {
  const head = wordAt(tokens, list.to);
  const before = tokens.slice(Math.max(0, list.from - 4), list.from).map(({ word }) => word);
  if (before.some((word) => /^(?:interest|interests|interested|research)$/.test(word))) return false;
  if (/^(?:careers?|professions?)$/.test(head)) return before.some((word) => begins.has(word));
  return head === "field" && before.some((word) => /^(?:enter|entering|entry|join|joining)$/.test(word));
}
const begins = wordSet(
  "enter entering entry join joining pursue pursuing leading lead toward towards preparing prepare seek seeking begin beginning plan planning for into considering",
);

/** "Students in the Geosciences Department". */
const isDepartment = (tokens: readonly Token[], list: FieldList): boolean =>
  /^(?:departments?|faculty)$/.test(wordAt(tokens, list.to)) &&
  /^(?:the|our|its)$/.test(wordAt(tokens, list.from - 1)) &&
  (tokens[list.from]?.capital === true || tokens[list.to]?.word === "departments") &&
  studiesAt(tokens, list.from) &&
  !isOffice(tokens, list.to, list);

/** "Technology" of "aviation technology": the words before it are a part of the name. */
const isEndOfName = ({ tokens, text, names }: FieldClause, from: number) =>
  names.get(from - 1) !== undefined && gap(tokens, text, from) === " ";

/** "University of the | Arts students": the name of a university. */
const isNameOfUniversity = (tokens: readonly Token[], from: number): boolean => {
  const of = tokens[from - 1]?.word === "the" ? from - 2 : from - 1;
  return tokens[of]?.word === "of" && /^(?:university|institute|academy)$/.test(wordAt(tokens, of - 1));
};

/** "A business education teacher program" is about education. */
const isKindOfEducation = (tokens: readonly Token[], to: number) =>
  tokens[to]?.word === "education" &&
  /^(?:teachers?|majors?|programs?|students?|degrees?)$/.test(wordAt(tokens, to + 1));

/** "The Animal Welfare | Student Scholarship" is a name. */
const isNameOfAward = (tokens: readonly Token[], at: number) =>
  tokens[at]?.capital === true && awardWords.has(wordAt(tokens, at + 1));

/** "Leuven Gent Management School" is a name. */
const isNameOfSchool = (tokens: readonly Token[], at: number) =>
  /^schools?$/.test(wordAt(tokens, at)) && tokens[at]?.capital === true;
