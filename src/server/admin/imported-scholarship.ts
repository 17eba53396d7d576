import { meansAnyField } from "#domain/fields-of-study/named-fields.ts";
import { countryCode } from "#domain/places/countries.ts";
import { stateCode } from "#domain/places/us-states.ts";
import { parseAmount } from "#domain/reader/amount.ts";
import { parseDeadline } from "#domain/reader/deadline.ts";
import { levelsInList } from "#domain/reader/levels-in-clause.ts";
import { readRequirements } from "#domain/reader/read-requirements.ts";
import { canonicalUrl, hostOf } from "#domain/scholarships/canonical-url.ts";
import { emptyFacts } from "#domain/scholarships/empty-facts.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { type CriterionKey, type Group, groups } from "#domain/scholarships/vocabulary.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import type { MappedValues } from "./mapped-values.ts";

/** Where an import comes from: what is used for a row that does not say it itself. */
export type ImportSource = { name: string; checked: string; today: string };

export type Reported = { ok: true; entry: CatalogueEntry } | { ok: false; reason: string };

const longestTitle = 300;
const longestText = 8000;

/**
 * What one row reports about an award, or why it cannot be taken. Nothing is guessed: what is not said stays unknown.
 */
export function importedScholarship(row: MappedValues, source: ImportSource): Reported {
  const title = row.text("title");
  if (title === "") return refused("no title");
  if (title.length > longestTitle) return refused(`the title has more than ${longestTitle} characters`);
  const address = row.text("application_url");
  const application_url = webAddress(address);
  if (address !== "" && !application_url) return refused(`"${address.slice(0, 80)}" is not a web address`);
  const provider_name = row.text("provider_name") || hostOf(application_url);
  if (!provider_name) return refused("neither a provider nor an address");
  const amount = amountOf(row);
  if (amount.amount_min !== null && amount.amount_max !== null && amount.amount_min > amount.amount_max) {
    return refused(`the smallest amount ${amount.amount_min} is above the largest ${amount.amount_max}`);
  }
  const said = row.lines("eligibility_text");
  const source_url = webAddress(row.text("source_url")) ?? application_url;
  const entry: CatalogueEntry = {
    ...emptyFacts(),
    ...requirementsOf(row, said),
    ...amount,
    ...deadlineOf(row, amount.amount_text, source.today),
    title,
    provider_name: provider_name.slice(0, longestTitle),
    description: (row.lines("description") || said).slice(0, longestText),
    renewable: row.yes("renewable"),
    cycle: row.text("cycle").slice(0, 40) || null,
    application_url,
    requirements: row.list("requirements").map((each) => each.slice(0, longestTitle)),
    keywords: row.list("keywords").map((each) => each.slice(0, 80)),
    source_name: row.text("source_name") || source.name,
    source_url,
    last_checked: pastDay(row.text("last_checked"), source.today) ?? source.checked,
    provenance: "imported",
    status: /^(?:closed|inactive|false|expired|no)$/i.test(row.text("status")) ? "closed" : "active",
    validation_status: "not_checked",
  };
  return { ok: true, entry };
}

const refused = (reason: string): Reported => ({ ok: false, reason });

/** Only http(s); an address that begins with www. means https. */
function webAddress(address: string): string | null {
  const full = /^www\./i.test(address) ? `https://${address}` : address;
  return canonicalUrl(full) !== null && URL.canParse(full) ? full : null;
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

/** A deadline column that repeats the amount has been filled by mistake. */
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

/** Requirements from the columns that state them, and from the text where no column does, each with its words. */
function requirementsOf(row: MappedValues, said: string): Partial<ScholarshipFacts> {
  const read = readRequirements(said);
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
    ["institution", { institutions: row.list("institutions").map((name) => name.slice(0, longestTitle)) }],
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

/** "computer_science" is how a program writes "Computer Science". */
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
