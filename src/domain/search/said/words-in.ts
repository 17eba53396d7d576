import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { countryName } from "../../places/countries.ts";
import { beginningOf } from "../../reader/bounded-text.ts";
import { type ConstraintFits, constraintFits } from "../fits/constraint-fits.ts";
import { fitOfRow, fits } from "../fits/row-fits.ts";
import { emptyRowSet, type RowSet } from "../fits/row-set.ts";
import { meantRows } from "../fits/rows-by-fit.ts";
import { isOnlyFillers, titledRows, withTitle } from "../found/titled-rows.ts";
import { isForGraduates } from "../order/level-losses.ts";
import { type Losses, lossesFor, spokenSlots } from "../order/narrowness.ts";
import { asksForAllCosts } from "../query/topics.ts";
import { longestQuery } from "../query/words/query-words.ts";
import type { CatalogueSearch, SearchedWords } from "../search-catalogue.ts";
import { type Called, calledRows } from "../text/called-rows.ts";
import { type Concepts, conceptsOf, type WantedText } from "../text/concepts.ts";
import { scoreWords, type TextScores, withoutWordsOf } from "../text/text-scores.ts";
import { type Constraint, mostConstraints, type Understood } from "../understood.ts";
import { wantedTexts } from "../wanted/wanted-texts.ts";
import { tellsCircumstance, tellsOfService } from "./circumstances.ts";
import { withCountriesAlone } from "./countries-alone.ts";
import { outsideUs } from "./countries-said.ts";

/** What a search says in an index. `first`: the constraints before some were left out. */
export type Said = {
  search: CatalogueSearch & { words: string };
  understood: Understood;
  constraints: Constraint[];
  first: Constraint[];
  units: readonly ConstraintFits[];
};

/** What a search says in an index, before its words are looked for. */
export function saidIn(index: CatalogueIndex, written: CatalogueSearch): Said {
  const search = { ...written, words: beginningOf(written.words ?? "", longestQuery) };
  const understood = withCountriesAlone(index, withTitle(index, search));
  const constraints = firstOf(understood);
  const first = written.before ? firstOf(written.before.understood) : constraints;
  const paysAll = asksForAllCosts((written.before?.understood ?? understood).topics);
  return { search, understood, constraints, first, units: unitsOf(index, constraints, { first, paysAll }) };
}

/**
 * How scholarships stand to constraints. Who refuses to study in the US, and names no country, wants to study in another: most scholarships
 * that name none are for study in the US.
 */
export function unitsOf(
  index: CatalogueIndex,
  constraints: readonly Constraint[],
  { first = constraints, paysAll = false }: { first?: readonly Constraint[]; paysAll?: boolean } = {},
): readonly ConstraintFits[] {
  const units = constraintFits(index, constraints, first, paysAll);
  const refusal = constraints.find(({ slot, value }) => slot === "exclude" && value === countryName("US"));
  if (!refusal) return units;
  const isTold = constraints.some((each) => each.slot === "country" && each.relation === "study");
  const elsewhere = { slot: "country", relation: "study", value: outsideUs, words: refusal.words } as const;
  const slot = isTold ? refusal.slot : elsewhere.slot;
  return [...units, ...constraintFits(index, [elsewhere]).map((unit) => ({ ...unit, slot, said: [refusal] }))];
}

/** `isHard`: the words tell of a hard life. The scores are room that the next search uses again. */
type WordsIn = { concepts: Concepts; text: TextScores; called: Called; isHard: boolean };

/** Where an index has the words of a search, and what they call by its title. */
export function wordsIn(index: CatalogueIndex, { search: { words }, understood, first, units }: Said): WordsIn {
  const concepts = conceptsOf(index.text, textsFor(understood, words));
  let text = scoreWords(index.text, concepts.concepts);
  const isHard = tellsCircumstance({ ...understood, constraints: first });
  if (isHard && !tellsOfService({ ...understood, constraints: first }))
    text = withoutWordsOf(text, rowsForMilitary(index));
  const conditions = understood.constraints.map((each) => each.words).join(" ");
  return {
    concepts,
    text,
    isHard,
    called: calledIn(index, { words, conditions, units, text, corrections: concepts.corrections }),
  };
}

/** The same search looks in the open scholarships and in the closed ones. */
const known = new WeakMap<Understood, { words: string; texts: readonly WantedText[] }>();
function textsFor(understood: Understood, words: string): readonly WantedText[] {
  const before = known.get(understood);
  if (before?.words === words) return before.texts;
  const texts = wantedTexts(understood, words);
  known.set(understood, { words, texts });
  return texts;
}

/** Whether the words of a search call anything of an index by its title. */
export const callsAny = (index: CatalogueIndex, search: SearchedWords): boolean =>
  wordsIn(index, saidIn(index, search)).called.rows.length > 0;

/** Each has a bit. */
const firstOf = ({ constraints }: Understood) => constraints.slice(0, mostConstraints);

/** What is for military families is not found by the words of others whose parent died. */
const rowsForMilitary = (index: CatalogueIndex): RowSet => {
  const [military] = constraintFits(index, [{ slot: "group", value: "military", words: "" }]);
  return military ? meantRows(military.fits, index) : emptyRowSet(index.rows);
};

type Calling = {
  words: string;
  conditions: string;
  units: readonly ConstraintFits[];
  text: TextScores;
  corrections: Concepts["corrections"];
};

/** The rows whose title the words are, or nearly are. */
function calledIn(index: CatalogueIndex, { words, conditions, units, text, corrections }: Calling): Called {
  const called = calledRows(index.text, { words, conditions, corrections, scores: text });
  const sameTitle = titledRows(index, words);
  if (sameTitle.length === 0) return called;
  const { narrow, levels } = index.facts;
  const slots = spokenSlots(units);
  const losses = lossesFor([...slots, "topics"]);
  const lossOf = ({ college, others }: Losses, at: number) => (college[at] as number) + (others[at] as number);
  const isForLevel = (row: number) => slots.includes("academic_level") || !isForGraduates(levels[row] as number);
  const isForAll = (row: number) =>
    isForLevel(row) &&
    lossOf(losses, narrow[row] as number) === 0 &&
    units.every((unit) => fitOfRow(unit.fits, row) !== fits.missed);
  // "Nursing Scholarship" is a title, and asks for all that is for nurses. So one of a college is not called by it.
  const titled = sameTitle.filter((row) => isOnlyFillers(words) || isForAll(row));
  return titled.length > 0 ? { ...called, rows: titled } : called;
}

/**
 * Constraints that were read from the name of the called scholarship, which does not state them, become topics: "Wells Fargo
 * Scholarship" is not for students in Fargo.
 */
export function withoutPartsOfNames(
  understood: Understood,
  units: readonly ConstraintFits[],
  called: Called,
): Understood {
  const isStated = (row: number, constraint: Constraint) =>
    units.some((unit) => unit.constraints.includes(constraint) && fitOfRow(unit.fits, row) >= fits.close);
  const parts = understood.constraints.filter(
    (constraint) =>
      constraint.slot !== "exclude" &&
      called.rows.some((row) => called.hasAll(row, constraint.words)) &&
      !called.rows.some((row) => isStated(row, constraint)),
  );
  if (parts.length === 0) return understood;
  return {
    ...understood,
    constraints: understood.constraints.filter((constraint) => !parts.includes(constraint)),
    topics: [...new Set([...understood.topics, ...parts.map(({ words }) => words.toLowerCase())])],
  };
}
