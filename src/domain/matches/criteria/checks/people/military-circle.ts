import { foldedWords } from "../../../../places/folded-words.ts";
import { type MilitaryBranch, type MilitaryTie, militaryTies } from "../../../../profile/answers/answer-choices.ts";
import { type Comparison, close, failed, inOrder } from "../../criterion.ts";
import type { CircleOfBranch, MilitaryCircle } from "../told.ts";

/** How somebody serves or served. */
type Service = "active" | "any" | "reserve" | "serving" | "veteran";
export type KinOrRelative = "child" | "relative" | "self" | "spouse";

const served: readonly MilitaryTie[] = ["veteran", "active_duty", "reserve"];

/** Whoever serves now may have served before, a reservist may be on active duty, and who has died did, so these are never left out. */
const circles: Record<Service, Record<Exclude<KinOrRelative, "relative">, MilitaryCircle>> = {
  veteran: {
    self: { surely: ["veteran"], maybe: ["active_duty", "reserve"] },
    child: { surely: ["parent_veteran"], maybe: ["parent_serving", "parent_died"] },
    spouse: { surely: ["spouse_veteran"], maybe: ["spouse_serving", "spouse_died"] },
  },
  active: {
    self: { surely: ["active_duty"], maybe: ["reserve"] },
    child: { surely: [], maybe: ["parent_serving", "parent_died"] },
    spouse: { surely: [], maybe: ["spouse_serving", "spouse_died"] },
  },
  serving: {
    self: { surely: ["active_duty"], maybe: ["reserve", "veteran"] },
    child: { surely: ["parent_serving"], maybe: ["parent_veteran", "parent_died"] },
    spouse: { surely: ["spouse_serving"], maybe: ["spouse_veteran", "spouse_died"] },
  },
  reserve: {
    self: { surely: [], maybe: ["reserve", "active_duty", "veteran"] },
    child: { surely: [], maybe: ["parent_serving", "parent_veteran", "parent_died"] },
    spouse: { surely: [], maybe: ["spouse_serving", "spouse_veteran", "spouse_died"] },
  },
  // Many sponsors count the families among "military-affiliated students".
  any: {
    self: { surely: served, maybe: militaryTies.filter((tie) => !served.includes(tie)) },
    child: { surely: ["parent_veteran", "parent_serving"], maybe: ["parent_died"] },
    spouse: { surely: ["spouse_veteran", "spouse_serving"], maybe: ["spouse_died"] },
  },
};
/** Grandchildren and siblings are children of somebody too. */
const ofRelatives: MilitaryCircle = {
  surely: [],
  maybe: ["relative", "parent_veteran", "parent_serving", "parent_died"],
};

