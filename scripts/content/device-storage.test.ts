import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { questionGroups } from "../../src/web/features/profile/form/question-groups.ts";

const web = new URL("../../src/web/", import.meta.url);
const text = (file: string | URL) => readFileSync(file, "utf8");
const page = (name: string) => text(new URL(`../../content/pages/${name}.md`, import.meta.url));

/** Our names in the browser that are not stored: events, a file for download, a policy. */
const notStored = ["laurel-recovery-codes", "laurel-service-worker"];

test("everything that the browser stores for Laurel is named on the cookies page", () => {
  const files = globSync("**/*.{ts,tsx,js}", { cwd: web }).filter((file) => !file.includes(".test."));
  const names = files.flatMap((file) =>
    [...text(new URL(file, web)).matchAll(/["`](laurel[-:][a-z-]*[a-z]|[a-z_]+(?=:\$\{userId\}))/g)].map(
      ([, name = ""]) => name,
    ),
  );
  // Names from the browser's own features and the router.
  const others = ["sidebar:state", "tsr-scroll-restoration-v1_3", "tanstack_router_reload"];
  const cookies = page("legal-cookies");
  const missing = new Set([...names, ...others].filter((name) => !notStored.includes(name) && !cookies.includes(name)));
  expect([...missing]).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});

test("the cookies page names the cookies that the server sets, and no others", () => {
  const cookies = page("legal-cookies");
  for (const name of ["session", "two_factor", "google"]) expect(cookies).toContain(`**laurel.${name}.**`);
  for (const name of ["dont_remember", "trust_device"]) expect(cookies).not.toContain(name);
});

test("the privacy notice names every answer to an optional question", () => {
  const words: Record<string, RegExp> = {
    state: /state/,
    county: /county/,
    citizenship_countries: /countries of citizenship/,
    enrollment: /enrollment/,
    gender: /gender/,
    ethnicity: /ethnicity/,
    heritage: /heritage/,
    tribal_membership: /membership in a tribe/,
    religion: /religion/,
    disability: /disability/,
    foster: /foster care/,
    lgbtq: /LGBTQ\+/,
    undocumented: /undocumented/,
    parent: /being a parent/,
    high_school: /high school/,
    college: /college,/,
    intended_colleges: /colleges you aim for/,
    sat_score: /SAT/,
    act_score: /ACT/,
    languages: /languages/,
    first_generation: /first-generation/,
    military: /military/,
    military_ties: /who in your family serves or served/,
    military_branches: /in which branch/,
    parent_employers: /employers/,
    parent_unions: /unions/,
  };
  const notice = page("legal-privacy");
  // The one choice of the citizenship that can harm a student.
  for (const text of [notice, page("legal-gdpr")]) expect(text).toContain("DACA");
  for (const input of Object.values(questionGroups).flatMap(({ inputs }) => [...inputs]))
    expect(notice, input).toMatch(words[input] ?? /^$/);
});
