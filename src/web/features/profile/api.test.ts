import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { profileQuery } from "./api.ts";

/** Answers /api/me and /api/profile, and returns the URLs of the requests. */
function answer(me: object): string[] {
  const urls: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    urls.push(String(input));
    return Response.json(String(input) === "/api/me" ? me : { full_name: "Maya" });
  });
  return urls;
}

test("the profile of a student without one is null, without a request that the browser logs as failed", async () => {
  const urls = answer({ user: { id: "maya" }, has_profile: false });
  expect(await new QueryClient().fetchQuery(profileQuery)).toBeNull();
  expect(urls).toEqual(["/api/me"]);
});

test("a profile that exists is requested", async () => {
  const urls = answer({ user: { id: "maya" }, has_profile: true });
  expect(await new QueryClient().fetchQuery(profileQuery)).toEqual({ full_name: "Maya" });
  expect(urls).toEqual(["/api/me", "/api/profile"]);
});
