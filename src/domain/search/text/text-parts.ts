import { type IndexPart, numbersOf, type StoredParts } from "../../matches/catalogue/stored-parts.ts";
import { TermTable } from "../../words/term-table.ts";
import { textOfBuild } from "./text-builder.ts";
import type { TextIndex } from "./text-index.ts";

/** What a file holds of a text index that is of a build, or merged. */
export function* textParts({ postings: { terms, starts, packed } }: TextIndex): Generator<IndexPart, void> {
  for (const [name, content] of Object.entries(terms.parts())) yield { name: `term ${name}`, content };
  yield { name: "posting starts", content: starts };
  yield { name: "postings", content: packed };
}

/** Whether `textParts` names a part so. */
export const isTextPart = (name: string): boolean => name.startsWith("term ") || name.startsWith("posting");

/** The text index of so many rows that gave these parts. */
export function textOfParts(parts: StoredParts, rows: number): TextIndex {
  const terms = {
    codes: numbersOf(parts, "term codes", Uint16Array),
    starts: numbersOf(parts, "term starts", Uint32Array),
    places: numbersOf(parts, "term places", Uint32Array),
  };
  const postings = {
    terms: TermTable.of(terms),
    starts: numbersOf(parts, "posting starts", Uint32Array),
    packed: numbersOf(parts, "postings", Uint32Array),
  };
  return textOfBuild(postings, rows);
}
