import type { Me } from "./me.ts";

/**
 * `Me` of a visitor. It has its own file, so that the web app's first download does not include the schemas of `Me`.
 */
export const signedOut: Me = {
  user: null,
  has_profile: false,
  profile_complete: false,
  subscription: null,
  credits: 0,
};
