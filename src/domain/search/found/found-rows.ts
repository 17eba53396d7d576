import { type CatalogueIndex, rowOf } from "../../matches/catalogue/catalogue-index.ts";
import { collegesMeant } from "../../places/colleges/meant-colleges.ts";
import { type ConstraintFits, constraintFits } from "../fits/constraint-fits.ts";
import { excludedRows } from "../fits/excluded-rows.ts";
import { abroadOf, isFromAbroad, isHomeAlone, meantForAbroad } from "../fits/from-abroad.ts";
import {
  addRow,
  addRows,
  countRows,
  emptyRowSet,
  fillRowSet,
  isEmpty,
  type RowSet,
  removeRow,
  removeRows,
} from "../fits/row-set.ts";
import { meantRows, metRows, missingRows, unclearRows } from "../fits/rows-by-fit.ts";
import { rowsForAnybody, rowsToFillUp } from "../fits/rows-for-anybody.ts";
import { isSex } from "../order/passing-sex.ts";
import { diplomaTopic } from "../query/person/levels.ts";
import { impliedBy, tellsCircumstance } from "../said/circumstances.ts";
import { saidIn, unitsOf, withoutPartsOfNames, wordsIn } from "../said/words-in.ts";
import type { CatalogueSearch, SearchedWords } from "../search-catalogue.ts";
import { type Concepts, conceptsOf } from "../text/concepts.ts";
import { scoreWords, type TextScores } from "../text/text-scores.ts";
import { type Constraint, isBlank, type Slot, type Understood } from "../understood.ts";
import { mayBeName, wantedTexts, weights } from "../wanted/wanted-texts.ts";
import { addRowsWithWords, isStudyAbroad, rowsFor } from "./rows-for.ts";
import { otherWay } from "./unlisted.ts";
import { otherSocieties, type Unnamed, unnamedRows } from "./unnamed-rows.ts";

/** A scholarship that is meant for one of these is found without any of the words. */
export const subjects: ReadonlySet<Slot> = new Set([
  "field_of_study",
  "group",
  "family_work",
  "residence",
  "country",
  "citizenship",
  "college",
]);

/** Where no scholarship is for one of these, others are found instead of none. */
const tellingSlots: ReadonlySet<Slot> = new Set(["field_of_study", "college", "country", "family_work"]);

/** What a search finds. The rows and the scores are room that the next search uses again. */
export type FoundRows = Concepts & {
  rows: RowSet;
  /** What was understood, after words that are part of a name are no constraints any more. */
  understood: Understood;
  /** The rows that the words call by their title. */
  called: readonly number[];
  units: readonly ConstraintFits[];
  /** Where students of a college that nothing is for probably live. They did not say it, so that it only orders the rows. */
  homes: readonly ConstraintFits[];
  /** These rows do not fit. */
  unnamed: readonly Unnamed[];
  /** Those of `units` that say what it is about. */
  about: readonly ConstraintFits[];
  text: TextScores;
  /**
   * Where a field was said: the rows that are for something that was said, or whose texts have the words of the field, as
   * some scholarships state no field.
   */
  isFor: RowSet;
  /** The rows that are found only because little else fits: what an adviser names to everybody. They come last. */
  fillers: RowSet;
  /** Whether some scholarship has the words that say what it is about. */
  hasTopics: boolean;
  /** Whether no scholarship has the words that say what it is about, and nothing else says it; or none is for the field or the college. */
  isUnknown: boolean;
};

/**
 * The rows with the words, and those that are meant for a subject that was said; all rows without either. What was found
 * `before` constraints were left out stays found, so that leaving one out never takes away a row that fits. Where a field
 * or a college was said that no scholarship is for, all rows are found too.
 */
