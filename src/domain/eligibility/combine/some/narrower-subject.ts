import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import { personNouns } from "../../group/group-roles.ts";
import type { Meaning, Mention } from "../../mention.ts";
import { modals } from "../../text/modals.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { gap, type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { othersThan } from "../choices/ways.ts";
import { keyOf } from "../criterion-of-meaning.ts";
import type { Statement } from "../statement.ts";

const ofPersons: ReadonlySet<Meaning["about"]> = new Set(["groups", "states", "citizenship", "countries"]);

/** "Part-time students must have 15 credits" */
const loadOf = (meaning: Meaning): string | null =>
  meaning.about === "demand" && meaning.demand.about === "enrollment" ? meaning.demand.enrollment : null;
const isPartTime = ({ meaning }: Mention): boolean => loadOf(meaning) === "part_time";

/**
 * The mentions that name the subject of "must": "Male applicants must be registered", "Veterans must have served for a year".
 * Such a clause says more of some, and leaves the others in.
 */
function subjectsOf({ mentions, tokens, clause: { text } }: Statement): readonly Mention[] {
  const [opening] = findOpening(tokens);
  const isFor = opening?.from === 0;
  const persons = mentions.filter(
    ({ from, meaning }) =>
      (ofPersons.has(meaning.about) || loadOf(meaning) !== null) && from < (isFor ? opening.to : 0) + 2,
  );
  if (persons.length === 0) return [];
  if (isFor) return persons.filter(({ to }) => isApart(to, tokens, text));
  // "Veterans who need more time should | call us".
  const offer = tokens.findIndex(({ word }, at) => offered.has(wordAt(tokens, at + 1)) && offers.has(word));
  const asks = offer >= 0 && offer < 14;
  const modal = asks ? offer : tokens.findIndex(({ word }) => modals.has(word));
  if (modal < 1) return [];
  return persons.filter(
    ({ from, to }) =>
      to <= modal &&
      tokens.slice(0, from).every(({ word }) => !everybody.has(word)) &&
      (asks || isSubject(tokens.slice(to, modal))) &&
      !/[.:;*]/.test(text.slice(tokens[to - 1]?.end, tokens[modal]?.start)),
  );
}
const findOpening = phraseFinder([
  ["for", true],
  ["in (the|) (case|event) of", true],
] as const);

/** "For Canadian applicants, | a 3.4 GPA is required": persons whom a comma and a sentence follow. */
function isApart(to: number, tokens: Statement["tokens"], text: string): boolean {
  let end = to;
  while (personNouns.has(wordAt(tokens, end))) end++;
  return (
    personNouns.has(wordAt(tokens, end - 1)) &&
    gap(tokens, text, end).trim() === "," &&
    tokens.slice(end).some(({ word }) => sentence.has(word))
  );
}
const sentence = wordSet("is are must should need needs require requires");

/** "Male | applicants who are citizens | must", "part-time | law students also | must": persons, and perhaps who they are. */
const isSubject = (words: readonly Token[]): boolean =>
  words.every(({ word }) => personNouns.has(word) || besidePersons.has(word)) || tellsWho(words, 0);
const besidePersons = wordSet("also law medical graduate undergraduate college doctoral");
/** Whether persons stand at a token, and behind them who they are. */
function tellsWho(tokens: readonly Token[], from: number): boolean {
  const own = tokens.findIndex(({ word }, at) => at >= from && !personNouns.has(word));
  return own > from && /^(?:who|that)$/.test(wordAt(tokens, own));
}
/** "Veterans may | ask for more time"; but "may apply", "may be eligible". */
const offers = wordSet("may can should must");
const offered = wordSet("ask request contact call email notify inform visit obtain seek find pick");
const everybody = wordSet("all every each only any");

/**
 * "International students: please attach a copy of your visa", "Undergraduates: see our other page": a label, and what those whom it
 * names hand in, or where else they should look.
 */
export const isLabelOfTask = (statement: Statement, next: Statement | undefined): boolean => {
  if (next?.part !== statement.part || next.clause.lead === "") return false;
  if (next.clause.lead !== statement.clause.text.trim()) return false;
  const isElsewhere = elsewhere.test(wordAt(next.tokens, 0));
  return (
    (next.mood === "procedure" || isElsewhere) &&
    statement.mentions.some(({ meaning: { about } }) => ofPersons.has(about) || (isElsewhere && about === "level"))
  );
};
const elsewhere = /^(?:see|visit|refer)$/;

/**
 * "Children of members must be under 24", where another demand names the members themselves: a demand of those who apply
 * as their children.
 */
