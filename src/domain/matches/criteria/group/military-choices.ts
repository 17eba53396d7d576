import { foldedWords } from "../../../places/folded-words.ts";
import type { MilitaryTie } from "../../../profile/answers/answer-choices.ts";
import {
  isArticle,
  isOfName,
  joints,
  type KinOrRelative,
  kinNamed,
  members,
  militaryCircleOf,
  serviceNamed,
} from "../checks/people/military-circle.ts";
import type { MilitaryCircle } from "../checks/told.ts";
import { inOrder } from "../criterion.ts";

// Words that name several of the military and its families, of whom one is enough.

const withoutBrackets = (quote: string): string => quote.replaceAll(/\([^()]*\)/g, " ");
/** The choices: "a veteran, the spouse of one or a widow" has three. */
const choicesIn = (quote: string): string[] => withoutBrackets(quote).split(/,| or /);
/** The words of each choice. */
const wordsOfChoices = (quote: string) => choicesIn(quote).map((choice) => foldedWords(choice));

/**
 * The circle of the first of several choices, of which one is enough: "Be a veteran, the spouse of a disabled veteran, or a widow". Null
 * where nothing else is to be chosen, or where the words join more than choices.
 */
export function firstMilitaryChoice(quote: string): MilitaryCircle | null {
  const end = Math.min(...[",", " or "].map((joint) => quote.indexOf(joint)).filter((at) => at > 0));
  return end < Infinity && isOfChoices(quote) ? militaryCircleOf(quote.slice(0, end)) : null;
}

/** Whether one of several choices is enough. */
function isOfChoices(quote: string): boolean {
  const words = foldedWords(withoutBrackets(quote));
  return words.includes("or") && !words.includes("and");
}

/**
 * The circles of all choices that name nobody else: "a member of the Legion Family, an honorably discharged veteran, or the spouse of a
 * veteran" has two. Whether a discharge was honorable only the student knows.
 */
export const militaryChoices = (quote: string): MilitaryCircle[] =>
  isOfChoices(quote)
    ? choicesIn(quote).flatMap((choice, at) =>
        at > 0 && goesOn(foldedWords(choice)) ? [] : (militaryCircleOf(choice.replace(discharged, "")) ?? []),
      )
    : [];
/** Those of `militaryChoices` and `survivorsIn`: whoever is one of them has no doubt that the words mean them. */
export const peopleOfMilitary = (quote: string): MilitaryCircle[] => {
  const survivors = survivorsIn(quote);
  return [...militaryChoices(quote), ...(survivors ? [survivors] : [])];
};
const discharged = /\bhonorabl[ey](?: discharged)? /i;

/**
 * As `firstMilitaryChoice`, where the other choices only name more people of the military, so that nothing in their words is demanded of
 * the first: not "a veteran or a service member who was wounded".
 */
export function firstOfMilitaryChoices(quote: string): MilitaryCircle | null {
  const circle = firstMilitaryChoice(quote);
  const inBrackets = [...quote.matchAll(/\(([^()]*)\)/g)].map(([, words = ""]) => foldedWords(words));
  return wordsOfChoices(quote).every(namesSomebody) && inBrackets.flat().every(isOfForces) ? circle : null;
}

/** "The surviving spouse of one", but not "deceased" alone, nor who did or is something. */
const namesSomebody = (words: readonly string[]): boolean =>
  words.every(
    (word, at) =>
      widowed.has(word) ||
      (lost.has(word) ? words.slice(at + 1).some(isPersonNamed) : isPersonNamed(word) || plainBeside.has(word)),
  );
const isPersonNamed = (word: string): boolean => kinNamed.has(word) || isOfName(word) || widowed.has(word);
const isOfForces = (word: string): boolean => isPersonNamed(word) || joints.has(word) || guard.has(word);
const widowed = new Set("widow widows widower widowers".split(" "));
const lost = new Set(
  "deceased disabled eligible fallen late qualifying retired surviving unmarried wounded".split(" "),
);
const guard = new Set("guard included including national".split(" "));
const plainBeside = new Set(
  "a an the of in be must either one us united states american armed duty service current open to for".split(" "),
);

