import { z } from "zod";
import { isNextPath } from "./is-next-path.ts";

/** A path of this site to go to after signing in. Anything else becomes undefined, and the default applies. */
export const NextPath = z
  .string()
  .transform((given) => (isNextPath(given) ? given : undefined))
  .catch(undefined);
