import type { Meaning, Mention } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { gap, indexes, type Token, wordAt } from "../text/tokens.ts";
import type { FieldClause } from "./field-clause.ts";
import { isOffice, studiesAt } from "./field-context.ts";
import { fieldListAt } from "./field-list.ts";
import { fieldMention } from "./field-mention.ts";
import { schools } from "./field-phrases.ts";
import { covered } from "./names/covered-words.ts";

export const findSchools = phraseFinder(schools);
const nothing: Meaning = { about: "nothing" };

/** "In the Faculty of Law": a field, when somebody studies there. */
export function ofSchools(clause: FieldClause, college: string | null): Mention[] {
  const { tokens, text } = clause;
  return findSchools(tokens).flatMap(({ from, to }) => {
    // "A post-secondary | school of education" is any.
    if (/^(?:secondary|postsecondary|tertiary)$/.test(wordAt(tokens, from - 1))) return [];
    // "A college of technology" is a kind of college.
    if (/^colleges?$/.test(wordAt(tokens, from)) && wordAt(tokens, to) === "technology") return [];
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

/** "In the Faculty of Science, majoring in mathematics" is about mathematics: the school only tells where. */
export function withoutSubjects(
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
          (field.to <= school.from && (isWithin(field, school, tokens) || isOneOfJoint(field, school)))),
    ) || ofSchools.some((other) => isField(other) && isPartOf(other, school, tokens));
  return ofSchools.map((mention) =>
    isField(mention) && isNarrowed(mention) ? { ...mention, meaning: nothing } : mention,
  );
}

/** "The Juris Doctor Program in the Faculty of | Business and Law": the field of the degree is one of the school's. */
const isOneOfJoint = (field: Mention, school: Mention): boolean =>
  field.meaning.about === "field_of_study" &&
  school.meaning.about === "field_of_study" &&
  school.meaning.names.length > 1 &&
  field.meaning.names.some((name) => school.meaning.about === "field_of_study" && school.meaning.names.includes(name));

/** "Korean studies in the Faculty of | Humanities": only the words for the school stand between. */
const isWithin = (field: Mention, school: Mention, tokens: readonly Token[]): boolean =>
  school.from - field.to <= 8 &&
  /^(?:in|at|within|of|from)$/.test(wordAt(tokens, behindProgram(tokens, field.to, school.from))) &&
  !indexes(field.to, school.from).some((at) => isChoice(tokens, at) || tokens[at]?.word === "major");

/** "Teacher education | program | in the College of Education"; a department tells more than the name of a degree program. */
const behindProgram = (tokens: readonly Token[], at: number, end: number): number =>
  /^program(?:me)?$/.test(wordAt(tokens, at)) && !tokens.slice(at, end).some(({ word }) => word === "department")
    ? at + 1
    : at;

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
  /^(?:or|and)$/.test(wordAt(tokens, at)) && !/^m(?:aj|in)or/.test(wordAt(tokens, at + 1));
