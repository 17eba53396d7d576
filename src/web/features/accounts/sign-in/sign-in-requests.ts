import type { SecondFactorAnswer, SignedInAnswer } from "#domain/accounts/account.ts";

export type AuthMode = "sign-in" | "sign-up";
export type SignInMethod = "password" | "magic-link" | "google";

/** Who is signed in, and which page comes next. The session is in a cookie, so pages have no use for its token. */
export type SignedIn = Omit<SignedInAnswer, "token">;
/** The first factor was right; the account may ask for a second one. */
export type SignInOutcome = SignedIn | SecondFactorAnswer;

/** What every sign-in form is given. */
export type SignInMethodProps = {
  /** The page that asked for sign-in, if one did. */
  next: string | undefined;
  /** The first factor was right: goes on to where the answer says. */
  onSignIn: (outcome: SignInOutcome) => void;
};

/** The toasts of the catalogue. */
export const signInToasts = {
  welcome: { title: "Welcome back!", description: "You've been signed in successfully." },
  created: { title: "Account created!", description: "Your account has been created successfully." },
  linkSent: { title: "Magic link sent!", description: "Check your email for a magic link to sign in." },
} as const;
