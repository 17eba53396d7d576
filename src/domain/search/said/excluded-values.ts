import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import { type Citizenship, citizenships, type Group, groups } from "../../scholarships/vocabulary.ts";

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    values.some((each) => each === value);

export const isGroup = isOneOf<Group>(groups);
export const isCitizenship = isOneOf<Citizenship>(citizenships);
export const isMatchingLevel = isOneOf<MatchingLevel>(matchingLevels);
