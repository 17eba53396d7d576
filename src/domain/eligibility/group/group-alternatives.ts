import { groupQuestion } from "../../matches/criteria/group/student-groups.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { namesByFirstWord, namesInWords } from "../../places/names-in-words.ts";
import { readableLine } from "../../reader/bounded-text.ts";
import { type Group, groups } from "../../scholarships/vocabulary.ts";
import { wordSet } from "../text/word-set.ts";
import { groupWords } from "../words/groups.ts";

const wideKinds: readonly string[] = [
  "demographics.gender",
  "demographics.ethnicity",
  "demographics.religion",
  "demographics.parent",
];

/** Groups of one kind are alternatives: genders, ethnicities, religions, parents. Every other group is a kind of its own. */
export function kindOf(group: Group): string {
  return wideKinds.includes(groupQuestion[group]) ? groupQuestion[group] : group;
}

/** Words that sponsors list among groups and that are no group: "first-generation, low-income or minority students". */
const means = "low income|disadvantaged|underserved";
const kindsByFirstWord = namesByFirstWord([
  ...groups.flatMap((group) => groupWords[group].split("|").map((name) => [name, kindOf(group)] as const)),
  ["african", kindOf("black")],
  ["gay", kindOf("lgbtq")],
  ["disabled", kindOf("disability")],
  ...["their", "his", "her", "your", "the"].map((of) => [`first in ${of} family`, kindOf("first_generation")] as const),
  ...means.split("|").map((name) => [name, "means"] as const),
]);

const fillers = wordSet(
  "a an the of as in to from with and be are is self identify identifies identifying identified american americans islander islanders student students applicant applicants candidate candidates scholar scholars individual individuals people person persons youth care college undergraduate undergraduates families background backgrounds group groups member members children descent heritage origin ancestry racial ethnic generation",
);
const areFillers = (words: readonly string[]): boolean => words.every((word) => fillers.has(word));
const anyListed =
  /\b(?:at least one|one or more|any) of the following\b|women and (?:\w{1,30} )?minorit|minorit(?:y|ies) and women/i;
const separators = /(,? (?:and\/or|or) |[,/])/;

/**
 * Whether one of several kinds of group is enough. This is so when the sponsor names all the kinds in one list with
 * "or", each by itself: "women, veterans or Hispanic students". An "or" elsewhere does not concern groups, and "Black
 * or Hispanic women" requires both kinds.
 */
export function readGroupAlternatives(stated: readonly Group[], evidence: string | undefined): boolean {
  const kinds = new Set(stated.map(kindOf));
  if (kinds.size < 2 || evidence === undefined) return false;
  const words = readableLine(evidence);
  const lists = words.split(/[.;:]/).flatMap(listsOfKinds);
  return anyListed.test(words) || lists.some((list) => [...kinds].every((kind) => list.includes(kind)));
}

type Named = { kind: string; isFirst: boolean; isLast: boolean };

/** The lists with "or" in a sentence whose every entry names one kind of group and nothing else. */
function listsOfKinds(sentence: string): string[][] {
  const parts = sentence.split(separators);
  const lists: string[][] = [];
  let list: string[] = [];
  let saysOr = false;
  for (let at = 0; at < parts.length; at += 2) {
    const entry = soleKind(parts[at] ?? "");
    if (!entry?.isFirst) [list, saysOr] = [[], false];
    else if (list.length > 0 && /or/i.test(parts[at - 1] ?? "")) saysOr = true;
    if (entry) list.push(entry.kind);
    if (saysOr) lists.push([...list]);
    if (!entry?.isLast) [list, saysOr] = [[], false];
  }
  return lists;
}

/** The one kind that a part of a list names, and whether it begins and ends with it; null for none or several. */
function soleKind(part: string): Named | null {
  const words = foldedWords(part);
  const found = namesInWords(words, kindsByFirstWord);
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return null;
  return {
    kind: first.value,
    isFirst: areFillers(words.slice(0, first.from)),
    isLast: areFillers(words.slice(Math.max(...found.map(({ to }) => to)))),
  };
}
