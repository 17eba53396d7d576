import type { Me } from "./me.ts";

/** What a visitor is told. On its own, as the web app's first download has no room for the schemas of `Me`. */
export const signedOut: Me = {
  user: null,
  has_profile: false,
  profile_complete: false,
  subscription: null,
  credits: 0,
};
