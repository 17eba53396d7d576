import { z } from "zod";
import { Subscription } from "../billing/access.ts";
import { AccountUser } from "./account.ts";

/** The signed-in user and their permissions. For a visitor every field is empty. */
export const Me = z.object({
  user: AccountUser.nullable(),
  /** Whether anything was ever saved to the profile. Without one, `GET /api/profile` answers 404 `no_profile`. */
  has_profile: z.boolean(),
  profile_complete: z.boolean(),
  subscription: Subscription.nullable(),
  credits: z.int(),
});
export type Me = z.infer<typeof Me>;
