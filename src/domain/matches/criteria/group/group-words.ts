import { kindOf, readGroupAlternatives } from "../../../eligibility/group/group-alternatives.ts";
import { studentsOf } from "../../../scholarships/requirements/group-students.ts";
import type { ScholarshipFacts } from "../../../scholarships/scholarship.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import { capitalized } from "../../../words/capitalized.ts";
import { orList } from "../criterion.ts";
import { requiresEachKind } from "./joined-groups.ts";

/** Groups of which one is enough (`either`), or one of each kind is needed (`all`). Neither where the words leave it open. */
type StatedGroups = { groups: readonly Group[]; either: boolean; all?: true };

/** The groups that a scholarship states, as the words that they were read from join them. */
export function statedGroups({ groups, evidence }: Pick<ScholarshipFacts, "groups" | "evidence">): StatedGroups {
  const either = readGroupAlternatives(groups, evidence.groups);
  return { groups, either, ...(!either && requiresEachKind(groups, evidence.groups ?? "") && { all: true as const }) };
}

/** "Black or Hispanic students", "Women or military families and veterans", "Mothers". */
export function groupsInWords({ groups, either, all }: StatedGroups): string {
  const kinds = [...new Set(groups.map(kindOf))];
  const words = kinds.map((kind) => studentsIn(groups.filter((group) => kindOf(group) === kind)));
  if (!all || words.length < 2) return capitalized(words.join(either ? " or " : "; "));
  const oneWord = parents.find(
    ([pair]) => groups.length === pair.length && pair.every((each) => groups.includes(each)),
  );
  return oneWord ? oneWord[1] : capitalized(`${words[0]} who are also ${words.slice(1).join(" and ")}`);
}

const parents: readonly (readonly [readonly Group[], string])[] = [
  [["women", "parent"], "Mothers"],
  [["women", "single_parent"], "Single mothers"],
  [["men", "parent"], "Fathers"],
  [["men", "single_parent"], "Single fathers"],
];

/** "Black or Hispanic students", "women or men". */
function studentsIn(groups: readonly Group[]): string {
  const names = groups.map((group) => studentsOf[group]);
  const word = " students";
  if (!names.every((name) => name.endsWith(word))) return orList(names);
  return orList(names.map((name) => name.slice(0, -word.length))) + word;
}
