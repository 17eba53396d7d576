import type { ProfileChanges } from "#domain/profile/profile.ts";

/** An invented student: `held` ones are not looked at while the formula is made. */
export type RankingStudent = { half: "dev" | "held"; profile: ProfileChanges };
