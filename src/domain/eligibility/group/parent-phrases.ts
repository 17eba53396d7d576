import { toCheck } from "../mention.ts";
import type { Found, PhraseTable } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type GroupPhrase, rows } from "./group-rows.ts";

/** Behind a parent: "of a minor child", "raising children under 18". */
const raising =
  "(with|of|raising|who have|who are raising|who is raising) (a|one or more|at least one|their|) (dependent|minor|young|small|) (child|children|kids) (under 18|under the age of 18|under age 18|)";
const mothers = "(mother|mothers|mom|moms|mum|mums)";
const fathers = "(father|fathers|dad|dads)";
const parents = "(parent|parents|parent or guardian|parent or legal guardian|parents or guardians)";
const alone = "(who are|who is|) (single|unmarried|unwed|unpartnered|solo|sole|lone) (student|custodial|)";

/** Phrases for students who raise a child. "Parents" alone are mostly those of the applicants. */
export const parenthood: PhraseTable<GroupPhrase> = [
  ...rows(["women", "single_parent"], "people", `${alone} ${mothers}\n${alone} ${mothers} ${raising}`),
  ...rows(["men", "single_parent"], "people", `${alone} ${fathers}\n${alone} ${fathers} ${raising}`),
  ...rows(
    ["single_parent"],
    "people",
    `${alone} (mother|mothers|father|fathers|mums|moms|dads) (and|or) (mother|mothers|father|fathers|mums|moms|dads)
     single (head|heads) of (a|) household(s) (with|who have|having) (custody of|) (a|one or more|at least one|) (dependent|minor|) (child|children)`,
  ),
  ...rows(["single_parent"], "people", `${alone} (parent|parents)\n${alone} (parent|parents) ${raising}`),
  ...rows(
    ["single_parent"],
    "people",
    "single working (parent|parents)\nworking single (parent|parents)",
    toCheck("employment"),
  ),
  ...rows(
    ["women", "parent"],
    "people",
    `(student|custodial|returning|) (mothers|moms)\n(a|) ${mothers} ${raising}\n(a|) ${mothers} (returning|going back|studying|attending|enrolled)`,
  ),
  ...rows(["women", "parent"], "people", `working ${mothers}`, toCheck("employment")),
  ...rows(["women", "parent"], "people", `(teen|teenage|young) ${mothers}`, toCheck("family")),
  ...rows(["men", "parent"], "people", `(student|custodial) fathers\n(a|) ${fathers} ${raising}`),
  ...rows(
    ["parent"],
    "people",
    `(student|custodial) parents
     parenting (student|students)
     (mothers|fathers) (and|or) (mothers|fathers)
     (a|) ${parents} ${raising}
     parents (pursuing|returning|attending|enrolled in|who are pursuing|who are returning|who are enrolled|who are attending)`,
  ),
  ...rows(["parent"], "people", "working parents", toCheck("employment")),
  ...rows(["parent"], "people", "(teen|teenage|young) (parent|parents)", toCheck("family")),
  ...rows(["women", "parent"], "trait", "(be|is|being|are) (also|) (a|) (mother|mothers)"),
  ...rows(["men", "parent"], "trait", "(be|is|being|are) (also|) (a|) (father|fathers)"),
  ...rows(
    ["parent"],
    "trait",
    `(be|is|being|are) (also|) (a|) (parent|parents) (or guardian|or guardians|or legal guardian|or legal guardians|) (of a child|of a minor child|of a dependent child|of children|of minor children|of dependent children|of at least one child|of at least one minor child|of one or more children|) (under 18|under the age of 18|under age 18|)
     (with|have|has|having|raising|supporting) (a|one or more|at least one|) (dependent|minor) (child|children)
     (have|has|having|raising|parenting) (a|one or more|at least one) (child|children) (under 18|under the age of 18|under age 18|)
     (with|have|has|having|raising) (a|) (child|children) (under 18|under the age of 18|under age 18)
     raising (children|their children|a family)`,
  ),
  ...rows(["parent"], "trait", "(married with|with young|have young|has young) children", toCheck("family")),
];

/**
 * Whether a list of groups speaks of parents other than the students: "be a parent of a member", "families with minor children",
 * "whose mother is a single parent". So it does of children whom no question asks for ("under six", "with autism").
 */
export function areOtherParents(list: readonly Found<GroupPhrase>[], tokens: readonly Token[]): boolean {
  const parents = list.filter(({ value }) =>
    value.groups.some((group) => group === "parent" || group === "single_parent"),
  );
  const start = list[0]?.from ?? 0;
  return (
    parents.some(({ from, to }) => isOfOthers(tokens, from, to)) ||
    (parents.length > 0 && tokens.slice(Math.max(0, start - 6), start).some(({ word }) => families.has(word)))
  );
}

function isOfOthers(tokens: readonly Token[], from: number, to: number): boolean {
  const [last, next] = [wordAt(tokens, to - 1), wordAt(tokens, to)];
  if (last.startsWith("child")) return otherChildren.has(next) || /^\d/.test(next);
  return (isBe(tokens[from]) ? otherRelations : others).has(next);
}
const isBe = (token: Token | undefined) => /^(?:be|is|are|being)$/.test(token?.word ?? "");
const others = wordSet("of household households home homes family families");
/** Children "under six", "12 or younger", "with autism", "attending our school". */
const otherChildren = wordSet("under younger between aged ages in at with whose that attending enrolled from studying");
/** "A parent at the school", "a parent, spouse or child of a member". */
const otherRelations = wordSet(
  "of or at to employed child children spouse spouses sibling siblings son sons daughter daughters guardian guardians grandparent grandparents stepparent",
);
const families = wordSet(
  "whose employee employees member members staff worker workers family families household households parent parents guardian guardians mother father mothers fathers",
);
