import { levelBit } from "../../matches/catalogue/catalogue-index.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import type { SpokenSlot } from "./narrowness.ts";

/** What a scholarship that begins after college loses where the words name no level: most students are before that. */
const lossAfterCollege = 0.2;
/** What one for nobody but graduates loses besides. Who wants to study abroad and names no level loses this alone. */
const lossOfGraduates = 0.2;
/** What one for high schools alone loses for who is past them. */
const lossOfSchools = 0.4;

const bitsOf = (...levels: readonly MatchingLevel[]): number => levels.reduce((sum, level) => sum | levelBit(level), 0);
const graduates = bitsOf("master", "doctoral");
const schools = bitsOf("high_school");
const beginners = bitsOf("high_school", "associate");

/** Whether a scholarship is for master's or doctoral students alone, by the bits of its levels. */
export const isForGraduates = (levels: number): boolean => levels !== 0 && (levels & ~graduates) === 0;
const isAfterCollege = (levels: number): boolean => (levels & graduates) !== 0 && (levels & beginners) === 0;

const tableOf = (lossOf: (levels: number) => number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, levels) => lossOf(levels));
const ofGraduates = (levels: number): number => (isForGraduates(levels) ? lossOfGraduates : 0);

/** With a profile, whose level is compared. */
export const noLosses = new Float32Array(256);
const lossesAbroad = tableOf(ofGraduates);
const lossesAtHome = tableOf((levels) => (isAfterCollege(levels) ? lossAfterCollege : 0) + ofGraduates(levels));

const lossesPastSchool = lossesAtHome.map((loss, levels) => loss + (levels === schools ? lossOfSchools : 0));

/** What scholarships lose, by the bits of their levels, for words that fill these slots. */
export function lossesOfLevels(slots: readonly SpokenSlot[], isPastSchool: boolean): Float32Array {
  if (slots.includes("academic_level")) return noLosses;
  if (isPastSchool) return lossesPastSchool;
  return slots.includes("country_of_study") ? lossesAbroad : lossesAtHome;
}
