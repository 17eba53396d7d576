import { globSync, readFileSync } from "node:fs";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { meQuery, visitor } from "../api.ts";
import { clearStudentData, publicKeys } from "./student-data.ts";

test("after a sign-out the cache has no data of the student", async () => {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, {
    ...visitor,
    user: { id: "maya", email: "m@example.test", full_name: "Maya" },
  });
  client.setQueryData(["matches"], ["a match"]);
  client.setQueryData(["config"], { dev_tools: false });
  await clearStudentData(client, async () => {
    expect(client.getQueryData(meQuery.queryKey)).toEqual(visitor);
    expect(client.getQueryData(["matches"])).toEqual(["a match"]);
  });
  expect(client.getQueryData(["matches"])).toBeUndefined();
  expect(client.getQueryData(["config"])).toEqual({ dev_tools: false });
});

test("a public query completes although the user changes meanwhile", async () => {
  const client = new QueryClient();
  const landing = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const load = (key: string) =>
    client.fetchQuery({
      queryKey: [key],
      queryFn: ({ signal }) => {
        signals.push(signal);
        return landing.promise;
      },
    });
  const [figures, form, matches] = [load("stats"), load("contact-form"), load("matches").catch(() => "let go")];
  await clearStudentData(client, async () => {});
  landing.resolve("an answer");
  expect(await Promise.all([figures, form, matches])).toEqual(["an answer", "an answer", "let go"]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, true]);
  expect(client.getQueryData(["stats"])).toBe("an answer");
});

test("every query key of the web app is listed as private or public", () => {
  const ofStudent = [
    "account",
    "billing",
    "calendar-feed",
    "credit-payment",
    "credits",
    "discovery",
    "discovery-words",
    "matches",
    "me",
    "odds",
    "planner",
    "profile",
    "question-impacts",
    "readiness",
    "saved-searches",
    "sessions",
    "submissions",
  ];
  const web = new URL("../../../", import.meta.url).pathname;
  const sources = globSync(`${web}**/*.{ts,tsx}`).filter((path) => !path.includes(".test."));
  const keys = /queryKey: \["([^"]+)"|^ {2}\w+: (?:\([^)]*\) => )?\["([^"]+)"/gm;
  const usedKeys = sources.flatMap((path) => {
    const source = readFileSync(path, "utf8");
    const hasKeys = /queryKey: \[|Keys = \{/.test(source);
    return hasKeys ? [...source.matchAll(keys)].map(([, inline, inFactory]) => inline ?? inFactory) : [];
  });
  expect([...new Set(usedKeys)].sort()).toEqual([...ofStudent, ...publicKeys].sort());
});
