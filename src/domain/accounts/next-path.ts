import { z } from "zod";
import { isNextPath } from "./is-next-path.ts";

/** A wish where to go on; anything that is no path of this site is dropped, so that the default counts. */
export const NextPath = z
  .string()
  .transform((given) => (isNextPath(given) ? given : undefined))
  .catch(undefined);
