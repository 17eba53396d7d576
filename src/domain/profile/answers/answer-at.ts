import type { ProfileChanges } from "../profile.ts";

/** The answer at a path of a profile, such as `demographics.gender`. */
export function answerAt(profile: Readonly<Partial<ProfileChanges>>, path: string): unknown {
  const [head = "", key] = path.split(".");
  const value: unknown = Object.entries(profile).find(([field]) => field === head)?.[1];
  return key === undefined ? value : Object.entries(value ?? {}).find(([field]) => field === key)?.[1];
}
