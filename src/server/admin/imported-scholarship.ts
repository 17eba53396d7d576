import { meansAnyField } from "#domain/fields-of-study/named-fields.ts";
import { countryCode } from "#domain/places/countries.ts";
import { stateCode } from "#domain/places/us-states.ts";
import { parseAmount } from "#domain/reader/amounts/amount.ts";
import { parseDeadline } from "#domain/reader/days/deadline.ts";
import { levelsInList } from "#domain/reader/levels-in-clause.ts";
import { readRequirements } from "#domain/reader/read-requirements.ts";
import { canonicalUrl, hostOf } from "#domain/scholarships/canonical-url.ts";
import { emptyFacts } from "#domain/scholarships/empty-facts.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { type CriterionKey, type Group, groups } from "#domain/scholarships/vocabulary.ts";
import { firstCodePoints, isLongerThan } from "#server/scholarships/saving/bounded-text.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import type { MappedValues } from "./mapped-values.ts";

/** The source of an import, for rows that do not state their own. */
export type ImportSource = { name: string; checked: string; today: string };

export type ImportedRow = { ok: true; entry: CatalogueEntry } | { ok: false; reason: string };

const longestTitle = 300;
const longestUrlBytes = 2000;

/** The scholarship that one row states, or why the row is refused. Facts that the row does not state stay unknown. */
export function importedScholarship(row: MappedValues, source: ImportSource): ImportedRow {
  const title = row.text("title");
  if (title === "") return refused("no title");
  if (isLongerThan(title, longestTitle)) return refused(`the title has more than ${longestTitle} characters`);
  const url = readUrl(row.text("application_url"));
  if (!url.ok) return refused(url.reason);
  const provider_name = row.text("provider_name") || hostOf(url.value);
  if (!provider_name) return refused("neither a provider nor a URL");
  const amount = amountOf(row);
  if (amount.amount_min !== null && amount.amount_max !== null && amount.amount_min > amount.amount_max) {
    return refused(`the smallest amount ${amount.amount_min} is above the largest ${amount.amount_max}`);
  }
  const eligibility = row.lines("eligibility_text");
  const sourceUrl = readUrl(row.text("source_url"));
  const entry: CatalogueEntry = {
    ...emptyFacts(),
    ...requirementsOf(row, eligibility),
    ...amount,
    ...deadlineOf(row, amount.amount_text, source.today),
    title,
    provider_name: firstCodePoints(provider_name, longestTitle),
    description: row.lines("description") || eligibility,
    renewable: row.yes("renewable"),
    cycle: firstCodePoints(row.text("cycle"), 40) || null,
    application_url: url.value,
    requirements: row.list("requirements").map((each) => firstCodePoints(each, longestTitle)),
    keywords: row.list("keywords").map((each) => firstCodePoints(each, 80)),
    source_name: row.text("source_name") || source.name,
    source_url: (sourceUrl.ok && sourceUrl.value) || url.value,
    last_checked: pastDay(row.text("last_checked"), source.today) ?? source.checked,
    provenance: "imported",
    status: /^(?:closed|inactive|false|expired|no)$/i.test(row.text("status")) ? "closed" : "active",
    validation_status: "not_checked",
  };
  return { ok: true, entry };
}

const refused = (reason: string) => ({ ok: false as const, reason });

/**
 * The http(s) URL of a row. A URL that begins with www. gets https. A relative URL or plain words count as no URL.
 * Another scheme (`javascript:`) or an overlong URL refuses the row.
 */
function readUrl(text: string): { ok: true; value: string | null } | { ok: false; reason: string } {
  const url = /^www\./i.test(text) ? `https://${text}` : text;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url)) return { ok: true, value: null };
  if (Buffer.byteLength(url) > longestUrlBytes) {
    return refused(`the application URL is longer than ${longestUrlBytes.toLocaleString("en-US")} bytes`);
  }
  if (canonicalUrl(url) === null || !URL.canParse(url)) return refused(`"${url.slice(0, 80)}" is not a web URL`);
  return { ok: true, value: url };
}

