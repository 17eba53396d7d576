import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { sameScholarship, scholarshipKey } from "#domain/scholarships/duplicates/duplicates.ts";
import { generalKnowledge } from "#domain/scholarships/provenance-text.ts";
import { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { canonicalUrl } from "#domain/scholarships/urls/canonical-url.ts";

const CatalogueLine = ScholarshipFacts.partial()
  .required({ title: true, provider_name: true, description: true, deadline_kind: true })
  .extend({
    provider_name: z.string().trim().min(1),
    description: z.string().trim().min(40),
    application_url: z.httpUrl(),
    source_name: z.string().min(1),
    source_url: z.httpUrl(),
    last_checked: z.iso.date().nullable(),
    status: z.literal("closed").optional(),
  })
  .strict();

type Line = z.infer<typeof CatalogueLine>;

const states =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI FM MH PW";

const folder = new URL("../../../../catalogue/", import.meta.url);
const lines = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .trimEnd()
      .split("\n")
      // The first test checks that each line has this shape.
      .map((line, index) => ({ at: `${file}:${index + 1}`, row: JSON.parse(line) as Line })),
  );

function where(broken: (row: Line) => boolean): string[] {
  return lines.filter(({ row }) => broken(row)).map(({ at, row }) => `${at} ${row.title}`);
}

function named(row: Line) {
  return { ...row, cycle: row.cycle ?? null, canonical_address: canonicalUrl(row.application_url) };
}

test("every line of the starter catalog has the shape of a scholarship", () => {
  const refused = lines.flatMap(({ at, row }) => {
    const parsed = CatalogueLine.safeParse(row);
    return parsed.success ? [] : [`${at} ${z.prettifyError(parsed.error)}`];
  });
  expect(refused).toEqual([]);
});

test("a scholarship that its sponsor calls closed, without a date to reopen, is not open", () => {
  const saidClosed = /\b(?:is closed|closed at present|no open round)\b/i;
  const opensAgain = /\breopens?\b/i;
  const isWrong = ({ deadline_kind, deadline_text, status }: Line) =>
    (deadline_kind === "unknown" && saidClosed.test(deadline_text ?? "") && !opensAgain.test(deadline_text ?? "")) !==
    (status === "closed");
  expect(where(isWrong)).toEqual([]);
  expect(where(({ status }) => status === "closed")).toHaveLength(11);
});

test("no two lines describe the same scholarship, so loading merges none of them", () => {
  const byName = Map.groupBy(lines, ({ row }) => scholarshipKey(row));
  const byPage = Map.groupBy(lines, ({ row }) => canonicalUrl(row.application_url));
  const twice = [...byName.values(), ...byPage.values()].flatMap((alike) =>
    alike.flatMap((one, index) =>
      alike
        .slice(index + 1)
        .filter((other) => sameScholarship(named(one.row), named(other.row)))
        .map((other) => `${one.at} and ${other.at}: ${one.row.title}`),
    ),
  );
  expect(twice).toEqual([]);
});

test("the catalog has 900 checked scholarships and 100 marked as not checked yet", () => {
  expect(lines.filter(({ row }) => row.last_checked !== null).length).toBeGreaterThanOrEqual(900);
  expect(lines.filter(({ row }) => row.last_checked === null).length).toBeGreaterThanOrEqual(100);
});

test("no amount_min is above amount_max", () => {
  expect(where((row) => (row.amount_min ?? 0) > (row.amount_max ?? Number.POSITIVE_INFINITY))).toEqual([]);
});

test("state codes are those of US states and territories", () => {
  const known = new Set(states.split(" "));
  expect(where((row) => (row.location_restrictions ?? []).some((state) => !known.has(state)))).toEqual([]);
});

test("a fixed deadline has a date, a yearly one a month and day, and other kinds neither", () => {
  const broken = where((row) => {
    const stated = { day: row.deadline != null, yearly: row.deadline_yearly != null };
    return stated.day !== (row.deadline_kind === "fixed") || stated.yearly !== (row.deadline_kind === "yearly");
  });
  expect(broken).toEqual([]);
});

test("GPA requirements are on the four-point scale", () => {
  expect(where((row) => row.gpa_requirement != null && (row.gpa_requirement <= 0 || row.gpa_requirement > 4))).toEqual(
    [],
  );
});

test("whoever can apply is not left to the sponsor where the line says who", () => {
  const saysWho = ({ requirements = [], academic_level = [], field_of_study = [], groups = [] }: Line) =>
    [requirements, academic_level, field_of_study, groups].some((facts) => facts.length > 0);
  expect(where((row) => row.description.includes("Ask the sponsor who can apply.") && saysWho(row))).toEqual([]);
});

test("general knowledge alone is no check, and stands behind the source that it adds to", () => {
  const alone = (row: Line) => row.source_name === generalKnowledge;
  expect(where((row) => alone(row) && row.last_checked !== null)).toEqual([]);
  const misnamed = ({ source_name }: Line) =>
    /editors|knowledge/i.test(source_name) && !source_name.endsWith(generalKnowledge);
  expect(where(misnamed)).toEqual([]);
});

test("a scholarship for people in the United States says so in its own words, and not only beside its citizenship", () => {
  const inUs = /\b(?:live|resid|in the United States|U\.S\. resid)/;
  const saysNot = ({ countries, citizenship, requirements = [], description }: Line) =>
    countries?.join() === "US" && !inUs.test([...requirements, citizenship ? "" : description].join(" "));
  expect(where(saysNot)).toEqual([]);
});