function isOfRelatives(statement: Statement, all: readonly Statement[]): boolean {
  if (!startsWithRelatives(statement)) return false;
  return all.some(
    (each, at) =>
      each !== statement &&
      (each.part === "title" || each.mood === "demand") &&
      namesOwn(each) &&
      (hasRelatives(each) || all.slice(at + 1, at + 4).some((next) => next.clause.goesOn && hasRelatives(next))),
  );
}
const relatives = wordSet(
  "child children dependent dependents dependant dependants spouse spouses grandchild grandchildren stepchildren",
);

function startsWithRelatives({ tokens }: Statement): boolean {
  const modal = tokens.findIndex(({ word }) => modals.has(word));
  return modal > 0 && relatives.has(wordAt(tokens, 0));
}

/** "Sponsors must be US citizens", "Ohio residence required of the veteran", "the relative must also be a full-time student": others than the applicant. */
function isOfOthers({ mentions, tokens }: Statement): boolean {
  if (!mentions.some(({ meaning }) => saysOfOthers(meaning))) return false;
  const first = ofApplicant.has(wordAt(tokens, 0)) ? 1 : 0;
  const subject = wordAt(tokens, first);
  if (helpers.has(subject) && modals.has(wordAt(tokens, first + 1))) return true;
  if (first === 1 && kin.has(subject) && modals.has(wordAt(tokens, first + 1))) return true;
  return tokens.some(
    ({ word }, at) =>
      word === "required" &&
      tokens[at + 1]?.word === "of" &&
      tokens.slice(at + 2, at + 4).some((next) => helpers.has(next.word) || parents.has(next.word)),
  );
}
/** A group may be that of the family: "your parent must be a veteran". */
const saysOfOthers = (meaning: Meaning): boolean =>
  meaning.about === "demand"
    ? meaning.demand.about !== "check"
    : meaning.about !== "groups" && meaning.about !== "nothing";
const ofApplicant = wordSet("the your their his her a each");
const helpers = wordSet(
  "sponsor sponsors supervisor supervisors nominator nominators mentor mentors advisor advisors adviser advisers referee referees",
);
const kin = wordSet(
  "relative relatives sibling siblings brother sister spouse partner parent parents mother father guardian grandparent",
);
const parents = wordSet("veteran veterans parent parents guardian guardians");

const hasRelatives = ({ tokens }: Statement): boolean => tokens.some(({ word }) => relatives.has(word));

/** "Award for | members and their children"; in "children of retired members" they are those of others. */
const namesOwn = ({ tokens }: Statement): boolean =>
  !tokens.some(({ word }) => modals.has(word)) &&
  tokens.some(
    ({ word }, at) =>
      /^(?:members|employees|workers|veterans)$/.test(word) &&
      !tokens.slice(Math.max(0, at - 6), at).some((before) => before.word === "of"),
  );

/** The levels that are the subject of "must": "Graduate students | must be U.S. citizens". */
function levelsOfSubject({ mentions, tokens }: Statement): readonly MatchingLevel[] {
  const modal = tokens.findIndex(({ word }) => modals.has(word));
  const subject = modal < 1 ? undefined : mentions.find(({ from, meaning }) => from === 0 && meaning.about === "level");
  if (subject?.meaning.about !== "level" || subject.to > modal || modal - subject.to > 1) return [];
  return tokens.slice(subject.to, modal).every(({ word }) => personNouns.has(word)) ? subject.meaning.levels : [];
}

/**
 * "Graduate students must be U.S. citizens", where another demand names undergraduates: of these it is not demanded. What is said of more
 * levels than the others name is said of all.
 */
function isOfOneLevel(statement: Statement, all: readonly Statement[]): boolean {
  const levels = levelsOfSubject(statement);
  if (levels.length === 0 || !statement.mentions.some(({ from, meaning }) => from > 0 && saysMore(meaning)))
    return false;
  return all.some((each) => {
    if (each === statement || (each.part === "text" && (each.mood !== "demand" || levelsOfSubject(each).length > 0)))
      return false;
    const named = each.mentions.flatMap(({ meaning }) => presentLevels(meaning));
    return named.some((level) => levels.includes(level)) && named.some((level) => isOther(level, levels));
  });
}
/** "Bachelor students" beside "undergraduates" are the same. */
const isOther = (level: MatchingLevel, levels: readonly MatchingLevel[]): boolean =>
  !levels.includes(level) && !(level === "associate" && levels.includes("bachelor"));
