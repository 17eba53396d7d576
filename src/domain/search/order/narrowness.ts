import type { CheckKind, Demand } from "../../eligibility/demand.ts";
import { rareKinds } from "../../matches/criteria/checks/check-kinds.ts";
import type { MatchableScholarship } from "../../matches/criteria/criterion.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { statesIn } from "../../places/states-in-words.ts";
import { type Constraint, isHomeAbroad, type Slot } from "../understood.ts";

/** Requirements that most students do not meet unless they say so, one bit each. */
const bits = {
  group: 1,
  place: 2,
  field: 4,
  college: 8,
  studyAbroad: 16,
  condition: 32,
  foreign: 64,
  task: 128,
} as const;
export type NarrowKind = keyof typeof bits;
const kinds = Object.keys(bits) as NarrowKind[]; // the keys of the literal above
/** How many bits narrowness has. */
export const narrowBits = kinds.length;

/** The requirements that such bits name. */
export const kindsIn = (narrow: number): readonly NarrowKind[] => kinds.filter((kind) => (narrow & bits[kind]) !== 0);

/** Whether such bits say that it is for studies outside the US. */
export const isForStudyAbroad = (narrow: number): boolean => (narrow & bits.studyAbroad) !== 0;

/** What a scholarship loses for each such requirement that the words do not mention. */
const losses: Record<NarrowKind, number> = {
  group: 0.2,
  place: 0.2,
  field: 0.1,
  college: 0.35,
  studyAbroad: 0.3,
  condition: 0.05,
  foreign: 0.2,
  task: 0.1,
};

/** A country where the student wants to study tells nothing of where they are from. "topics": words say what to look for, or ask for essays. */
export type SpokenSlot = Slot | "country_of_study" | "topics";

/** The slots by which words speak of a requirement. */
const slotsOf: Record<NarrowKind, readonly SpokenSlot[]> = {
  group: ["group"],
  place: ["residence", "country"],
  field: ["field_of_study"],
  college: ["college"],
  studyAbroad: ["country_of_study"],
  condition: ["family_work"],
  foreign: ["citizenship", "country"],
  task: ["field_of_study", "topics"],
};

/** Details that few students have. */
const rareDetails: ReadonlySet<Demand["about"]> = new Set<Demand["about"]>([
  "county",
  "parent_employers",
  "parent_unions",
  "high_school",
  "heritage",
]);
/** A faculty or college in the words of a text that does not say which one it is for: most students are at others. */
const collegesInText = ["Faculty of ", "School of ", "Department of ", "College of "];
const isAtCollege = (demand: Demand) =>
  demand.about === "check" &&
  demand.kind === "study_place" &&
  collegesInText.some((college) => demand.quote.includes(college));
/** What is won by a work or an achievement of its own kind, such as a contest, or by nomination; and of which nothing tells who it is for. */
const tasks: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "activity",
  "community_service",
  "merit",
  "nomination",
  "skill",
  "not_stated",
]);
const isTask = (demand: Demand): boolean => demand.about === "check" && tasks.has(demand.kind);
const entered = /\b(?:contests?|competitions?|challenges?|entries|prizes?|oratorical)\b/i;
/** Whether a text speaks of a contest that one enters. */
export const isEntered = (text: string): boolean => entered.test(text);
/** "Have ties to Amador County, California" */
const isOfPlace = (demand: Demand): boolean =>
  demand.about === "county" ||
  (demand.about === "check" && demand.kind !== "not_stated" && statesIn(foldedWords(demand.quote)).length > 0);
const isRare = (demand: Demand) =>
  demand.about === "check" ? rareKinds.has(demand.kind) : rareDetails.has(demand.about);

/** What other columns of the index tell: whether it is for studies abroad, and whether its name tells a subject ("Women in Construction"). */
type ToldElsewhere = { studyAbroad: boolean; namesSubject: boolean };

