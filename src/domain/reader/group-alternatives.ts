import { groupQuestion } from "../matches/criteria/student-groups.ts";
import type { Group } from "../scholarships/vocabulary.ts";
import { readableLine } from "./bounded-text.ts";

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

const kindWords: readonly (readonly [string, RegExp])[] = [
  ["demographics.gender", /\b(?:wom[ae]n|females?|girls?|men|males?)\b/gi],
  [
    "demographics.ethnicity",
    /\b(?:black|african|hispanic|latin[oaxe]s?|asian|aapi|pacific islander|native american|american indian|indigenous|alaska native|native hawaiian|minorit(?:y|ies)|underrepresented|of color|bipoc|middle eastern|arab|white)\b/gi,
  ],
  ["demographics.religion", /\b(?:jewish|muslim|christian|catholic)s?\b/gi],
  ["first_generation", /\bfirst[- ]gen(?:eration)?\b|\bfirst in (?:their|his|her|your|the) family\b/gi],
  ["lgbtq", /\b(?:lgbt\w*|queer|transgender|gay|lesbian)\b/gi],
  ["disability", /\b(?:disabled|disabilit(?:y|ies))\b/gi],
  ["military", /\b(?:veterans?|military|service ?members?)\b/gi],
  ["foster", /\bfoster\b/gi],
  ["demographics.parent", /\b(?:parents?|mothers?|moms?|fathers?|dads?)\b/gi],
  ["undocumented", /\b(?:undocumented|daca|dreamers?)\b/gi],
  // Words that sponsors list among groups and that are not groups: "first-generation, low-income or minority students".
  ["means", /\b(?:low[- ]income|disadvantaged|underserved)\b/gi],
];

const filler =
  /^(?:[^a-z]|\b(?:an?|the|of|as|in|to|from|with|and|be|are|is|identif(?:y|ies|ying)|self-identif(?:y|ied)|americans?|islanders?|students?|applicants?|candidates?|scholars?|individuals?|people|persons?|youth|care|college|undergraduates?|families|backgrounds?|groups?|members?|children|descent|heritage|origin|ancestry|racial|ethnic|generation)\b)*$/i;
const anyListed =
  /\b(?:at least one|one or more|any) of the following\b|women and (?:\w{1,30} )?minorit|minorit(?:y|ies) and women/i;
const separators = /(,? (?:and\/or|or) |[,/])/;

/**
 * Whether one of several kinds of group is enough. This is so when the sponsor names all the kinds in one list with
 * "or", each by itself: "women, veterans or Hispanic students". An "or" elsewhere does not concern groups, and "Black
 * or Hispanic women" requires both kinds.
 */
export function readGroupAlternatives(groups: readonly Group[], evidence: string | undefined): boolean {
  const kinds = new Set(groups.map(kindOf));
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
  const found = kindWords.flatMap(([kind, pattern]) => [...part.matchAll(pattern)].map((match) => ({ kind, match })));
  const [first] = found;
  if (!first || found.some(({ kind }) => kind !== first.kind)) return null;
  const ends = found.map(({ match }) => match.index + match[0].length);
  return {
    kind: first.kind,
    isFirst: filler.test(part.slice(0, first.match.index)),
    isLast: filler.test(part.slice(Math.max(...ends))),
  };
}
