import type { SecondFactorAnswer, SignedInAnswer } from "#domain/accounts/account.ts";

export type AuthMode = "sign-in" | "sign-up";
export type SignInMethod = "password" | "magic-link" | "google";

/** The signed-in user and the next page. The session is in a cookie, so pages do not need its token. */
export type SignedIn = Omit<SignedInAnswer, "token">;
/** The password or link was accepted; the account may require a second factor. */
export type SignInOutcome = SignedIn | SecondFactorAnswer;

/** The props of every sign-in form. */
export type SignInMethodProps = {
  /** The page that required the sign-in, if any. */
  next: string | undefined;
  /** Called after the first factor was accepted. Opens the page that the answer names. */
  onSignIn: (outcome: SignInOutcome) => void;
};

/** The toasts of the message catalog. */
export const signInToasts = {
  welcome: { title: "Welcome back!", description: "You've been signed in successfully." },
  created: { title: "Account created!", description: "Your account has been created successfully." },
  linkSent: { title: "Magic link sent!", description: "Check your email for a magic link to sign in." },
} as const;
