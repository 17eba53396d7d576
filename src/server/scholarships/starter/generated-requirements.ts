import type { Demand } from "#domain/eligibility/demand.ts";
import { cip } from "#domain/fields-of-study/cip.gen.ts";
import { groups as allGroups, type Group } from "#domain/scholarships/vocabulary.ts";
import { one, oneOfMany, type Random, seeded } from "./seeded-random.ts";

// How many different requirements a catalog of 100,000 has. In the starter catalog (1,153 scholarships) the number of
// different lists of fields, interests and demands grows with about the 0.7th power of its size, so 143 lists of fields
// become about 4,400. Groups grow slower. Colleges are as many as the United States have.
const differentFields = 4400;
const differentPlaces = 1500;
const differentGroups = 120;
const differentColleges = 4000;
const differentDemands = 3000;

export const states =
  "CA TX FL NY PA IL OH GA NC MI NJ VA WA AZ TN MA IN MO MD WI CO MN SC AL LA KY OR OK CT UT IA NV AR MS KS NM NE ID WV HI NH ME RI MT DE SD ND AK VT WY".split(
    " ",
  );
export const treeNames =
  "Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ivy Juniper Kauri Larch Maple Nutmeg Oak Pine Quince Rowan Spruce Teak Walnut Yew".split(
    " ",
  );
const kindsOfColleges = ["University", "College", "Community College", "State University", "Institute of Technology"];
const topics =
  "technology engineering nursing business art environment psychology teaching law sports volunteering research music writing languages farming aviation chess cooking church animals welding veterans mathematics biology leadership disability wellness energy trucking children".split(
    " ",
  );

/** The requirements that generated scholarships choose from. */
export type RequirementPools = {
  fields: readonly string[][];
  places: readonly string[][];
  groups: readonly Group[][];
  colleges: readonly string[];
  demands: readonly Demand[][];
};

/** The same requirements every time. */
export function requirementPools(): RequirementPools {
  const random = seeded(20_261_122);
  const titles = cip.split("\n").flatMap((line) => /^\d\d\.\d{4} (.+?)\.?$/.exec(line)?.[1] ?? []);
  const listOf = <T>(values: readonly T[], most: number): T[] => {
    const count = random() < 0.5 ? 1 : 1 + Math.floor(random() * most);
    return [...new Set(Array.from({ length: count }, () => oneOfMany(values, random)))];
  };
  const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  return {
    fields: many(differentFields, () => listOf(titles, 4)),
    places: [...states.map((state) => [state]), ...many(differentPlaces, () => listOf(states, 5))],
    groups: many(differentGroups, () => listOf(allGroups, 3)),
    colleges: many(
      differentColleges,
      () =>
        `${treeNames[Math.floor(random() * treeNames.length)]} ${one(treeNames, random)} ${one(kindsOfColleges, random)}`,
    ),
    demands: many(differentDemands, () => many(random() < 0.7 ? 1 : 2, () => demand(random))),
  };
}

function demand(random: Random): Demand {
  const quote = "In the sponsor's words.";
  const name = `${one(treeNames, random)} ${one(treeNames, random)}`;
  const makers: (() => Demand)[] = [
    () => ({ about: "check", kind: "unread", quote }),
    () => ({ about: "age", least: 13 + Math.floor(random() * 12), most: 120, quote }),
    () => ({
      about: "class",
      of: one(["high_school", "college"] as const, random),
      years_left: [Math.floor(random() * 4)],
      quote,
    }),
    () => ({ about: "county", names: [`${name} County`], state: one(states, random), lives_there: true, quote }),
    () => ({
      about: one(["parent_employers", "parent_unions", "high_school", "languages"] as const, random),
      names: [name],
      quote,
    }),
    () => ({ about: "test_scores", sat: 900 + 10 * Math.floor(random() * 60), act: null, equivalent: true, quote }),
  ];
  return one(makers, random)();
}

/** A sentence about up to four topics. */
export function sentenceOfTopics(random: Random): string {
  const count = Math.floor(random() * 5);
  return count === 0
    ? ""
    : `For students who love ${Array.from({ length: count }, () => oneOfMany(topics, random)).join(" and ")}.`;
}
