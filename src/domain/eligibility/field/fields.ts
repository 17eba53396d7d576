import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { isLanguage } from "../person/languages.ts";
import { isNegated } from "../text/negated.ts";
import { ofLast } from "../text/of-last.ts";
import { phraseFinder } from "../text/phrases.ts";
import { gap, type Token, tokensOf, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { FieldClause } from "./field-clause.ts";
import {
  isAboutWork,
  isAtWork,
  isCollegeCareer,
  isFieldOfAwardName,
  isHeld,
  isPrivateLesson,
  isSchooling,
  isTeaching,
  namesStudents,
} from "./field-context.ts";
import { degreeFields, findDegreesOfFields } from "./field-degrees.ts";
import { type FieldList, fieldListAt } from "./field-list.ts";
import { fillers, followers, listWords, otherHeads, studyHeads } from "./field-list-words.ts";
import { fieldMention } from "./field-mention.ts";
import type { Role } from "./field-phrases.ts";
import {
  beforeHeads,
  behindFields,
  concentrations,
  isGeneralDegree,
  isPublicSchool,
  wordsBeforeMajors,
} from "./fields-before-heads.ts";
import { afterDegrees, findWideDegrees, inBrackets, shortDegrees } from "./fields-behind-degrees.ts";
import { besideFieldsInTitles, fieldsInTitle } from "./fields-in-title.ts";
import { isPreparedFor, planned } from "./fields-of-careers.ts";
import { withFieldsOfOthers } from "./fields-of-others.ts";
import { findSchools, ofSchools, withoutSubjects } from "./fields-of-schools.ts";
import { findLeadIns, saysMoreOf, withFocusChecked } from "./focus-of-field.ts";
import { anyField, opensToAll } from "./links-of-fields.ts";
import { leadsToFields, listedFields } from "./listed-fields.ts";
import { hasPlainWords } from "./names/capital-names.ts";
import { covered, headMention } from "./names/covered-words.ts";
import { headAt, isHead, skip } from "./names/ends-of-names.ts";
import { aroundProfessions, fieldsOfProfessions, findTeaching } from "./names/professions.ts";
import { programEntry, surelyPrograms } from "./program-entries.ts";

const findAnyField = phraseFinder(anyField);
const nothing: Meaning = { about: "nothing" };

const starts = {
  clause: [
    ...[findLeadIns, findAnyField, behindFields, findSchools, findWideDegrees, shortDegrees, findDegreesOfFields],
    ...[surelyPrograms, findTeaching, aroundProfessions],
  ],
  title: [besideFieldsInTitles],
  lead: [leadsToFields, findLeadIns],
};

/** Fields of study that the student must have, by the words around their names. */
export const fields = grammar(starts, (words) => {
  const { tokens } = words;
  const clause = new FieldClause(words);
  if (words.part === "title") return fieldsInTitle(clause);
  const listed = listedFields(clause, words.lead) ?? goingOn(clause, words);
  if (listed) return listed;
  const any = ofAnyField(words);
  if (any.some(({ from }) => widest.has(wordAt(tokens, from)))) return any;
  const entry = programEntry(clause);
  if (entry) return [fieldMention(entry, "")];
  const studied = [
    ...afterLeadIns(clause),
    ...beforeHeads(clause),
    ...concentrations(clause),
    ...wordsBeforeMajors(clause),
    ...inBrackets(clause),
    ...afterDegrees(clause),
    ...degreeFields(words).filter(({ to }) => tokens[to]?.word !== "in" || !clause.names.has(to + 1)),
    ...fieldsOfProfessions(clause),
  ];
  const ofAll = withFocusChecked(studied, tokens);
  const all = [...ofAll, ...withoutSubjects(ofSchools(clause, words.college ?? null), ofAll, tokens), ...any];
  const demanded = all.filter(({ from, to }) => !isNegated(tokens, from) && !isFieldOfAwardName(tokens, from, to));
  return withFieldsOfOthers(demanded, tokens).map((mention) =>
    isCourse(mention, tokens)
      ? { ...mention, meaning: toCheck("course") }
      : opensToAll(mention, words)
        ? { ...mention, meaning: nothing }
        : mention,
  );
});

/**
 * "A degree in law; medicine; or dentistry", "in the building trades: carpentry, masonry": a list that the words before a semicolon or a
 * colon begin. Null for other clauses.
 */
function goingOn(clause: FieldClause, { lead, before = "" }: ClauseWords): Mention[] | null {
  const opened = fieldsOpening(lead) ?? fieldsOpening(before);
  if (opened === null) return null;
  const { tokens } = clause;
  let start = 0;
  while (beforeEntries.has(wordAt(tokens, start)) || tokens[start]?.word.length === 1) start++;
  const list = fieldListAt(clause, start, { unlisted: true, isInList: true });
  if (list?.from !== start) return null;
  const next = wordAt(tokens, list.to);
  if (list.to < tokens.length && !isHead(next) && !followers.has(next)) return null;
  // Behind a semicolon fields are a choice with those before it, and narrow none of them.
  const names = before === "" ? list.names : [...new Set([...opened, ...list.names])];
  return [fieldMention({ ...list, names }, headAt(clause, list.to))];
}
const beforeEntries = wordSet("or and a an in the any either both");

/** The fields of study in which words end, none if these only lead to some; null for other words. */
const fieldsOpening = ofLast((words): readonly string[] | null => {
  const tokens = tokensOf(words);
  if (tokens.length < 2) return null;
  const last = fields({ text: words, tokens, lead: "", part: "text" }).flatMap(({ to, meaning }) =>
    meaning.about === "field_of_study" && to === tokens.length ? meaning.names : [],
  );
  const isLed = findLeadIns(tokens).some(({ to, value }) => value.study && !value.also && to === tokens.length);
  return last.length > 0 || isLed ? last : null;
});

const isCourse = (mention: Mention, tokens: readonly Token[]): boolean =>
  isGradedCourse(mention, tokens) || isYearsOfLanguage(mention, tokens);

/** Words that demand no field, whatever the clause encourages to study besides: "all majors", "regardless of major". */
const widest = wordSet("any all every regardless irrespective unrestricted");

/** "The highest standing in an Organic Chemistry course" is about a course, which students of other fields take too. */
const isGradedCourse = ({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about === "field_of_study" &&
  tokens.slice(to - 1, to + 1).some(({ word }) => word === "course" || word === "courses") &&
  tokens.slice(Math.max(0, from - 8), from + 1).some(({ word }) => grading.has(word));
const grading = wordSet("standing mark marks grade grades performance achievement average");

/** "After a year of | Japanese": a course beside another degree. "The third year of Japanese" is a class of students of it. */
const isYearsOfLanguage = ({ from, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about === "field_of_study" &&
  meaning.names.every(isLanguage) &&
  tokens[from - 1]?.word === "of" &&
  periods.has(wordAt(tokens, from - 2)) &&
  counts.has(wordAt(tokens, from - 3));
const periods = wordSet("year years semester semesters term terms");
const counts = wordSet("a one two three four half");

/** "Majoring in nursing", "pursuing a degree in biology or chemistry". */
function afterLeadIns(clause: FieldClause): Mention[] {
  const { tokens } = clause;
  let end = 0;
  return findLeadIns(tokens).flatMap(({ from, to, value }) => {
    if (from < end) return [];
    const isCut = /[,:(]/.test(gap(clause.tokens, clause.text, to));
    // "Majors include, but are not limited to, | nursing".
    if (isCut && clause.tokens[to - 2]?.word !== "limited" && !isInserted(clause, from, to)) return [];
    if (clause.tokens[from]?.word === "women" && clause.tokens[from - 1]?.word === "of") return [];
    if (value.study && value.examples && (isBehindField(clause, from) || isOfSchoolMarks(clause.tokens, from)))
      return [];
    const isNamed = value.study && value.named === true;
    const options = {
      unlisted: isNamed,
      afterUnknown: isNamed && !value.weak && !value.also && !value.emphasis,
      alone: tokens[to - 1]?.word === "in" && majors.has(wordAt(tokens, to - 2)),
      capitals: isNamed && !value.weak,
    };
    const start = afterAccreditation(clause, skip(clause, to, fillers));
    const whole = fieldListAt(clause, to) ?? fieldListAt(clause, start) ?? fieldListAt(clause, start, options);
    if (value.study && value.capital && clause.tokens[start]?.capital !== true) return [];
    const list = whole && (subfieldOf(clause, value, whole) ?? whole);
    const mentions = list ? mentionsAfter(clause, from, to, value, list) : [];
    if (mentions.length > 0) end = to;
    return mentions;
  });
}

const majors = wordSet("major majors majoring majored degree degrees concentration specialization diploma certificate");

/** "An NCRA-certified | court reporting program". */
const afterAccreditation = (clause: FieldClause, at: number): number =>
  /^(?:accredited|certified|approved|recognized)$/.test(wordAt(clause.tokens, at + 1)) && clause.tokens[at]?.capital
    ? skip(clause, at + 2, fillers)
    : at;

/** "Studying, or planning to study, | botany". */
const isInserted = ({ tokens, text }: FieldClause, from: number, to: number): boolean =>
  gap(tokens, text, to) === ", " &&
  [1, 2, 3, 4].some((back) => tokens[from - back]?.word === "or" && gap(tokens, text, from - back) === ", ");

/** "A STEM | field such as chemistry": the list of the wider field holds the examples. */
const isBehindField = ({ names }: FieldClause, from: number): boolean =>
  [1, 2, 3, 4].some((length) => names.get(from - length)?.to === from);

/** "Seven distinctions in the WASSCE in | subjects including English": subjects of a school. */
const isOfSchoolMarks = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 30), from).some(({ word }) => schoolMarks.has(word));
const schoolMarks = wordSet(
  "distinctions credits passes passed marks wassce waec neco ssce gce gcse gcses igcse levels grades csec cape matric",
);

/** "Master of Engineering in Logistics" is a degree in logistics. */
function subfieldOf(clause: FieldClause, role: Role, list: FieldList): FieldList | null {
  if (!role.study || !role.degree || clause.tokens[list.to]?.word !== "in") return null;
  const inner = fieldListAt(clause, list.to + 1);
  return inner && { ...inner, from: list.from };
}

function mentionsAfter(clause: FieldClause, from: number, to: number, role: Role, list: FieldList): Mention[] {
  const { tokens } = clause;
  if (isTeaching(tokens, from)) return [{ from, to: list.to, meaning: toCheck("experience") }];
  if (!role.study) {
    const isStudied =
      (role.kind === "course" && isEnrolledIn(tokens, from)) ||
      isCollegeCareer(wordAt(tokens, from), tokens[from - 1]?.word);
    if (isStudied) return [fieldMention(list, "")];
    const checked = { from, to: list.to, meaning: toCheck(role.kind) };
    return isPreparedFor(role, tokens, from, list) ? [checked, planned(list)] : [checked];
  }
  if (isGeneralDegree(tokens, list)) return [];
  const head = headAt(clause, list.to);
  if (isPublicSchool(list, head)) return [];
  if (isPrivateLesson(tokens, list.to)) return [{ from, to: list.to, meaning: toCheck("activity") }];
  if (/^(?:careers?|professions?)$/.test(head) && !majors.has(wordAt(tokens, from)))
    return [{ from, to: list.to + 1, meaning: toCheck("career") }];
  if (
    (otherHeads.has(head) && !isTeachersProgram(tokens, list.to)) ||
    (role.head && !studyHeads.has(head) && !isSpecific(tokens, list) && !isYearOf(tokens, from, list))
  )
    return [];
  if (isAtWork(tokens, list.from)) return [{ from, to: list.to, meaning: toCheck("career") }];
  if (isLanguageOfTeaching(tokens, list) || isSchooling(tokens, list, studyHeads.has(head))) return [];
  const saysMore = role.emphasis && saysMoreOf(clause, from, list);
  if (saysMore) return [{ from, to: list.to, meaning: toCheck("course") }];
  if (role.weak && isAboutWork(tokens, from, role.examples ? 25 : 5)) return [];
  const isDegree =
    role.degree || tokens.slice(to, list.from).some(({ word }) => /^(?:degree|bachelors|masters)$/.test(word));
  if (isDegree && isHeld(tokens, from)) {
    const held = fieldMention({ ...list, open: true, implied: true }, head);
    return [{ ...held, also: [toCheck("degree")] }];
  }
  // "Physics | teacher preparation": its students may study education.
  const isOpen = list.open || role.examples === true || isTeachersProgram(tokens, list.to);
  const mention = fieldMention({ ...list, open: isOpen }, head);
  if (role.also) {
    const besides = toCheck(role.also);
    return namesStudents(tokens) ? [{ ...mention, from, also: [besides] }] : [{ from, to: list.to, meaning: besides }];
  }
  // "Showing a desire to major in botany": the whole is a demand of another kind.
  const own = role.named && !role.weak ? { ...mention, inside: true as const } : mention;
  return [...covered(tokens, from, list.from), own, ...headMention(tokens, list.to)];
}

/** "Physics | teacher preparation curricula": a program of study, and no work. */
const isTeachersProgram = (tokens: readonly Token[], at: number): boolean =>
  /^(?:teachers?|teaching)$/.test(wordAt(tokens, at)) &&
  /^(?:preparation|education|training|certification|licensure)$/.test(wordAt(tokens, at + 1)) &&
  studyHeads.has(wordAt(tokens, at + 2));

/** "Enrolled in TAFE | courses in botany" is a course of study. */
const isEnrolledIn = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 5), from)
    .some(({ word }) =>
      /^(?:enrol|enroll|enroll?ed|enroll?ing|studying|undertaking|pursuing|commencing|on|up)$/.test(word),
    );

/** "Entering the third year of Geology", but not "two years of Spanish". */
const isYearOf = (tokens: readonly Token[], lead: number, { from }: FieldList): boolean =>
  tokens[lead]?.word !== "years" &&
  ((tokens[from]?.capital === true && hasPlainWords(tokens)) ||
    (tokens[lead + 1]?.word === "of" &&
      !listWords.has(wordAt(tokens, from)) &&
      /^(?:first|second|third|fourth|fifth|final|last)$/.test(wordAt(tokens, lead - 1))));

/** "One year of nursing-specific coursework". */
const isSpecific = (tokens: readonly Token[], { to }: FieldList): boolean =>
  tokens[to - 2]?.word === "specific" && /^(?:courses?|coursework|classes|training)$/.test(wordAt(tokens, to - 1));

/** "Education in the English language", "courses in English and Spanish". */
const isLanguageOfTeaching = (tokens: readonly Token[], { from, to, names }: FieldList): boolean =>
  (tokens[from - 1]?.word === "the" && tokens[to - 1]?.word === "language") ||
  (tokens[from - 1]?.word === "in" &&
    ((/^English(?: Language)?$/.test(names[0] ?? "") &&
      !/^(?:m(?:aj|in)or|degree|stud)/.test(wordAt(tokens, from - 2))) ||
      (isLanguage(names[0] ?? "") && isTaughtIn(tokens, from))));

/** "Studying in | French", but not "graduate study in French". */
const isTaughtIn = (tokens: readonly Token[], from: number): boolean => {
  const [before, verb] = [wordAt(tokens, from - 3), wordAt(tokens, from - 2)];
  return (
    /^(?:studying|taught|educated|delivered|schooled)$/.test(verb) ||
    (/^stud(?:y|ies)$/.test(verb) && /^(?:must|to|who|will|and|currently|can|should|you)$/.test(before))
  );
};

/** "Students of any major" demands no field, but "engineering (all disciplines)" does. */
function ofAnyField({ tokens, text }: ClauseWords): Mention[] {
  return findAnyField(tokens)
    .filter(({ from }) => !gap(tokens, text, from).includes("("))
    .filter(({ to }) => !/^(?:of|in|related|within|relating|relevant|that|which)$/.test(wordAt(tokens, to)))
    .map(({ from, to }) => ({ from, to, meaning: nothing }));
}
