import { emptyRowSet, hasRow, type RowSet, removeRow, removeRows } from "../fits/row-set.ts";
import { addRowsHaving, alternativeOf } from "../text/alternatives.ts";
import type { People } from "../text/concepts.ts";
import type { TextIndex } from "../text/text-index.ts";
import { knownForm } from "../text/words-of-text.ts";

/** Rows that words near to an occupation or an illness find, and that name none: "chronic illness" for "lupus". */
export type Unnamed = { words: string; rows: RowSet };

/** The rows that do not name the people that were said, unless they are `meant` for something else of it or `called` by their title. */
export function unnamedRows(
  text: TextIndex,
  people: readonly People[],
  { meant, called }: { meant: readonly RowSet[]; called: readonly number[] },
): Unnamed[] {
  if (people.length === 0) return [];
  const naming = emptyRowSet(text.documents.length);
  for (const each of people) for (const own of each.naming) addRowsHaving(naming, text, own);
  return people.map(({ words, near }) => {
    const rows = emptyRowSet(text.documents.length);
    for (const other of near) addRowsHaving(rows, text, other);
    for (const others of [naming, ...meant]) removeRows(rows, others);
    for (const row of called) removeRow(rows, row);
    return { words, rows };
  });
}

const letters =
  "(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega)";
const society = new RegExp(`\\b${letters}(?: ${letters}){1,3}\\b`);

/** The rows that have some of the Greek letters by which a society is called, and not all of them: "Psi Chi" for "Chi Eta Phi". */
export function otherSocieties(text: TextIndex, topics: readonly string[], called: readonly number[]): Unnamed[] {
  return topics.flatMap((topic) => {
    const [name] = society.exec(topic) ?? [];
    if (!name) return [];
    const forms = name.split(" ").map(knownForm);
    const rows = emptyRowSet(text.documents.length);
    const naming = emptyRowSet(text.documents.length);
    for (const form of forms) for (const each of alternativeOf(text, [form], 1)) addRowsHaving(rows, text, each);
    for (const each of alternativeOf(text, forms, 1)) addRowsHaving(naming, text, each);
    removeRows(rows, naming);
    for (const row of called) removeRow(rows, row);
    return { words: name, rows };
  });
}

/** The last bit, which no constraint has. */
const unnamedBit = 1 << 31;

/** Notes in `missed`, which has bits for each of the found `rows`, that a row names none of the people. */
export function addMisses(unnamed: readonly Unnamed[], rows: Uint32Array, missed: Uint32Array): void {
  for (const each of unnamed)
    for (let at = 0; at < rows.length; at++)
      if (hasRow(each.rows, rows[at] as number)) missed[at] = (missed[at] as number) | unnamedBit;
}
