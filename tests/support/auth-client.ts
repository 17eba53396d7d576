import { freshAddress } from "./fresh-address.ts";
import type { TestApp, TestRequest } from "./test-app.ts";

/**
 * Sends requests about accounts, each from a client address of its own unless `from` says otherwise, so that only the
 * tests about limits meet one.
 */
export function authClient({ call }: Pick<TestApp, "call">) {
  const post = (path: string, json: object = {}, request: TestRequest = {}) =>
    call(`/api/auth${path}`, { json, from: freshAddress(), ...request });
  const get = (path: string, cookie = "") => call(`/api/auth${path}`, { cookie });
  return {
    post,
    get,
    signUp: (email: string, password: string, name = "Maya Ortiz") => post("/sign-up/email", { name, email, password }),
    signIn: (email: string, password: string, request?: TestRequest) =>
      post("/sign-in/email", { email, password }, request),
    requestMagicLink: (email: string, more: object = {}) => post("/sign-in/magic-link", { email, ...more }),
    requestReset: (email: string) => post("/request-password-reset", { email }),
    /** The user of a `Cookie` header, or null. */
    userOf: async (cookie: string) => (await (await call("/api/me", { cookie })).json()).user,
    /** What the account page shows. */
    account: async (cookie: string) => (await get("/account", cookie)).json(),
    deleteAccount: (json: { password: string } | { token: string }, cookie = "") =>
      call("/api/me", { method: "DELETE", json, cookie, from: freshAddress() }),
    requestDeletion: (cookie: string) =>
      call("/api/me/deletion-link", { method: "POST", cookie, from: freshAddress() }),
  };
}
