import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { questionGroups } from "../../src/web/features/profile/form/question-groups.ts";

const web = new URL("../../src/web/", import.meta.url);
const text = (file: string | URL) => readFileSync(file, "utf8");
const page = (name: string) => text(new URL(`../../content/pages/${name}.md`, import.meta.url));

/** Names of ours in the browser that are kept nowhere: events, a file for download, a policy. */
const notKept = ["laurel-recovery-codes", "laurel-service-worker"];

test("whatever the browser keeps for Laurel is named on the cookies page", () => {
  const files = globSync("**/*.{ts,tsx,js}", { cwd: web }).filter((file) => !file.includes(".test."));
  const names = files.flatMap((file) =>
    [...text(new URL(file, web)).matchAll(/["`](laurel[-:][a-z-]*[a-z]|[a-z_]+(?=:\$\{userId\}))/g)].map(
      ([, name = ""]) => name,
    ),
  );
  // What the browser's own code and the router's keep has other names.
  const others = ["sidebar:state", "tsr-scroll-restoration-v1_3", "tanstack_router_reload"];
  const cookies = page("legal-cookies");
  const missing = new Set([...names, ...others].filter((name) => !notKept.includes(name) && !cookies.includes(name)));
  expect([...missing]).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});

test("the cookies that the server sets are named on the cookies page, and those it never sets are not", () => {
  const cookies = page("legal-cookies");
  for (const name of ["session", "two_factor", "google"]) expect(cookies).toContain(`**laurel.${name}.**`);
  for (const name of ["dont_remember", "trust_device"]) expect(cookies).not.toContain(name);
});

test("the privacy notice names every answer that sponsors ask for", () => {
  const words: Record<string, RegExp> = {
    state: /state/,
    county: /county/,
    gender: /gender/,
    ethnicity: /ethnicity/,
    heritage: /heritage/,
    religion: /religion/,
    disability: /disability/,
    foster: /foster care/,
    lgbtq: /LGBTQ\+/,
    undocumented: /undocumented/,
    high_school: /high school/,
    college: /college,/,
    intended_colleges: /colleges you aim for/,
    sat_score: /SAT/,
    act_score: /ACT/,
    languages: /languages/,
    first_generation: /first-generation/,
    military: /military/,
    parent_employers: /employers/,
    parent_unions: /unions/,
  };
  const notice = page("legal-privacy");
  for (const input of Object.values(questionGroups).flatMap(({ inputs }) => [...inputs]))
    expect(notice, input).toMatch(words[input] ?? /^$/);
});
