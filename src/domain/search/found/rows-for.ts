import { familyName } from "../../fields-of-study/main-field.ts";
import { resolveField } from "../../fields-of-study/resolve-field.ts";
import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import type { ConstraintFits } from "../fits/constraint-fits.ts";
import { type Field, rowsOfSides } from "../fits/field-fits.ts";
import { addRow, addRows, emptyRowSet, type RowSet, removeRows } from "../fits/row-set.ts";
import { meantRows, unclearRows } from "../fits/rows-by-fit.ts";
import { rowsAbout } from "../order/count-stating.ts";
import { isPassing } from "../order/passing-sex.ts";
import { asksForAllCosts } from "../query/topics.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import { countriesSaid } from "../said/countries-said.ts";
import { addRowsHaving, alternativeOf } from "../text/alternatives.ts";
import { type Concept, conceptsOf } from "../text/concepts.ts";
import { paysAllWord } from "../text/document-terms.ts";
import { formsOf } from "../text/spelling-corrections.ts";
import type { TextIndex } from "../text/text-index.ts";
import { scoreWords, type TextScores } from "../text/text-scores.ts";
import { knownForm, wordsOfText } from "../text/words-of-text.ts";
import type { Constraint } from "../understood.ts";
import { wantedTexts } from "../wanted/wanted-texts.ts";

/** A row is found by its words when they fit at least this share as well as those of the best row. */
export const leastShare = 0.25;

/**
 * Where a field was said: the rows that are for something that was said, are about a topic, or have the words of the field. Where a country to study in was
 * said: only those for it or about it. No set where neither was said.
 */
export function rowsFor(
  index: CatalogueIndex,
  {
    about,
    constraints,
    topics,
  }: { about: readonly ConstraintFits[]; constraints: readonly Constraint[]; topics: readonly string[] },
): RowSet {
  const abroad = about.find(isStudyAbroad);
  if (abroad) {
    const rows = rowsAbroad(index, abroad);
    // "Study abroad in Japan" asks for a time there, as what is for any country pays for too.
    addRowsOfTopics(rows, index.text, { topics: topics.filter((topic) => /\babroad$/.test(topic)), constraints });
    return rows;
  }
  const fields = constraints.filter((each) => each.slot === "field_of_study");
  if (fields.length === 0) return emptyRowSet(0);
  const rows = emptyRowSet(index.rows);
  const ofFields = rowsOfFields(index, fields);
  // Who studies computing and is a girl asks for computing: what is for women of any field comes after it.
  for (const unit of about)
    if (unit.slot !== "field_of_study" && !isPassing(unit)) addRows(rows, meantRows(unit.fits, index));
  // "Women in Construction" is for women, and not for those who study nursing.
  const field = about.find(({ slot }) => slot === "field_of_study");
  if (field) removeRows(rows, unclearRows(field.fits, index));
  if (field) {
    const meant = meantRows(field.fits, index).slice();
    // STEM holds animal science, and is no agriculture.
    removeRows(meant, ofFields.asSides);
    addRows(rows, meant);
  }
  addRows(rows, ofFields.withWords);
  addRowsOfTopics(rows, index.text, { topics, constraints });
  return rows;
}

/** A row that is about a topic, or pays for all of college where that is wanted, is for something that was said too. */
function addRowsOfTopics(
  rows: RowSet,
  text: TextIndex,
  { topics, constraints }: { topics: readonly string[]; constraints: readonly Constraint[] },
): void {
  if (asksForAllCosts(topics))
    for (const each of alternativeOf(text, formsOf(paysAllWord), 1)) addRowsHaving(rows, text, each);
  // What was read as a constraint counts as one.
  const isRead = (topic: string) => constraints.some(({ words }) => words.toLowerCase() === topic);
  for (const topic of topics.filter((each) => !isRead(each))) {
    const telling = wordsOfText(topic).filter((word) => !fillerWords.has(word));
    addRows(rows, rowsAbout(text, { alternatives: alternativeOf(text, telling.map(knownForm), 1), weight: 1 }));
  }
}

/** The rows for study in a country or region, and those that are about it by their name or keywords: "American-Scandinavian Foundation". */
function rowsAbroad(index: CatalogueIndex, { fits, constraints }: ConstraintFits): RowSet {
  const rows = meantRows(fits, index).slice();
  for (const each of tellingConcepts(index.text, constraints)) addRows(rows, rowsAbout(index.text, each));
  return rows;
}

/** The rows that hold fields only as a side of a wide list such as STEM, and those whose texts have their words. */
type FieldRows = { asSides: RowSet; withWords: RowSet };

/** Students name the same fields again and again. */
const mostFields = 64; // of two bits for each row
const knownFieldRows = new WeakMap<CatalogueIndex, Map<string, FieldRows>>();

function rowsOfFields(index: CatalogueIndex, fields: readonly Field[]): FieldRows {
  const known = knownFieldRows.get(index) ?? new Map<string, FieldRows>();
  knownFieldRows.set(index, known);
  const key = JSON.stringify(fields.map(({ value, words }) => [value, words]));
  const before = known.get(key);
  if (before) return before;
  const made = { asSides: rowsOfSides(index, fields), withWords: rowsWithFieldWords(index.text, fields) };
  if (known.size >= mostFields) known.clear();
  known.set(key, made);
  return made;
}

/** The rows whose texts have the words of these fields or of their families. Of one that several words name, one alone says little. */
function rowsWithFieldWords(text: TextIndex, fields: readonly Field[]): RowSet {
  const rows = emptyRowSet(text.documents.length);
  const families = fields.flatMap(({ value }) => familyName(resolveField(value)) ?? []);
  // The "sciences" of "social sciences" alone are of engineers.
  const ofFamilies = families.map((words) => ({ words, weight: 1, otherWords: [], isWhole: true }));
  for (const telling of [tellingConcepts(text, fields), conceptsOf(text, ofFamilies).concepts.filter(isTelling)])
    addRowsWithWords(rows, scoreWords(text, telling));
  return rows;
}

const isTelling = ({ isWeak }: Concept): boolean => !isWeak;
const tellingConcepts = (text: TextIndex, constraints: readonly Constraint[]): Concept[] =>
  conceptsOf(text, wantedTexts({ constraints: [...constraints], topics: [], ignored: [] })).concepts.filter(isTelling);

/** Who wants to study in Europe has no use of what is for study in the US. */
export const isStudyAbroad = ({ constraints }: ConstraintFits): boolean =>
  constraints.every(
    (each) => each.slot === "country" && each.relation === "study" && !countriesSaid(each.value).includes("US"),
  );

/** Adds the rows that the words fit at least a quarter as well as the best one. */
export function addRowsWithWords(rows: RowSet, text: TextScores): void {
  const { scores, found } = text;
  const least = leastShare * text.best;
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    if ((scores[row] as number) >= least) addRow(rows, row);
  }
}
