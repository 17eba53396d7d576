/**
 * The props of a link to the sign-up form. The path stays plain /auth, and the form is in the history state;
 * public/before-paint.js reads the attribute for a click before the app is loaded.
 */
export const toSignUp = { to: "/auth", state: { authMode: "sign-up" }, "data-auth-mode": "sign-up" } as const;