/** The levels of those who are there already, and not of what they may begin. */
const presentLevels = (meaning: Meaning): readonly MatchingLevel[] =>
  meaning.about === "level" && !meaning.implied && !meaning.place && !meaning.entering ? meaning.levels : [];
const saysMore = (meaning: Meaning): boolean =>
  meaning.about !== "nothing" && meaning.about !== "level" && meaning.about !== "gpa" && !isCheckOnly(meaning);
const isCheckOnly = (meaning: Meaning): boolean => meaning.about === "demand" && meaning.demand.about === "check";

/** The levels that a demand of one level does not concern: who is there meets it. None where it may say more of all. */
export function levelsBesides(statement: Statement, all: readonly Statement[]): readonly MatchingLevel[] {
  const [first, ...more] = statement.tokens.filter(({ word }) => modals.has(word) || everybody.has(word));
  if (!first || more.length > 0 || !isOfOneLevel(statement, all)) return [];
  return othersThan(levelsOfSubject(statement));
}

/** "Study load:" above "Full time" and "Part time": both may apply. */
function isOneOfLoads({ clause, tokens }: Statement, all: readonly Statement[]): boolean {
  const isLoad = (of: readonly Token[], load: "full" | "part") =>
    of.length === 2 && wordAt(of, 0) === load && wordAt(of, 1) === "time";
  return (
    clause.lead !== "" &&
    isLoad(tokens, "full") &&
    all.some((each) => each.clause.lead === clause.lead && isLoad(each.tokens, "part"))
  );
}

/** "Students who wish to study medicine must have an offer", where "for other fields" more is demanded: one of its students alone. */
function isOfOneField({ part, mentions, tokens }: Statement, all: readonly Statement[]): boolean {
  const modal = tokens.findIndex(({ word }) => modals.has(word));
  return (
    part === "text" &&
    mentions.some(({ to, meaning }) => to <= modal && meaning.about === "field_of_study") &&
    all.some((each) => findOtherFields(each.tokens).some(({ from }) => from === 0) && demandsMore(each))
  );
}
/** "For other majors, see our website" demands nothing. */
const demandsMore = ({ mentions, tokens }: Statement): boolean =>
  tokens.some(({ word }) => modals.has(word) || word === "required") ||
  mentions.some(({ meaning }) => meaning.about === "gpa" || (saysMore(meaning) && meaning.about !== "field_of_study"));
const findOtherFields = phraseFinder<true>([
  [
    "(for|in|applicants to|applicants for|students in|students of) (all|any|) (the|) other (fields|field|subjects|courses|disciplines|programs|programmes|majors|degrees) (of study|)",
    true,
  ],
]);

/** Whether a demand is one of some applicants only, whom neither another demand nor the title names. */
export function isOfNarrowerSubject(statement: Statement, all: readonly Statement[]): boolean {
  if (isOfRelatives(statement, all) || isOfOthers(statement)) return true;
  if (isOfOneLevel(statement, all) || isOfOneField(statement, all) || isOneOfLoads(statement, all)) return true;
  // "Full-time students must have a 3.0" is said of all, unless the text speaks of the others too.
  const namesBoth = all.some((each) => each !== statement && each.mentions.some(isPartTime));
  const subjects = subjectsOf(statement).filter(({ meaning }) => namesBoth || loadOf(meaning) !== "full_time");
  if (subjects.length === 0) return false;
  const others = all.filter(
    (each) =>
      each !== statement && (each.part === "title" || (each.mood === "demand" && subjectsOf(each).length === 0)),
  );
  // "Women who study law must have a 3.0" may be all that a text says of who may apply.
  const isMore = ({ part, mentions }: Statement) =>
    part === "text" && mentions.some(({ meaning }) => keyOf(meaning) !== null);
  if (subjects.some(({ to }) => tellsWho(statement.tokens, to)) && !others.some(isMore)) return false;
  return !subjects.some(({ meaning }) =>
    others.some(({ mentions }) => mentions.some((other) => isWithin(other.meaning, meaning))),
  );
}

/** Whether a meaning demands what another names. */
const isWithin = (stated: Meaning, named: Meaning): boolean => {
  const [some, all] = [valuesOf(stated), valuesOf(named)];
  return stated.about === named.about && some.length > 0 && some.every((value) => all.includes(value));
};

function valuesOf(meaning: Meaning): readonly string[] {
  if (meaning.about === "groups") return meaning.groups;
  if (meaning.about === "citizenship") return meaning.statuses;
  const load = loadOf(meaning);
  if (load !== null) return [load];
  return meaning.about === "states" || meaning.about === "countries" ? meaning.codes : [];
}
