import { groupWords } from "../../../../eligibility/words/groups.ts";
import { namesByFirstWord, namesInWords } from "../../../../places/names-in-words.ts";
import type { Group } from "../../../../scholarships/vocabulary.ts";
import { inOrder } from "../../criterion.ts";
import type { Student } from "../../student.ts";

/** The groups to which an answer says that a student belongs. Which veterans and parents are meant is asked otherwise. */
const compared = [
  ...(["women", "men", "minority", "black", "hispanic", "asian", "native_american", "pacific_islander"] as const),
  ...(["middle_eastern", "first_generation", "lgbtq", "disability", "foster", "undocumented"] as const),
] as const satisfies readonly Group[];
const namesOfGroups = namesByFirstWord<Group>(
  compared.flatMap((group) => groupWords[group].split("|").map((name) => [name, group] as const)),
);

/** What may stand beside the groups where nothing more is asked for. */
const plain = new Set(
  `a an another any applicant applicants at be been being belong birth by care community comes descent ethnicity from gender group groups has have heritage identify
in is it least member of one origin or other person race student students that the to who with you`.split(/\s+/),
);
/** Groups to which a student belongs whose parents do. Of a parent with a disability nobody is asked. */
const inherited: ReadonlySet<Group> = new Set([
  ...(["minority", "black", "hispanic", "asian", "native_american", "pacific_islander", "middle_eastern"] as const),
]);
const parents = new Set(["parent", "parents"]);
/** Who may apply as well as the groups. */
const others = new Set(
  "ally allies daca nonbinary non binary orphaned queer strong supporter supporters tps".split(" "),
);
/** "Underrepresented in medicine": of any subject. */
const underrepresented = "underrepresented";

/**
 * The groups of which one is enough, where the words ask for nothing more: "have at least one parent of Hispanic heritage", "be a
 * woman or nonbinary". Null where they ask for more.
 */
export function plainGroupsIn(words: readonly string[]): readonly Group[] | null {
  const found = namesInWords(words, namesOfGroups);
  if (found.length === 0) return null;
  const isOfGroup = (at: number) => found.some(({ from, to }) => from <= at && at < to);
  const isSubject = (at: number) => words[at - 1] === "in" && words[at - 2] === underrepresented;
  const isOneOfSeveral = words.includes("or") && !words.includes("with");
  // "A woman with a disability" has to be both.
  if (new Set(found.map(({ value }) => value)).size > 1 && !isOneOfSeveral) return null;
  const isInherited = found.every(({ value }) => inherited.has(value));
  const isPlain = words.every(
    (word, at) =>
      isOfGroup(at) ||
      plain.has(word) ||
      (others.has(word) && words.lastIndexOf("or", at) >= 0) ||
      (isInherited && parents.has(word)) ||
      (isSubject(at) && at === words.length - 1),
  );
  return isPlain ? inOrder(found.map(({ value }) => value)) : null;
}

/** Whether the student said that they belong to one of the groups. */
export const isOfPlainGroup = ({ groups: { member } }: Student, groups: readonly Group[]): boolean =>
  groups.some((group) => member[group] === true);
