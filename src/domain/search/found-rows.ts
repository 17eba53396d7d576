import { type CatalogueIndex, rowOf } from "../matches/catalogue/catalogue-index.ts";
import { type ConstraintFits, constraintFits, meantRows } from "./constraint-fits.ts";
import { excludedRows } from "./excluded-rows.ts";
import { addRow, addRows, emptyRowSet, fillRowSet, type RowSet, removeRow, removeRows } from "./row-set.ts";
import type { CatalogueSearch, SearchedWords } from "./search-catalogue.ts";
import { type Concepts, conceptsOf } from "./text/concepts.ts";
import { bestScore, scoreWords, type TextScores } from "./text/text-scores.ts";
import { type Constraint, mostConstraints, type Slot, type Understood } from "./understood.ts";
import { wantedTexts, weights } from "./wanted-texts.ts";

/** A row is found by its words when they fit at least this share as well as those of the best row. */
export const leastShare = 0.25;

/** A scholarship that is meant for one of these is found without any of the words. */
export const subjects: ReadonlySet<Slot> = new Set(["field_of_study", "group", "residence", "country", "citizenship"]);

/** What a search finds. The rows and the scores are room that the next search uses again. */
export type FoundRows = Concepts & {
  rows: RowSet;
  units: readonly ConstraintFits[];
  /** Those of `units` that say what it is about. */
  about: readonly ConstraintFits[];
  text: TextScores;
  /** The rows whose texts have the words of a field that was said. Their scholarships may state no field. */
  namesField: RowSet;
  /** Whether some scholarship has the words that say what it is about. */
  hasTopics: boolean;
  /** Whether no scholarship has the words that say what it is about, and nothing else says it. */
  isUnknown: boolean;
};

/**
 * The rows with the words, and those that are meant for a subject that was said; all rows without either. What was found
 * `before` constraints were left out stays found, so that leaving one out never takes away a row that fits.
 */
export function foundRows(index: CatalogueIndex, search: CatalogueSearch): FoundRows {
  const { understood, words, hidden = [], before } = search;
  const constraints = firstOf(understood);
  const first = before ? firstOf(before.understood) : constraints;
  const units = constraintFits(index, constraints, first);
  const about = units.filter(isSubject);
  const aboutFirst = before ? constraintFits(index, first).filter(isSubject) : about;
  const excluded = excludedRows(index, constraints);
  const rows = emptyRoom(index.ids.length);
  if (before) addRowsOfSearch(rows, index, before);
  const namesField = rowsNamingField(index, constraints);
  const concepts = conceptsOf(index.text, wantedTexts(understood, words));
  const text = scoreWords(index.text, concepts.concepts);
  // Beside something that was said, a word such as "scholarship" finds nothing.
  const isSaid = about.length + understood.topics.length + understood.ignored.length > 0;
  const isFiller = isSaid && concepts.concepts.every(({ weight }) => weight <= weights.filler);
  if (!before && !isFiller) addRowsWithWords(rows, text);
  const hasTopics = concepts.concepts.some(({ weight }) => weight >= weights.ignored);
  const hasOtherWords = !hasTopics && understood.topics.length + understood.ignored.length > 0;
  const isUnknown = hasOtherWords && aboutFirst.length === 0;
  const isAll = !hasTopics && about.length === 0 && (hasOtherWords ? isUnknown && units.length > 0 : true);
  if (isAll) fillRowSet(rows, index.ids.length);
  for (const { fits } of aboutFirst) addRows(rows, meantRows(fits, index.ids.length));
  if (excluded) removeRows(rows, excluded);
  removeHidden(rows, index, hidden);
  return { ...concepts, rows, units, about, text, namesField, hasTopics, isUnknown };
}

const isSubject = ({ slot }: ConstraintFits) => subjects.has(slot);

/** Each has a bit. */
const firstOf = ({ constraints }: Understood) => constraints.slice(0, mostConstraints);

let room = { rows: 0, set: emptyRowSet(0) };

function emptyRoom(rows: number): RowSet {
  if (room.rows !== rows) room = { rows, set: emptyRowSet(rows) };
  return room.set.fill(0);
}

function rowsNamingField({ ids, text }: CatalogueIndex, constraints: readonly Constraint[]): RowSet {
  const fields = constraints.filter(({ slot }) => slot === "field_of_study");
  const naming = emptyRowSet(fields.length > 0 ? ids.length : 0);
  if (fields.length === 0) return naming;
  const wanted = wantedTexts({ constraints: fields, topics: [], ignored: [] });
  addRowsWithWords(naming, scoreWords(text, conceptsOf(text, wanted).concepts));
  return naming;
}

/** Adds the rows with the words of a search, and those with the words of its topics alone. */
function addRowsOfSearch(rows: RowSet, { text }: CatalogueIndex, { understood, words }: SearchedWords): void {
  for (const wanted of [wantedTexts(understood, words), wantedTexts({ ...understood, constraints: [] })])
    addRowsWithWords(rows, scoreWords(text, conceptsOf(text, wanted).concepts));
}

function addRowsWithWords(rows: RowSet, text: TextScores): void {
  const { scores, found } = text;
  const least = leastShare * bestScore(text);
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    if ((scores[row] as number) >= least) addRow(rows, row);
  }
}

function removeHidden(rows: RowSet, index: CatalogueIndex, hidden: readonly string[]): void {
  for (const id of hidden) {
    const row = rowOf(index, id);
    if (row !== null) removeRow(rows, row);
  }
}
