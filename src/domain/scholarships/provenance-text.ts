import type { Scholarship } from "./scholarship.ts";

type Origin = Pick<Scholarship, "provenance">;

/**
 * Whether its `evidence` quotes the source. For a curated row it is our summary (docs/how-the-catalogue-is-made.md).
 */
export function isQuoted({ provenance }: Origin): boolean {
  return provenance !== "curated";
}

const addedByNames = {
  curated: "Laurel",
  imported: "Laurel, from a list",
  scraped: "Laurel, read automatically",
  submitted: "A student, reviewed by Laurel",
} as const;

/** Who put a scholarship into the catalog: `Laurel`. */
export function addedBy({ provenance }: Origin): string {
  return addedByNames[provenance];
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const fillers = new Set(
  "and are for from must only open resident residents restricted students student school the this who with you your".split(
    " ",
  ),
);

/**
 * Whether our summary adds something to the requirement beside it: `For high school students.` adds nothing to `High
 * school`.
 */
export function addsToRequirement(summary: string, required: string | null): boolean {
  const said = new Set(wordsOf(required ?? ""));
  return wordsOf(summary).some((word) => !said.has(word) && !fillers.has(word));
}