export function foundRows(index: CatalogueIndex, written: CatalogueSearch): FoundRows {
  const { hidden = [], before } = written;
  const said = saidIn(index, written);
  const { search, understood, constraints, first, units } = said;
  const about = units.filter(isSubject);
  const aboutFirst = before ? unitsOf(index, first).filter(isSubject) : about;
  const excluded = excludedRows(index, constraints);
  const rows = emptyRoom(index.rows);
  if (before) addRowsOfSearch(rows, index, before);
  const isFor = rowsFor(index, { about, constraints, topics: understood.topics });
  const homes = constraintFits(index, statesOfColleges(first));
  const implied = constraintFits(index, impliedBy({ ...understood, constraints: first }));
  const { concepts, called, isHard, ...read } = wordsIn(index, said);
  let { text } = read;
  const withoutNames = called.rows.length > 0 ? withoutPartsOfNames(understood, units, called) : understood;
  if (withoutNames !== understood) return foundRows(index, { ...search, understood: withoutNames });
  // A title may be words that tell nothing: "Say Yes".
  const isCalled = called.rows.length > 0;
  const hasTopics = concepts.concepts.some(({ weight, isWeak }) => weight >= weights.ignored && (!isWeak || isCalled));
  const subjectsSaid = understood.topics.filter((topic) => !tellsCircumstance({ topics: [topic], constraints: [] }));
  const unread = subjectsSaid.length + understood.ignored.filter(mayBeName).length;
  const isSaid = about.length + unread > 0;
  if (!before && !(isSaid && tellsLittle(concepts))) addRowsWithWords(rows, text);
  for (const row of called.rows) addRow(rows, row);
  for (const { fits } of aboutFirst) addRows(rows, meantRows(fits, index));
  if (isFromAbroad(first)) {
    const meant = meantForAbroad(index);
    addRows(rows, meant);
    if (isFor.length > 0) {
      addRows(isFor, meant);
      if (first.every(isHomeAlone)) addRows(isFor, abroadOf(index, rows));
    }
  }
  // What is perhaps for US citizens alone is for few others.
  const isStatus = ({ slot }: ConstraintFits) => slot === "citizenship" || (slot === "country" && isFromAbroad(first));
  for (const { fits } of isFor.length > 0 ? about.filter(isStatus) : []) removeRows(isFor, unclearRows(fits, index));
  const isOfPerson = about.every(({ slot }) => slot === "residence") && (isHard || first.some(tellsPerson));
  if (isOfPerson && !hasTopics) addRows(rows, rowsForAnybody(index));
  // An illness is a disability beside what else was said.
  const impliedGroups = about.length > 0 ? implied.filter(({ slot }) => slot === "group") : [];
  for (const { fits } of impliedGroups) {
    addRows(rows, meantRows(fits, index));
    if (isFor.length > 0) addRows(isFor, meantRows(fits, index));
  }
  const work = aboutFirst.filter(isWork);
  const lacksWork = work.length > 0 && work.every(({ fits }) => isEmpty(meantRows(fits, index)));
  const hasOtherWords = !hasTopics && (unread > 0 || lacksWork);
  const isNowhere = about.some(({ slot }) => tellingSlots.has(slot)) && isEmpty(rows);
  for (const { fits } of isNowhere ? [] : homes) {
    addRows(rows, metRows(fits, index));
    if (isFor.length > 0) addRows(isFor, metRows(fits, index));
  }
  // Who finds no studies in Ghana may be from there.
  const countries = isNowhere ? constraints.filter(({ slot }) => slot === "country").map(otherWay) : [];
  for (const { fits } of constraintFits(index, countries)) addRows(rows, meantRows(fits, index));
  if (isFromAbroad(countries)) addRows(rows, meantForAbroad(index));
  // "Daughter of a coal miner" asks for families of miners, and not for women.
  const lacksFamilies = concepts.lacksPeople || (lacksWork && hasOtherWords);
  const tells = lacksFamilies ? aboutFirst.filter((unit) => !isSex(unit) && !isWork(unit)) : aboutFirst;
  const saysUnknown = hasOtherWords && tells.length === 0;
  const isLimited = !hasOtherWords || (saysUnknown && units.length > 0);
  const isAll =
    (isNowhere && isEmpty(rows)) ||
    (about.length === 0 && isOfDiploma(understood)) ||
    (isOfCollege(about) && search.results !== undefined && !hasOtherWords) ||
    (!hasTopics && about.length === 0 && isLimited && !isHard);
  if (isAll) fillRowSet(rows, index.rows);
  if (isAll && index.gone) removeRows(rows, index.gone);
  // Where nothing is for mortuary science, its "science" is no reason to come first, nor is the "free" of "free money for college".
  if ((isNowhere || isBlank(understood)) && !isCalled && tellsLittle(concepts)) text = scoreWords(index.text, []);
  const isUnknown = isNowhere || saysUnknown;
  const meant = aboutFirst.map(({ fits }) => meantRows(fits, index));
  // Of farmworkers' daughters who study agriculture, the field is asked for too.
  if (isFor.length > 0) meant.push(isFor);
  meant.push(...impliedGroups.map(({ fits }) => meantRows(fits, index)));
  const others = { meant, called: called.rows };
  const unnamed = isUnknown
    ? []
    : [
        ...unnamedRows(index.text, concepts.people, others),
        ...otherSocieties(index.text, understood.topics, called.rows),
      ];
  // A search for nursing in Nevada that nothing fits says what to leave out.
  if (isOfPerson && !isUnknown && countRows(rows) < fewRows) addRows(rows, rowsForAnybody(index));
  const isAtHome = about.length > 0 && !about.some(isStudyAbroad);
  const fillers = isAtHome && !isUnknown ? fillersFor(index, rows, before ? null : units) : emptyRowSet(0);
  addRows(rows, fillers);
  if (excluded) removeRows(rows, excluded);
  removeHidden(rows, index, hidden);
  const all = { units, homes: [...homes, ...implied], unnamed, fillers, about, called: called.rows };
  return { ...concepts, ...all, rows, understood, text, isFor, hasTopics, isUnknown };
}