const wordsOf = <Value>(...table: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> =>
  new Map(table.flatMap(([words, value]) => words.split(" ").map((word) => [word, value] as const)));

export const kinNamed = wordsOf<readonly KinOrRelative[]>(
  ["child children son sons daughter daughters kid kids stepchild stepchildren", ["child"]],
  ["spouse spouses wife wives husband husbands", ["spouse"]],
  ["dependent dependents dependant dependants", ["child", "spouse"]],
  ["family families", ["child", "spouse", "relative"]],
  ["grandchild grandchildren descendant descendants relative relatives sibling siblings", ["relative"]],
  // "Whose parent is a veteran".
  ["father guardian guardians mother parent parents", ["child"]],
);
const elders = new Set("father guardian guardians mother parent parents".split(" "));
export const serviceNamed = wordsOf<Service>(
  ["active", "active"],
  ["affiliated connected", "any"],
  ["reserve reserves reservist reservists", "reserve"],
  ["serve serves serving servicemember servicemembers", "serving"],
  ["served veteran veterans", "veteran"],
);
/** The service itself: a person only behind "member", as in "members of the armed forces", or beside their family. */
const forces = new Set("forces military services uniformed".split(" "));
export const members = new Set("member members personnel".split(" "));
/** Without one of these, those who serve may do so elsewhere: "students who serve", "be active in service". */
const military = new Set(
  "duty forces military reserve reserves reservist reservists servicemember servicemembers uniformed veteran veterans".split(
    " ",
  ),
);
export const joints = new Set(["and", "or"]);
const owners = new Set(["her", "his", "their"]);
/** Words beside these that change nothing. All others may narrow the circle: a branch, a wound, a discharge. */
const neutral = new Set(
  "a an the of in on to for be been is are was has have having who whose with must either one us united states american armed duty service applicant applicants student students current currently eligible open only scholarship scholarships award awards this available you qualify order".split(
    " ",
  ),
);

/** Null where the words name nobody of the military, or say more than whom they name. */
export function militaryCircleOf(quote: string): MilitaryCircle | null {
  // "Veterans, spouses and dependents" are three, and "veteran spouses" one.
  const words = foldedWords(quote.replaceAll(/[,;()]/g, " and "));
  if (!words.some((word, at) => military.has(word) || (members.has(word) && words[at - 1] === "service"))) return null;
  const circle = new CircleRead();
  let isNaming = false;
  for (const [at, word] of words.entries()) {
    const [before = "", next = ""] = [words[at - 1], words[at + 1]];
    const isFamilyMember = members.has(word) && kinNamed.has(before);
    const isPerson = !isFamilyMember && (members.has(word) || forces.has(word));
    const family = kinNamed.get(word);
    const service = serviceNamed.get(word) ?? (isPerson && !isNaming ? "serving" : undefined);
    if (family) {
      // A parent of a soldier is in no circle that students name.
      if (elders.has(word) && next === "of") return null;
      circle.addFamily(family, owners.has(before) ? "all" : isNaming ? "last" : "next");
    } else if (service) {
      circle.addService(service, { isOfFamily: kinNamed.has(behindName(words, at)), isNext: isArticle(before) });
    } else if (!isPerson && !isFamilyMember && !neutral.has(word) && !joints.has(word) && !owners.has(word)) {
      return null;
    }
    isNaming = isOfName(word) || (isNaming && !joints.has(word) && !isArticle(word) && !family);
  }
  return circle.result();
}

/** Those who may be of a circle that words narrow to a branch, and who surely is with a tie to it: nobody else is. "Be a U.S. Army veteran". Null for other words. */
export function militaryCircleOfBranch(quote: string): { circle: MilitaryCircle; ofBranch: CircleOfBranch } | null {
  // "Or have served in the Army" says nothing any more without the branch.
  if (/\bserv(?:ed|es?|ing)\b/i.test(quote)) return null;
  // Each choice may name somebody else.
  if (/,| or | and /.test(quote)) return null;
  const named = branchesIn(foldedWords(quote).join(" "));
  const circle = named.length > 0 ? militaryCircleOf(withoutBranch(quote)) : null;
  return (
    circle && {
      circle: { surely: [], maybe: inOrder([...circle.surely, ...circle.maybe]) },
      ofBranch: { branches: named, surely: circle.surely },
    }
  );
}
const withoutBranch = (quote: string): string =>
  quote.replaceAll(/\b(?:Army|Navy|Naval|Marine Corps|Marine|Air Force|Coast Guard|Space Force)\b/g, "");

export const isArticle = (word: string) => word === "a" || word === "an";
/** Whether a word is of the name of who serves: "active duty service members". */
export const isOfName = (word: string) => serviceNamed.has(word) || members.has(word) || forces.has(word);

/** The word behind the name of who serves: "active-duty service members' | children". */
function behindName(words: readonly string[], from: number): string {
  let at = from + 1;
  while (isOfName(words[at] ?? "") || words[at] === "duty" || words[at] === "service") at++;
  return words[at] ?? "";
}

/** The circle that the words named so far. */
class CircleRead {
  readonly #surely = new Set<MilitaryTie>();
  readonly #maybe = new Set<MilitaryTie>();
  readonly #services: Service[] = [];
  /** The family whose soldier is named behind it: "a child or spouse | of a veteran". */
  #family: KinOrRelative[] = [];
  /** Whether that soldier was named. */
  #isNamed = false;

  /** `of`: whose family it is, of all soldiers named so far, of the last one, or of the next ones. */
  addFamily(family: readonly KinOrRelative[], of: "all" | "last" | "next"): void {
    if (of === "next") {
      this.#family = [...(this.#isNamed ? [] : this.#family), ...family];
      this.#isNamed = false;
      return;
    }
    for (const service of of === "all" ? this.#services : this.#services.slice(-1)) this.#addKin(family, service);
  }

  /** `isOfFamily`: the words go on with the family. `isNext`: they begin with an article, as one more person does. */
  addService(service: Service, { isOfFamily, isNext }: { isOfFamily: boolean; isNext: boolean }): void {
    this.#services.push(service);
    if (isOfFamily) return;
    // "A child of a veteran or | an active-duty member" may mean the member.
    const isOpen = this.#isNamed && isNext;
    if (this.#family.length === 0 || isOpen) this.#add(circleOf(service, "self"), !isOpen);
    this.#addKin(this.#family, service, !isOpen);
    this.#isNamed = this.#family.length > 0;
  }

  result(): MilitaryCircle | null {
    if (this.#services.length === 0) return null;
    // "Veterans, spouses and dependents", "a veteran or the spouse of one".
    if (!this.#isNamed) for (const service of this.#services) this.#addKin(this.#family, service);
    return {
      surely: inOrder([...this.#surely]),
      maybe: inOrder([...this.#maybe].filter((tie) => !this.#surely.has(tie))),
    };
  }

  #addKin(family: readonly KinOrRelative[], service: Service, isSure = true): void {
    for (const kin of family) this.#add(circleOf(service, kin), isSure);
  }

  #add({ surely, maybe }: MilitaryCircle, isSure: boolean): void {
    for (const tie of surely) (isSure ? this.#surely : this.#maybe).add(tie);
    for (const tie of maybe) this.#maybe.add(tie);
  }
}

const circleOf = (service: Service, kin: KinOrRelative): MilitaryCircle =>
  kin === "relative" ? ofRelatives : circles[service][kin];

type Circle = {
  circle: MilitaryCircle;
  /** Whether others may not apply. */
  leavesOut: boolean;
  ofBranch?: CircleOfBranch;
};
type Own = { ties: readonly MilitaryTie[] | null; branches?: readonly MilitaryBranch[] };

/** Close where a tie of the student is surely of the circle, failed where none may be, as all of them are stated; else null. */
export function compareMilitary(
  { ties, branches = [] }: Own,
  { circle, leavesOut, ofBranch }: Circle,
): Comparison | null {
  if (ties === null) return null;
  // Of several branches it is not known which of them served where.
  const isOfBranch = branches.length === 1 && branches.every((branch) => ofBranch?.branches.includes(branch));
  const surely = ofBranch && isOfBranch ? ofBranch.surely : circle.surely;
  if (ties.some((tie) => surely.includes(tie))) return close;
  return leavesOut && !ties.some((tie) => circle.maybe.includes(tie)) ? failed : null;
}

/** The ties that a student stated, in our order; null without a yes or without any. */
export function statedTies(
  demographics: { military?: boolean | null; military_ties?: readonly MilitaryTie[] | null } | undefined,
): readonly MilitaryTie[] | null {
  const stated = (demographics?.military && demographics.military_ties) || [];
  return stated.length > 0 ? militaryTies.filter((tie) => stated.includes(tie)) : null;
}

const branches: readonly (readonly [RegExp, MilitaryBranch])[] = [
  [/(?<!salvation )\barmy\b/, "army"],
  [/(?<!old )\bnavy\b|\bnaval\b|\bsailors?\b/, "navy"],
  [/\bmarines\b|\bmarine (?:corps|veterans?|reserves?|infantry|units?)\b/, "marine_corps"],
  [/\bair force\b|\bairm[ae]n\b/, "air_force"],
  [/\bcoast guard\b/, "coast_guard"],
  [/\bspace force\b/, "space_force"],
];

/** The branches of the US forces that folded words with spaces between them name. */
export const branchesIn = (text: string): MilitaryBranch[] =>
  branches.flatMap(([pattern, branch]) => (pattern.test(text) ? [branch] : []));
