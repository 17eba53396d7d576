import { levelBit } from "../../matches/catalogue/catalogue-index.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import type { SpokenSlot } from "./narrowness.ts";

/** What a scholarship that begins after college loses where the words name no level: most students are before that. */
const loss = 0.2;

const has = (levels: number, ...wanted: readonly MatchingLevel[]): boolean =>
  wanted.some((level) => (levels & levelBit(level)) !== 0);

const noLosses = new Float32Array(256);
const ofGraduates = Float32Array.from({ length: 256 }, (_, levels) =>
  has(levels, "master", "doctoral") && !has(levels, "high_school", "associate") ? loss : 0,
);

/** What scholarships lose, by the bits of their levels, for words that fill these slots. With a profile, its level is compared. */
export const lossesOfLevels = (slots: readonly SpokenSlot[], hasProfile: boolean): Float32Array =>
  hasProfile || slots.includes("academic_level") || slots.includes("country_of_study") ? noLosses : ofGraduates;
