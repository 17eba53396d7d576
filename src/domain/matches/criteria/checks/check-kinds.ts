import type { CheckKind } from "../../../eligibility/demand.ts";
import { isTopic } from "../likely-applicants.ts";

/** Kinds of checks about what few students are, have or belong to. */
export const rareKinds: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "employment",
  "experience",
  "family",
  "health",
  "heritage",
  "membership",
  "place",
  "prior_award",
  "program",
  "religion",
]);

/** Kinds of checks that leave a step of doubt, and those that leave two where the words themselves name them. */
export const doubtfulKinds: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "citizenship",
  "employment",
  "experience",
  "family",
  "health",
  "heritage",
  "license",
  "membership",
  "not_stated",
  "place",
  "prior_award",
  "religion",
  "research",
]);
export const moreDoubtfulKinds: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "family",
  "health",
  "heritage",
  "license",
  "membership",
]);

/** Words that tell a rare kind, also where the reader understood something else in their clause. */
const wordsOfKinds: readonly (readonly [CheckKind, string])[] = [
  ["membership", "member members membership chapter rotc"],
  ["license", "license licensed licence"],
  ["employment", "employee employees"],
  ["nomination", "nominated nomination nominate nominees"],
  [
    "family",
    "mother mothers father fathers son sons daughter daughters spouse spouses widow widows grandchild grandchildren stepchild descendant descendants orphan orphans",
  ],
  ["place", "county counties city town rural region neighborhood metropolitan"],
  [
    "health",
    "diagnosed survivor survivors disease cancer diabetes hemophilia epilepsy blind deaf amputee paralyzed dyslexia autism autistic",
  ],
  ["heritage", "tribe tribal ancestry descent"],
  ["research", "dissertation thesis research"],
  ["experience", "postdoctoral postdoc postdocs researchers practitioners professionals investigators teachers"],
];
const impaired = /\b(?:visually|hearing)[ -](?:impair|loss|disab)|\bhard of hearing\b/i;
/** People whom others help or write about: "volunteer with blind people". */
const persons = new Set("amputee autistic blind deaf survivor survivors".split(" "));
/** "Work at a restaurant", "team members", but not "plan to work in the field". */
const ofEmployer = /(?<!\bto )\bwork(?:ing)? (?:at|for|in) (?:an?|one|our|the)\b|\bteam members?\b/i;
/** "Law students in the Bay Area" */
const ofArea = /\b[A-Z]\w+ (?:Area|Valley|Region)\b/;
const kindOfWord = new Map(
  wordsOfKinds.flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/** "Children or step-children of officers", but not "an interest in children". */
const relatives = new Set(["child", "children", "dependent", "dependents"]);
const nearestOf = 4;

const isOfParents = (words: readonly string[], at: number): boolean =>
  relatives.has(words[at] ?? "") && words.slice(at + 1, at + 1 + nearestOf).includes("of");

/** "A parent who was an Elk", "whose parents are employees". */
const ofParent = /\b(?:an?|one|whose) parents? (?:who|is|was|are|were|has|have|must|belongs?|works?)\b/i;
/** "A graduate of a United World College" */
const ofSchool =
  /\b(?:[Gg]raduates?|[Aa]lumn(?:us|a|i)) of (?:an?|the|one of) (?:the )?(?:[A-Z]\w+ ){1,6}(?:Academy|College|School|University)\b/;

/** "Sponsored by a local P.E.O. chapter", which anybody can ask to, unlike "nominated by your chapter". */
const byOthers =
  /\b(?:endorsed|nominated|put forward|recommended|sponsored) by (?:an?|the|one of the|your (?:local|nearest)) [^,;]{0,60}\b(?:chapter|club|council|district|lodge|post|unit)s?\b|\b(?:chapter|club|council|district|lodge|post|unit)[- ](?:endorsed|nominated|recommended|sponsored)\b/i;

/** "Daughters of the American Revolution", "Sons of Norway": the names of societies, which give to others too. "Sons of Masons" are a family. */
const ofSociety =
  /\b(?:Daughters|Sons) of (?:the )?(?:American Revolution|Confederacy|Hermann|Italy|Norway|Union Veterans)\b/;

/** "Apply to the chapter for your school's region": where to apply, which everybody can find out. */
const whereToApply = /^(?:apply|send|submit)\b[^,;]{0,60}? (?:to|through|via|with) (?:an?|one of the|the|your)\b/i;

/** The rare kinds that the words of a check name, also where the reader understood something else in their clause. */
export function kindsNamedIn(quote: string, words: readonly string[]): CheckKind[] {
  if (whereToApply.test(quote)) return [];
  const named: CheckKind[] = words.flatMap((word, at) => {
    if (persons.has(word) && isTopic(words, at)) return [];
    if (word === "chapter" && byOthers.test(quote)) return [];
    if ((word === "daughters" || word === "sons") && ofSociety.test(quote)) return [];
    // "A public or tribal college"
    if (word === "tribal" && (words[at + 1] ?? "").startsWith("college")) return [];
    return kindOfWord.get(word) ?? (isOfParents(words, at) ? ["family" as const] : []);
  });
  if (impaired.test(quote)) named.push("health");
  if (ofEmployer.test(quote)) named.push("employment");
  if (ofArea.test(quote)) named.push("place");
  if (ofParent.test(quote)) named.push("family");
  if (ofSchool.test(quote)) named.push("membership");
  // Whoever descends from a member of a tribe is of its people.
  return named.includes("heritage") ? named.filter((kind) => kind !== "family") : named;
}