function amountOf(row: MappedValues) {
  const { amount_min, amount_max, amount_text } = parseAmount(row.text("amount_text"));
  const least = parseAmount(row.text("amount_min"));
  const most = parseAmount(row.text("amount_max"));
  return {
    amount_min: least.amount_min ?? amount_min,
    amount_max: most.amount_max ?? amount_max,
    amount_text: amount_text ?? least.amount_text ?? most.amount_text,
  };
}

/** A deadline text that equals the amount is a mistake in the file and is ignored. */
function deadlineOf(row: MappedValues, amountText: string | null, today: string) {
  const words = row.text("deadline_text");
  const isAmount = words !== "" && (words === amountText || parseAmount(words).currency !== null);
  const deadline = parseDeadline(isAmount ? "" : words, today);
  if (deadline.deadline_kind !== "unknown") return deadline;
  const usual = parseDeadline(row.text("deadline_yearly"), today);
  const day = usual.deadline?.slice(5) ?? usual.deadline_yearly;
  return day ? { ...deadline, deadline_kind: "yearly" as const, deadline_yearly: day } : deadline;
}

function pastDay(words: string, today: string): string | null {
  const { deadline } = parseDeadline(words, today);
  return deadline !== null && deadline <= today ? deadline : null;
}

/** Reads requirements from their columns, or else from the text, each with the words that state it. */
function requirementsOf(row: MappedValues, eligibility: string): Partial<ScholarshipFacts> {
  const read = readRequirements(eligibility);
  const places = placesOf([...row.list("location_restrictions"), ...row.list("countries")]);
  const columns: [CriterionKey, Partial<ScholarshipFacts>][] = [
    ["level", { academic_level: [...new Set(row.list("academic_level").flatMap(levelsInList))] }],
    [
      "field_of_study",
      {
        field_of_study: row
          .list("field_of_study")
          .map(fieldName)
          .filter((field) => !meansAnyField(field)),
      },
    ],
    ["gpa", { gpa_requirement: gradeOf(row.text("gpa_requirement")) }],
    ["residence", places],
    ["citizenship", { citizenship: readRequirements(row.list("citizenship").map(asSentence).join("\n")).citizenship }],
    ["groups", { groups: groupsOf(row.list("groups")) }],
    ["financial_need", { need_based: row.yes("need_based") }],
    [
      "graduation_year",
      {
        graduation_years: row
          .list("graduation_years")
          .map(Number)
          .filter((year) => year > 1950 && year < 2100 && Number.isInteger(year)),
      },
    ],
    ["institution", { institutions: row.list("institutions").map((name) => firstCodePoints(name, longestTitle)) }],
  ];
  const requirements: Partial<ScholarshipFacts> = {
    ...read,
    essay_required: row.yes("essay_required") ?? read.essay_required,
  };
  const evidence = { ...read.evidence };
  for (const [key, column] of columns) {
    if (!Object.values(column).some(isStated)) continue;
    Object.assign(requirements, column);
    delete evidence[key];
  }
  return { ...requirements, evidence };
}

const isStated = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
const asSentence = (status: string) => `Must be a ${status.replaceAll("_", " ")}.`;

/** Turns an identifier into words: "computer_science" becomes "Computer Science". */
function fieldName(entry: string): string {
  if (!entry.includes("_")) return entry;
  return entry.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function gradeOf(words: string): number | null {
  const grade = Number(/^\D{0,8}?(\d(?:\.\d{1,2})?)(?![\d.%])/.exec(words)?.[1] ?? Number.NaN);
  return grade > 0 && grade <= 5 ? grade : null;
}

function placesOf(entries: string[]): Partial<ScholarshipFacts> {
  const states = entries.map(stateCode).filter((code) => code !== null);
  const countries = entries
    .filter((entry) => stateCode(entry) === null)
    .map(countryCode)
    .filter((code) => code !== null);
  return { location_restrictions: [...new Set(states)], countries: [...new Set(countries)] };
}

function groupsOf(entries: string[]): Group[] {
  const named = entries.flatMap((entry) => {
    const key = entry.toLowerCase().replace(/[\s-]+/g, "_");
    const own = groups.find((group) => group === key);
    return own ? [own] : readRequirements(`Open to ${entry.replaceAll("_", " ")} students.`).groups;
  });
  return [...new Set(named)];
}
