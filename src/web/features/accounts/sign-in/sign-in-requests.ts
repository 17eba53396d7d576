import type { SecondFactorAnswer, SignedInAnswer } from "#domain/accounts/account.ts";

export type AuthMode = "sign-in" | "sign-up";
export type AuthWay = "password" | "magic-link" | "google";

/** Who is in, and where to go on; the session is in a cookie, so pages have no use for its token. */
export type SignedIn = Omit<SignedInAnswer, "token">;
/** The first factor was right; the account may ask for a second one. */
export type Entered = SignedIn | SecondFactorAnswer;

/** What every way in is given. */
export type WayInProps = {
  /** The page that asked for sign-in, if one did. */
  next: string | undefined;
  /** The first factor was right: goes on to where the answer says. */
  onEntered: (entered: Entered) => void;
};

/** The toasts of the catalogue. */
export const signInToasts = {
  welcome: { title: "Welcome back!", description: "You've been signed in successfully." },
  created: { title: "Account created!", description: "Your account has been created successfully." },
  linkSent: { title: "Magic link sent!", description: "Check your email for a magic link to sign in." },
} as const;
