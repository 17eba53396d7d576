import { kindOf } from "../../eligibility/group/group-alternatives.ts";
import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { compareMilitary } from "../../matches/criteria/checks/people/military-circle.ts";
import { withoutDoubt } from "../../matches/criteria/doubts.ts";
import { oftenForOthersToo } from "../../matches/criteria/likely-applicants.ts";
import type { RequiredDemand, RequiredGroups } from "../../matches/criteria/requirements.ts";
import type { MilitaryTie } from "../../profile/answers/answer-choices.ts";
import type { Citizenship, Group } from "../../scholarships/vocabulary.ts";
import type { Constraint } from "../understood.ts";
import { limitOfKinds } from "./kind-fits.ts";
import { limitOfHighSchool } from "./level-fits.ts";
import { statusFits } from "./requirement-fits.ts";
import { fits, type RowFits, tableOf, withSureRows } from "./row-fits.ts";
import { fitsOfSteps, lowerSteps, stepsOf } from "./row-steps.ts";

type OfGroup = Extract<Constraint, { slot: "group" }>;

/**
 * `groups` are all that the student named. `isAtSchool`: the words tell that they are of the age of high school. `mayBeOfUs`: that they live in
 * the US or have a status there.
 */
export type SearchingStudent = {
  groups: readonly Group[];
  isAtSchool: boolean;
  mayBeOfUs: boolean;
  leavesState: boolean;
};

/** How scholarships stand to a group of the student's. */
export function groupFits(
  index: CatalogueIndex,
  { value, ties, fallen, words }: OfGroup,
  { groups, isAtSchool }: Pick<SearchingStudent, "groups" | "isAtSchool">,
): RowFits {
  const { numbers, values } = columnOf(index, "groups");
  // What the column holds is what `requirement` of its criterion returned.
  const requiredOf = (number: number) => {
    const held = values[number] ?? null;
    return held === null ? null : (withoutDoubt(held) as RequiredGroups);
  };
  const table = tableOf(values.length, (number) => {
    const required = requiredOf(number);
    return required === null ? fits.open : groupFit(value, groups, required);
  });
  const stated = withSureRows({ numbers, table }, values);
  const ofFallen = tableOf(values.length, (number) => (requiredOf(number)?.ofFallen ? 1 : 0));
  const otherKinds = limitOfKinds(index, value, words);
  const limits = [
    ...(otherKinds ? [otherKinds] : []),
    ...(ties && !fallen ? [limitOfFallen(numbers, ofFallen, ties)] : []),
    ...(ties ? [limitOfTies(index, ties)] : []),
    ...(!isAtSchool && isOfAdults({ value, ties }) ? [limitOfHighSchool(index)] : []),
    ...(value === "undocumented" ? [limitOfStatus(index)] : []),
  ];
  if (limits.length === 0) return stated;
  const steps = stepsOf(stated, index.rows);
  for (const limit of limits) lowerSteps(steps, limit);
  return fitsOfSteps(steps);
}

/** A minority in the sense of most sponsors. */
const minorities: ReadonlySet<Group> = new Set(["black", "hispanic", "native_american", "pacific_islander"]);

/** Whether the student belongs to a group of each kind: "women" and "Asian" are two kinds. */
const isOfNamedKinds = (groups: readonly Group[], named: readonly Group[]): boolean =>
  groups.every((group) => named.some((own) => groups.includes(own) && kindOf(own) === kindOf(group)));

/** Many students are one of these and do not say so. Few are mothers, or Asian. */
const common: readonly Group[] = ["women", "men", "first_generation"];

/**
 * `named` are all groups of the student; the other groups of their kinds are not theirs. What asks besides for a group that few are of is left
 * to check.
 */
function groupFit(group: Group, named: readonly Group[], { groups, either, byName }: RequiredGroups): number {
  if (byName && (!groups.includes(group) || oftenForOthersToo.has(group))) return fits.open;
  if (groups.includes(group)) {
    if (either || isOfNamedKinds(groups, named)) return fits.met;
    return isOfNamedKinds(groups, [...named, ...common]) ? fits.close : fits.unknown;
  }
  if (groups.includes("minority") && minorities.has(group)) return fits.close;
  if (groups.includes("parent") && group === "single_parent") return fits.close;
  // Who says that they raise a child may do so alone.
  if (groups.includes("single_parent") && group === "parent") return fits.unknown;
  const ofKind = groups.filter((each) => kindOf(each) === kindOf(group));
  if (ofKind.length > 0 && !ofKind.some((each) => named.includes(each))) return fits.missed;
  return groups.some((each) => named.includes(each)) ? fits.open : fits.unknown;
}

const legal: ReadonlySet<Citizenship> = new Set(["us_citizen", "permanent_resident"]);

/** Nobody is undocumented and a citizen or permanent resident. Who takes those with DACA may take others. */
const limitOfStatus = (index: CatalogueIndex): RowFits => {
  const { numbers, table } = statusFits(index, ({ statuses, byText }) => {
    if (!statuses.every((status) => legal.has(status))) return fits.met;
    return byText ? fits.unknown : fits.missed;
  });
  return { numbers, table: table.map((fit) => (fit === fits.open ? fits.met : fit)) };
};

const isOwn = (tie: MilitaryTie) => tie === "veteran" || tie === "active_duty" || tie === "reserve";

/** Whether they are hardly in high school: those who raise a child, and veterans. So a scholarship for high schools alone is not for them. */
export const isOfAdults = ({ value: group, ties }: Pick<OfGroup, "value" | "ties">): boolean =>
  group === "parent" || group === "single_parent" || ties?.every(isOwn) === true;

/** What is for the families of soldiers who died is not for veterans, and left to check for others. */
function limitOfFallen(numbers: ArrayLike<number>, isOfFallen: Uint8Array, ties: readonly MilitaryTie[]): RowFits {
  const limit = ties.every(isOwn) ? fits.missed : fits.unknown;
  return { numbers, table: isOfFallen.map((isIt) => (isIt === 1 ? limit : fits.met)) };
}

/** Who serves or served is not who their families are: "children of veterans" leaves out the veterans. */
function limitOfTies(index: CatalogueIndex, ties: readonly MilitaryTie[]): RowFits {
  const { numbers, values } = columnOf(index, "other");
  const table = tableOf(values.length, (number) => {
    const demands = values[number] ?? [];
    return Math.min(fits.met, ...demands.map((demand) => limitOfDemand(demand, ties)));
  });
  return { numbers, table };
}

function limitOfDemand(demand: RequiredDemand, ties: readonly MilitaryTie[]): number {
  if (demand.about !== "check" || !demand.told) return fits.met;
  const { plainly, choices, isOfSoldiers, soldiersAndFamilies: families } = demand.told;
  if (plainly?.is === "military")
    return compareMilitary({ ties }, plainly)?.result === "failed" ? fits.missed : fits.met;
  if (choices.some(({ surely }) => ties.some((tie) => surely.includes(tie)))) return fits.met;
  if (isOfSoldiers && !ties.some(isOwn)) return fits.unknown;
  return families && !ties.some((tie) => families.includes(tie)) ? fits.missed : fits.met;
}
