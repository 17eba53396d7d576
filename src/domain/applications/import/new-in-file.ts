import type { Application } from "../application.ts";
import type { ImportedApplication } from "./read-row.ts";

type Tracked = Pick<Application, "id" | "scholarship_id" | "scholarship_title" | "provider_name" | "deadline">;

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
const sameAs = ({ scholarship_title, provider_name, deadline }: Omit<Tracked, "id" | "scholarship_id">) =>
  JSON.stringify([plain(scholarship_title), plain(provider_name), deadline]);

/**
 * The applications of a file that the student does not track yet, each once. One is known by its id, its scholarship, or
 * its title, provider and deadline. Rows of one file with different ids are different applications.
 */
export function newInFile(tracked: readonly Tracked[], rows: readonly ImportedApplication[]): ImportedApplication[] {
  const ids = new Set(tracked.map(({ id }) => id));
  const scholarshipIds = new Set(tracked.map(({ scholarship_id }) => scholarship_id).filter((id) => id !== null));
  const known = new Set(tracked.map(sameAs));
  const inFile = new Set<string>();
  return rows.filter((row) => {
    const key = sameAs(row);
    if (known.has(key) || (row.id === null ? inFile.has(key) : ids.has(row.id))) return false;
    if (row.scholarship_id !== null && scholarshipIds.has(row.scholarship_id)) return false;
    inFile.add(key);
    if (row.id !== null) ids.add(row.id);
    if (row.scholarship_id !== null) scholarshipIds.add(row.scholarship_id);
    return true;
  });
}
