import { globSync, readFileSync } from "node:fs";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { meQuery, nobody } from "../api.ts";
import { becomeVisitor, publicKeys } from "./student-data.ts";

test("a visitor sees nothing that a student loaded, once the page has let go of it", async () => {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, {
    ...nobody,
    user: { id: "maya", email: "m@example.test", full_name: "Maya" },
  });
  client.setQueryData(["matches"], ["a match"]);
  client.setQueryData(["config"], { dev_tools: false });
  await becomeVisitor(client, async () => {
    expect(client.getQueryData(meQuery.queryKey)).toEqual(nobody);
    expect(client.getQueryData(["matches"])).toEqual(["a match"]);
  });
  expect(client.getQueryData(["matches"])).toBeUndefined();
  expect(client.getQueryData(["config"])).toEqual({ dev_tools: false });
});

test("what is the same for everybody comes in although the student changes meanwhile", async () => {
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
  await becomeVisitor(client, async () => {});
  landing.resolve("an answer");
  expect(await Promise.all([figures, form, matches])).toEqual(["an answer", "an answer", "let go"]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, true]);
  expect(client.getQueryData(["stats"])).toBe("an answer");
});

test("whatever the web app asks for is known to be the student's or the same for everybody", () => {
  const ofStudent = ["account", "matches", "me", "profile", "question-impacts", "readiness", "sessions"];
  const web = new URL("../../../", import.meta.url).pathname;
  const sources = globSync(`${web}**/*.{ts,tsx}`).filter((path) => !path.includes(".test."));
  const keys = /queryKey: \["([^"]+)"|^ {2}\w+: (?:\([^)]*\) => )?\["([^"]+)"/gm;
  const asked = sources.flatMap((path) => {
    const source = readFileSync(path, "utf8");
    const hasKeys = /queryKey: \[|Keys = \{/.test(source);
    return hasKeys ? [...source.matchAll(keys)].map(([, inline, inFactory]) => inline ?? inFactory) : [];
  });
  expect([...new Set(asked)].sort()).toEqual([...ofStudent, ...publicKeys].sort());
});
