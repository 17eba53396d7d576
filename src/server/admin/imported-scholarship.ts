import { meansAnyField } from "#domain/fields-of-study/named-fields.ts";
import { countryCode } from "#domain/places/countries.ts";
import { stateCode } from "#domain/places/us-states.ts";
import { parseAmount } from "#domain/reader/amounts/amount.ts";
import { readAmount } from "#domain/reader/amounts/amount-in-text.ts";
import { dollarOf } from "#domain/reader/amounts/dollar-of.ts";
import { readMoney } from "#domain/reader/amounts/money.ts";
import { writtenDays } from "#domain/reader/days/dates.ts";
import { type Deadline, parseDeadline } from "#domain/reader/days/deadline.ts";
import { readDeadline } from "#domain/reader/days/deadline-in-text.ts";
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
  const eligibility = row.lines("eligibility_text");
  const text = [...new Set([row.lines("description"), eligibility])].join("\n").trim();
  const amount = amountOf(row, { provider: provider_name, title, text, host: hostOf(url.value) });
  if (amount.amount_min !== null && amount.amount_max !== null && amount.amount_min > amount.amount_max) {
    return refused(`the smallest amount ${amount.amount_min} is above the largest ${amount.amount_max}`);
  }
  const sourceUrl = readUrl(row.text("source_url"));
  const entry: CatalogueEntry = {
    ...emptyFacts(),
    ...requirementsOf(row, eligibility),
    ...amount,
    ...deadlineOf(row, text, source.today),
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

type AmountFacts = Pick<ScholarshipFacts, "amount_min" | "amount_max" | "amount_text">;

/**
 * The amount that the columns for amounts state, or else the one in the text. If one of the columns names another
 * currency than US dollars, no limit is known in US dollars.
 */
function amountOf(row: MappedValues, sponsor: Parameters<typeof dollarOf>[0]): AmountFacts {
  const dollar = dollarOf(sponsor);
  const read = (field: "amount_text" | "amount_min" | "amount_max") => parseAmount(row.text(field), dollar);
  const [words, least, most] = [read("amount_text"), read("amount_min"), read("amount_max")];
  const amount_text = words.amount_text ?? least.amount_text ?? most.amount_text;
  if (amount_text === null) {
    const { amount_min, amount_max, amount_text } = readAmount(sponsor.title, sponsor.text, dollar);
    return { amount_min, amount_max, amount_text };
  }
  const isForeign = [words, least, most].some(({ currency }) => currency !== null && currency !== "USD");
  if (isForeign) return { amount_min: null, amount_max: null, amount_text };
  return {
    amount_min: least.amount_min ?? words.amount_min,
    amount_max: most.amount_max ?? words.amount_max,
    amount_text,
  };
}

/**
 * The deadline that the columns for deadlines state, or else the one in the text. A sum of money in the column is a
 * mistake in the file and is ignored.
 */
function deadlineOf(row: MappedValues, text: string, today: string): Deadline {
  const words = row.text("deadline_text");
  const isMoney = readMoney(words).some((sum) => sum.marked) && writtenDays(words).length === 0;
  const stated = parseDeadline(isMoney ? "" : words, today);
  if (stated.deadline_kind !== "unknown") return stated;
  const usual = parseDeadline(row.text("deadline_yearly"), today);
  const day = usual.deadline?.slice(5) ?? usual.deadline_yearly;
  if (day) return { ...stated, deadline_kind: "yearly", deadline_yearly: day };
  return stated.deadline_text === null ? readDeadline(text, today) : stated;
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