/**
 * Where students of a college that nothing is for probably live, unless they say it: many who ask for Clemson can get what South Carolina
 * gives.
 */
function statesOfColleges(constraints: readonly Constraint[]): Constraint[] {
  if (constraints.some(({ slot }) => slot === "residence" || slot === "country" || slot === "citizenship")) return [];
  return constraints.flatMap((each) => {
    const [college, ...others] = each.slot === "college" ? collegesMeant(each.value).colleges : [];
    return college && others.length === 0
      ? [{ slot: "residence" as const, value: college.state, words: each.words }]
      : [];
  });
}

/** Who tells no more than where they live or that they need money is helped by what is for everybody too, whether or not it says "in the US". */
const tellsPerson = ({ slot }: Constraint): boolean => slot === "residence" || slot === "financial_need";

/** Who tells it beside other things is shown the same where little else is found. */
const fewRows = 200;

/**
 * What is named to everybody and not found yet, where less than a page fits, and something does: a search that nothing fits says what to leave
 * out, and is free. Where constraints were left out (no `units`) it stays found.
 */
function fillersFor(index: CatalogueIndex, rows: RowSet, units: readonly ConstraintFits[] | null): RowSet {
  const missing = (units ?? []).map(({ fits: stated }) => missingRows(stated, index));
  if (units) {
    const fitting = rows.slice();
    for (const each of missing) removeRows(fitting, each);
    const count = countRows(fitting);
    if (count === 0 || count >= pageOfRows) return emptyRowSet(0);
  }
  const fillers = rowsToFillUp(index).slice();
  removeRows(fillers, rows);
  for (const each of missing) removeRows(fillers, each);
  return fillers;
}
/** The first page that a student looks at. */
const pageOfRows = 10;

/** Whether no word tells what it is about: not "scholarship", nor the "science" of "fire science". */
const tellsLittle = ({ concepts }: Concepts): boolean => concepts.every(({ isWeak }) => isWeak === true);

/** Who has a GED can get what high school graduates can, and few of those say so: they come first. */
const isOfDiploma = ({ topics }: Understood): boolean =>
  topics.length > 0 && topics.every((topic) => topic === diplomaTopic);

const isWork = ({ slot }: ConstraintFits) => slot === "family_work";

/** Who names only their college is helped by what is open at any, too, which their profile orders. */
export const isOfCollege = (about: readonly ConstraintFits[]): boolean =>
  about.length > 0 && about.every(({ slot }) => slot === "college");

const isSubject = ({ slot }: ConstraintFits) => subjects.has(slot);

let room = { rows: 0, set: emptyRowSet(0) };

function emptyRoom(rows: number): RowSet {
  if (room.rows !== rows) room = { rows, set: emptyRowSet(rows) };
  return room.set.fill(0);
}

/** Adds the rows with the words of a search, and those with the words of its topics alone. */
function addRowsOfSearch(rows: RowSet, { text }: CatalogueIndex, { understood, words }: SearchedWords): void {
  for (const wanted of [wantedTexts(understood, words), wantedTexts({ ...understood, constraints: [] })])
    addRowsWithWords(rows, scoreWords(text, conceptsOf(text, wanted).concepts));
}

function removeHidden(rows: RowSet, index: CatalogueIndex, hidden: readonly string[]): void {
  for (const id of hidden) {
    const row = rowOf(index, id);
    if (row !== null) removeRow(rows, row);
  }
}