/** Whether words name soldiers and their kin and ask for nothing that only some of them are or did: not "of a prisoner of war". */
export const namesOnlyKin = (words: readonly string[]): boolean =>
  words.every((word) => isOfForces(word) || plainBeside.has(word) || ofMost.has(word));
/** What most are, and words that only join. "Wartime" and "of an eligible period" are long times. */
const ofMost = new Set(
  "adopted are biological direct discharged eligible for from has have her his honorably is legal lineal period retired step student students the their was were wartime who whose you your".split(
    " ",
  ),
);

/**
 * Who may be of the soldiers and their families, where every choice of these words is surely one, whatever else they say: "Be the child of a
 * veteran or of an active or fallen member", "Be a veteran, the spouse of one, or a widow". Null where somebody else may apply.
 */
export function soldiersAndFamilies(quote: string): readonly MilitaryTie[] | null {
  const choices = choicesIn(quote);
  const words = wordsOfChoices(quote);
  if (!words.flat().some((word) => serviceNamed.has(word) || members.has(word))) return null;
  const ties: MilitaryTie[] = [];
  for (const [at, own] of words.entries()) {
    const kin = own.flatMap((word) => (widowed.has(word) ? ["spouse" as const] : (kinNamed.get(word) ?? [])));
    if (kin.length === 0 && at > 0 && goesOn(own)) continue;
    const circle = kin.length === 0 ? militaryCircleOf((choices[at] ?? "").replace(discharged, "")) : null;
    if (kin.length === 0 && circle === null) return null;
    ties.push(...kin.flatMap((each) => tiesOfKin[each]), ...(circle ? [...circle.surely, ...circle.maybe] : []));
  }
  return inOrder(ties);
}
/** Who lost a parent may name another relative. */
const tiesOfKin: Readonly<Record<KinOrRelative, readonly MilitaryTie[]>> = {
  self: [],
  child: ["parent_veteran", "parent_serving", "parent_died", "relative"],
  spouse: ["spouse_veteran", "spouse_serving", "spouse_died"],
  relative: ["parent_veteran", "parent_serving", "parent_died", "relative"],
};

/**
 * "The child of a veteran | or of a soldier | or fallen member": an article, a verb, a plural ("veterans") or what is "of" one ("survivor of a
 * veteran") may name somebody else.
 */
const goesOn = (words: readonly string[]): boolean =>
  words[0] === "of" ||
  !words.some(
    (word, at) =>
      anew.has(word) ||
      (at === 0 && isArticle(word)) ||
      (isOfName(word) && word.endsWith("s")) ||
      (word === "of" && !isOfName(words[at - 1] ?? "")),
  );
const anew = new Set("the be is are have has served serve serves serving who".split(" "));

/**
 * Those who lost a spouse or a parent who served, where the words name them: "a qualifying widow or widower", "the child or surviving spouse of a
 * service member who died". What else they say of the death stays to check. Null where they name nobody of them.
 */
function survivorsIn(quote: string): MilitaryCircle | null {
  const words = foldedWords(quote);
  if (!words.some((word) => widowed.has(word) || ofDeath.has(word))) return null;
  const kin = words.flatMap((word) => (widowed.has(word) ? ["spouse" as const] : (kinNamed.get(word) ?? [])));
  const surely: MilitaryTie[] = [
    ...(kin.includes("spouse") ? ["spouse_died" as const] : []),
    ...(kin.includes("child") ? ["parent_died" as const] : []),
  ];
  return surely.length > 0 ? { surely, maybe: [] } : null;
}
const ofDeath = new Set("deceased died fallen killed surviving survivor survivors".split(" "));
