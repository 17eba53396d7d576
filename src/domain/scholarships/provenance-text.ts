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

/** What `source_name` says where our editors state what everybody in the field knows: alone, or behind the source that it adds to. */
export const generalKnowledge = "Laurel editors, from general knowledge";

/** Whether the day of `last_checked` is that of another source, and some facts are general knowledge, which was not checked. */
export const isPartlyUnchecked = ({ source_name, last_checked }: Pick<Scholarship, "source_name" | "last_checked">) =>
  last_checked !== null && source_name?.endsWith(generalKnowledge) === true;

/** The words without the ending of a plural. The degrees are what a requirement names. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("undergraduate", "bachelor")
    .replaceAll("graduate", "master")
    .match(/\p{L}{3,}?(?=s?(?!\p{L}))|\d+(?:[.,]\d+)*/gu) ?? [];
const fillers = new Set(
  "and applicant are for from gpa have heritage higher least minimum must only open recipient resident restricted set sponsor student school the thi who with you your".split(
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