/** The requirements of a scholarship that most students do not meet, as bits. */
export function narrowness(
  {
    groups,
    location_restrictions,
    countries,
    citizenship,
    field_of_study,
    institutions,
    demands,
    title,
    description,
  }: MatchableScholarship,
  { studyAbroad, namesSubject }: ToldElsewhere,
): number {
  const has: Record<Exclude<NarrowKind, "task">, boolean> = {
    group: groups.some((group) => group !== "undocumented"),
    place:
      location_restrictions.length > 0 ||
      (countries.length > 0 && !countries.includes("US") && !citizenship.includes("us_citizen")) ||
      demands.some(isOfPlace),
    field: field_of_study.length > 0 || namesSubject,
    college: institutions.length > 0 || demands.some(isAtCollege),
    studyAbroad,
    condition: demands.some(isRare),
    // Words tell of it as a status: "DACA".
    foreign: (citizenship.length > 0 && !citizenship.includes("us_citizen")) || groups.includes("undocumented"),
  };
  // Of those that few can get, who they are for tells more.
  const isGeneral = Object.entries(has).every(([kind, is]) => !is || kind === "condition");
  const task = isGeneral && (demands.some(isTask) || isEntered(title) || isEntered(description));
  const all = { ...has, task };
  return kinds.reduce((sum, kind) => (all[kind] ? sum | bits[kind] : sum), 0);
}

const knownLosses = new Map<number, Float32Array>();

/** What scholarships lose, by their narrowness. `college`: at one college, unless the words name one. `others`: in all else. */
export type Losses = { college: Float32Array; others: Float32Array };

const ofPlaceToStudy: ReadonlySet<NarrowKind> = new Set<NarrowKind>(["college", "studyAbroad"]);

const muchMoney = 5000; // dollars

/** For who is from another country most study is abroad. */
const isForeign = (said: Constraint | undefined): boolean =>
  said !== undefined && (isHomeAbroad(said) || (said.slot === "citizenship" && said.value === "international"));

/** The slots that words fill. */
export function spokenSlots(units: readonly { slot: Slot; constraints: readonly Constraint[] }[]): SpokenSlot[] {
  const isInUs = units.some(({ constraints }) => constraints.some(tellsOfUs));
  return units.flatMap(({ slot, constraints }): SpokenSlot[] => {
    const [first] = constraints;
    // "Canada or New York"
    if (constraints.some((each) => each.slot !== first?.slot)) return ["residence", "country_of_study"];
    if (first?.slot === "group" && first.value === "undocumented") return [slot, "citizenship"];
    // Much is won in contests too.
    if ((first?.slot === "essay" && first.value) || (first?.slot === "amount_min" && first.value >= muchMoney))
      return [slot, "topics"];
    if (isForeign(first)) return isInUs ? [slot] : [slot, "country_of_study"];
    if (first?.slot !== "country" || first.relation !== "study") return [slot];
    return first.value === "US" ? [] : ["country_of_study"];
  });
}

/** Whether words tell that the student is in the US, or wants to study there. */
const tellsOfUs = (said: Constraint): boolean =>
  said.slot === "residence" ||
  said.slot === "college" ||
  (said.slot === "country" && said.relation === "study" && said.value === "US");

/** The losses for words that fill these slots. */
export function lossesFor(slots: readonly SpokenSlot[]): Losses {
  const open = kinds.filter((kind) => !slotsOf[kind].some((slot) => slots.includes(slot)));
  return {
    college: lossesOf(open.filter((kind) => ofPlaceToStudy.has(kind))),
    others: lossesOf(open.filter((kind) => !ofPlaceToStudy.has(kind))),
  };
}

/** A profile tells what the words do not say. Then only colleges count, as most students are at others. */
export const lossesWithProfile = (slots: readonly SpokenSlot[]): Losses => ({
  college: lossesOfCollege(slots),
  others: lossesOf([]),
});

/** What is lost by asking for a place, by narrowness: nothing for words that tell of one. */
export const lossesOfPlace = (slots: readonly SpokenSlot[]): Float32Array =>
  lossesOf(slotsOf.place.some((slot) => slots.includes(slot)) ? [] : ["place"]);

const lossesOfCollege = (slots: readonly SpokenSlot[]) => lossesOf(slots.includes("college") ? [] : ["college"]);

function lossesOf(open: readonly NarrowKind[]): Float32Array {
  const key = open.reduce((sum, kind) => sum | bits[kind], 0);
  const made =
    knownLosses.get(key) ??
    Float32Array.from({ length: 1 << kinds.length }, (_, narrow) =>
      open.reduce((sum, kind) => ((narrow & bits[kind]) === 0 ? sum : sum + losses[kind]), 0),
    );
  knownLosses.set(key, made);
  return made;
}

/** What asks for a field, a group or a place that was not said loses as much: "army brat" does not call the nurses of the army. */
export const leastNarrow = 0.1;
