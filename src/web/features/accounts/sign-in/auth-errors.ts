type Explained = { title: string; text: string };

/** The messages for the `error` in the URL of the sign-in page. */
const errors: Record<string, Explained> = {
  google_refused: {
    title: "You did not allow it at Google",
    text: "Nothing was shared with us. Try again, or choose another way to sign in.",
  },
  google_state: {
    title: "This Google sign-in is no longer valid",
    text: "It was started in another browser, used twice, or took more than ten minutes. Please start again.",
  },
  google_email_not_verified: {
    title: "Google has not verified this email",
    text: "Confirm the email in your Google account first, or use a magic link.",
  },
  two_factor_expired: {
    title: "The second step took too long",
    text: "It stays open for ten minutes. Please sign in again.",
  },
  too_many_requests: {
    title: "Too many tries",
    text: "Wait a minute, then try again.",
  },
};

/** The message for an `error` code; a general one for an unknown code. */
export function explainError(code: string): Explained {
  return (
    (Object.hasOwn(errors, code) ? errors[code] : undefined) ?? {
      title: "Signing in with Google did not work",
      text: "An unexpected error occurred. Try again, or choose another way to sign in.",
    }
  );
}
