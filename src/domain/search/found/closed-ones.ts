import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { fitOfRow, fits } from "../fits/row-fits.ts";
import { hasRow } from "../fits/row-set.ts";
import { rowsAbout } from "../order/count-stating.ts";
import { callsAny } from "../said/words-in.ts";
import { type SearchedWords, standingOf } from "../search-catalogue.ts";
import { isTopic } from "../shown/reading-of.ts";
import { type Correction, conceptsOf } from "../text/concepts.ts";
import type { Constraint, Understood } from "../understood.ts";
import { type FoundRows, foundRows } from "./found-rows.ts";
import type { Unlisted } from "./unlisted.ts";

/** What a search of open scholarships lacks: what it found none for, the rows that its words call by their title, and words that none has. */
export type Lacking = {
  unlisted: readonly Unlisted[];
  called: readonly number[];
  corrections: readonly Correction[];
};

/** Rows of the closed scholarships: those that the words call by their title, or those for what no open one is for. */
type ClosedRows = { rows: readonly number[]; isCalled: boolean; said: Unlisted | null };

/**
 * The closed scholarships that a search misses: what it calls by its title, or by words that no open one has, else those for what was said
 * and no open one is for. They fit everything else too, unless none does. Null where there is none.
 */
export function closedRows(index: CatalogueIndex, search: SearchedWords, lacking: Lacking): ClosedRows | null {
  const [said] = lacking.unlisted;
  // Most searches lack nothing, and call nothing closed.
  const found = said || callsAny(index, search) ? foundRows(index, search) : null;
  if (lacking.called.length === 0 && found && found.called.length > 0)
    return { rows: [...found.called], isCalled: true, said: null };
  const named = rowsNamed(index, search.understood, lacking);
  if (named.length > 0) return { rows: named, isCalled: true, said: null };
  if (!said || !found) return null;
  const rows = rowsFor(index, found, said);
  const alone = rows.length > 0 ? rows : rowsFor(index, foundRows(index, { understood: only(said) }), said);
  return alone.length > 0 ? { rows: alone, isCalled: false, said } : null;
}

const mostNamed = 3;

/** The closed scholarships, three at most, that are about all words that no open one has: "LULAC". */
function rowsNamed({ ids, text }: CatalogueIndex, understood: Understood, { corrections }: Lacking): number[] {
  const missing = corrections
    .filter(({ word, searched }) => searched.length === 0 && isTopic(understood, word))
    .map(({ word }) => word);
  if (missing.length === 0) return [];
  const sets = missing.map((words) =>
    conceptsOf(text, [{ words, weight: 1, otherWords: [], isRead: true }]).concepts.map((each) =>
      rowsAbout(text, each),
    ),
  );
  if (sets.some((concepts) => concepts.length === 0)) return [];
  const all = sets.flat();
  const rows = ids.flatMap((_, row) => (all.every((set) => hasRow(set, row)) ? [row] : []));
  return rows.length > mostNamed ? [] : rows;
}

/**
 * Whether a closed scholarship is wanted where closed ones are asked for: where the open ones lack something, only what `closedRows`
 * counts, so that all of it comes first.
 */
export function isWantedClosed(
  index: CatalogueIndex,
  search: SearchedWords,
  lacking: Lacking,
): (row: number) => boolean {
  const lacked = lacking.unlisted.length > 0 ? closedRows(index, search, lacking) : null;
  if (lacked === null) return () => true;
  const rows = new Set(lacked.rows);
  return (row) => rows.has(row);
}

const only = ({ said, fields }: Unlisted) => ({ constraints: [...said, ...fields], topics: [], ignored: [] });

/** The found rows that are for what was said, and miss nothing. */
function rowsFor(index: CatalogueIndex, found: FoundRows, { said, fields }: Unlisted): number[] {
  const units = found.units.filter(({ constraints }) => [...said, ...fields].some((each) => holds(constraints, each)));
  if (units.length === 0) return [];
  return index.ids.flatMap((_, row) => {
    const isFor = hasRow(found.rows, row) && units.every((unit) => fitOfRow(unit.fits, row) >= leastOf(unit.slot));
    if (!isFor) return [];
    const { missed, unnamed } = standingOf(found, row);
    return missed.length + unnamed.length === 0 ? [row] : [];
  });
}

/** What is for the whole country is for each state, and no news of one. */
const leastOf = (slot: Constraint["slot"]): number => (slot === "residence" ? fits.met : fits.close);

const holds = (constraints: readonly Constraint[], said: Constraint): boolean =>
  constraints.some(({ slot, value }) => slot === said.slot && value === said.value);
