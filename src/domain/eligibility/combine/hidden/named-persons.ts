import { isAnybody, namesSome } from "../../mood/people.ts";
import type { Token } from "../../text/tokens.ts";
import { traitsIn } from "../../trait/traits.ts";

/** Whether words name persons or what they have that not everybody is or has: "harpists", "twins", but not "students". */
export const namesSomebody = (tokens: readonly Token[]): boolean =>
  namesSome(tokens) ||
  traitsIn(tokens).some(({ from, to }) => tokens.slice(from, to).some(({ word }) => !isAnybody(word)));
