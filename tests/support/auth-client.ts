import { freshAddress } from "./fresh-address.ts";
import type { TestApp, TestRequest } from "./test-app.ts";

/** The `Cookie` header of a request, or a whole request. */
type As = string | TestRequest;

const requestAs = (as: As): TestRequest => (typeof as === "string" ? { cookie: as } : as);

/**
 * Sends account requests. Each has its own client IP address unless `from` sets one, so only the tests of rate limits
 * reach a limit.
 */
export function authClient({ call }: Pick<TestApp, "call">) {
  const send = (path: string, request: TestRequest) => call(path, { from: freshAddress(), ...request });
  const post = (path: string, json: object = {}, as: As = "") => send(`/api/auth${path}`, { json, ...requestAs(as) });
  return {
    post,
    signUp: (email: string, password: string, name = "Maya Ortiz") => post("/sign-up/email", { name, email, password }),
    signIn: (email: string, password: string, as?: As) => post("/sign-in/email", { email, password }, as),
    requestMagicLink: (email: string, more: object = {}) => post("/sign-in/magic-link", { email, ...more }),
    requestReset: (email: string) => post("/request-password-reset", { email }),
    requestDeletion: (cookie: string) => send("/api/me/deletion-link", { method: "POST", cookie }),
    deleteAccount: (json: { password: string } | { token: string }, cookie = "") =>
      send("/api/me", { method: "DELETE", json, cookie }),
    /** The user whom a `Cookie` header signs in, or null. */
    userOf: async (cookie: string) => (await (await send("/api/me", { cookie })).json()).user,
    /** The data of the account page. */
    account: async (cookie: string) => (await send("/api/auth/account", { cookie })).json(),
  };
}
