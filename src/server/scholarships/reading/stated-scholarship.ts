import type { Reading } from "#domain/eligibility/combine/statement.ts";
import type { CheckKind, Demand } from "#domain/eligibility/demand.ts";
import { withMilitaryCheck } from "#domain/eligibility/military-check.ts";
import { readEach, type SponsorText, sponsorText } from "#domain/eligibility/read-eligibility.ts";
import { withReading } from "#domain/eligibility/with-reading.ts";
import { meansAnyField } from "#domain/fields-of-study/named-fields.ts";
import { countryCode } from "#domain/places/countries.ts";
import { stateCode } from "#domain/places/us-states.ts";
import { parseAmount } from "#domain/reader/amounts/amount.ts";
import { readAmount } from "#domain/reader/amounts/amount-in-text.ts";
import { dollarOf } from "#domain/reader/amounts/dollar-of.ts";
import { readMoney } from "#domain/reader/amounts/money.ts";
import { completedTitle } from "#domain/reader/completed-title.ts";
import { closedByWords } from "#domain/reader/days/closed-now.ts";
import { writtenDays } from "#domain/reader/days/dates.ts";
import { type Deadline, parseDeadline } from "#domain/reader/days/deadline.ts";
import { readDeadline } from "#domain/reader/days/deadline-in-text.ts";
import { readEssay } from "#domain/reader/essay.ts";
import { levelsInList } from "#domain/reader/levels-in-list.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { canonicalUrl } from "#domain/scholarships/urls/canonical-url.ts";
import { hostOf } from "#domain/scholarships/urls/url-parts.ts";
import { citizenships, groups } from "#domain/scholarships/vocabulary.ts";
import { firstCodePoints, isLongerThan } from "../saving/bounded-text.ts";
import type { CatalogueEntry } from "../saving/catalogue-entry.ts";
import type { MappedValues } from "./mapped-values.ts";

/** Where rows come from, for rows that do not state it: the name of the source, and the day on which it was checked. */
export type RowSource = { name: string; checked: string; today: string };

export type StatedRow = { ok: true; entry: CatalogueEntry } | { ok: false; reason: string };

const longestTitle = 300;
const longestUrlBytes = 2000;

/** The scholarship that one row states, or why the row is refused. Facts that the row does not state stay unknown. */
export const statedScholarship = (row: MappedValues, source: RowSource): StatedRow =>
  statedScholarships([row], source)[0] as StatedRow;

/** The same for each of several rows. Their texts are read together, which is faster. */
export function statedScholarships(rows: readonly MappedValues[], source: RowSource): StatedRow[] {
  const begun = rows.map((row) => begin(row, source));
  const readings = readEach(begun.flatMap((each) => (each.ok ? each.texts : []))).values();
  return begun.map((each) => (each.ok ? { ok: true, entry: each.entryOf(next(readings), next(readings)) } : each));
}

/** Each row that is not refused has two texts, so there is a next reading. */
const next = (readings: IteratorObject<Reading>): Reading => readings.next().value as Reading;

/** A row whose texts wait to be read: the words of its columns, and its own text. */
type Begun = {
  ok: true;
  texts: readonly [SponsorText, SponsorText];
  entryOf: (inColumns: Reading, inText: Reading) => CatalogueEntry;
};

function begin(row: MappedValues, source: RowSource): Begun | ReturnType<typeof refused> {
  const text = [...new Set([row.lines("description"), row.lines("eligibility_text")])].join("\n").trim();
  const title = completedTitle(row.text("title"), text);
  if (title === "") return refused("no title");
  if (isLongerThan(title, longestTitle)) return refused(`the title has more than ${longestTitle} characters`);
  const url = readUrl(row.text("application_url"));
  if (!url.ok) return refused(url.reason);
  const provider_name = row.text("provider_name") || hostOf(url.value);
  if (!provider_name) return refused("neither a provider nor a URL");
  const amount = amountOf(row, { provider: provider_name, title, text, host: hostOf(url.value) });
  if (amount.amount_min !== null && amount.amount_max !== null && amount.amount_min > amount.amount_max) {
    return refused(`the smallest amount ${amount.amount_min} is above the largest ${amount.amount_max}`);
  }
  const sourceUrl = readUrl(row.text("source_url"));
  const deadline = deadlineOf(row, text, source.today);
  const closing = closedByWords({ ...deadline, description: text });
  const sponsor = { title, provider: provider_name, text };
  const columns = columnsOf(row, sponsor);
  const entryOf = (inColumns: Reading, inText: Reading): CatalogueEntry => ({
    ...emptyFacts(),
    ...requirementsOf(columns, sponsor, [inColumns, inText]),
    ...amount,
    ...deadline,
    deadline_text: deadline.deadline_text ?? closing,
    title,
    provider_name: firstCodePoints(provider_name, longestTitle),
    description: text,
    renewable: row.yes("renewable"),
    cycle: firstCodePoints(row.text("cycle"), 40) || null,
    application_url: url.value,
    keywords: row.list("keywords").map((each) => firstCodePoints(each, 80)),
    source_name: row.text("source_name") || source.name,
    source_url: (sourceUrl.ok && sourceUrl.value) || url.value,
    last_checked: pastDay(row.text("last_checked"), source.today) ?? source.checked,
    provenance: "imported",
    status: closing || /^(?:closed|inactive|false|expired|no)$/i.test(row.text("status")) ? "closed" : "active",
    validation_status: "not_checked",
  });
  const { requirements } = columns;
  const texts = [
    { title: "", provider: "", text: wordsOfColumns(row) },
    sponsorText({ title, provider_name, description: text, requirements }),
  ] as const;
  return { ok: true, texts, entryOf };
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

type Facts = ReturnType<typeof emptyFacts>;

/** The facts of the columns. */
function columnsOf(row: MappedValues, sponsor: SponsorText): Facts {
  const levels = row.list("academic_level").map((entry) => ({ entry, found: levelsInList(entry) }));
  const places = [...row.list("location_restrictions"), ...row.list("countries")];
  const grade = row.text("gpa_requirement");
  return {
    ...emptyFacts(),
    ...placesOf(places),
    academic_level: [...new Set(levels.flatMap(({ found }) => found))],
    field_of_study: row
      .list("field_of_study")
      .map(fieldName)
      .filter((field) => !meansAnyField(field)),
    gpa_requirement: gradeOf(grade),
    citizenship: row
      .list("citizenship")
      .map(keyed)
      .filter((key) => isKeyOf(citizenships, key)),
    groups: row
      .list("groups")
      .map(keyed)
      .filter((key) => isKeyOf(groups, key)),
    need_based: row.yes("need_based"),
    essay_required: row.yes("essay_required") ?? readEssay(sponsor.text),
    graduation_years: row
      .list("graduation_years")
      .map(Number)
      .filter((year) => year > 1950 && year < 2100 && Number.isInteger(year)),
    institutions: row.list("institutions").map((name) => firstCodePoints(name, longestTitle)),
    requirements: row.list("requirements").map((each) => firstCodePoints(each, longestTitle)),
    demands: [
      ...levels.filter(({ found }) => found.length === 0).map(({ entry }) => toCheck("level", entry)),
      ...places.filter((entry) => !isPlace(entry)).map((entry) => toCheck("place", entry)),
      ...(grade !== "" && Number(grade) !== 0 && gradeOf(grade) === null ? [toCheck("grades", grade)] : []),
    ],
  };
}

/** The facts of the columns joined with those of the words of columns and of the text, each with the words that state it. */
function requirementsOf(columns: Facts, { title, text }: SponsorText, readings: readonly [Reading, Reading]): Facts {
  const [inColumns, inText] = readings;
  const joined = withReading(withReading(columns, inColumns), inText);
  const read = withMilitaryCheck({ ...joined, title }, readings);
  const isSilent = text === "" && columns.requirements.length === 0 && !namesPersons(read);
  return isSilent && read.need_based ? { ...read, demands: [...read.demands, toCheck("not_stated", title)] } : read;
}

/** Whether facts say more of who may apply than need: a column "merit or need" alone names nobody. */
const namesPersons = (facts: Facts): boolean =>
  [
    facts.academic_level,
    facts.field_of_study,
    facts.location_restrictions,
    facts.countries,
    facts.citizenship,
    facts.groups,
    facts.graduation_years,
    facts.institutions,
  ].some((values) => values.length > 0);

const toCheck = (kind: CheckKind, words: string): Demand => ({
  about: "check",
  kind,
  quote: firstCodePoints(words, longestTitle),
});

const isPlace = (entry: string) => stateCode(entry) !== null || countryCode(entry) !== null;

const isKeyOf = <T extends string>(vocabulary: readonly T[], entry: string): entry is T =>
  vocabulary.some((key) => key === entry);
/** The key of a vocabulary that an entry spells: `us_citizen` for "US citizen". */
const keyed = (entry: string) => entry.toLowerCase().replace(/[\s-]+/g, "_");

/** The entries of two columns that are no keys, as sentences for the reader. */
function wordsOfColumns(row: MappedValues): string {
  const words = (column: "citizenship" | "groups", vocabulary: readonly string[]) =>
    row
      .list(column)
      .filter((entry) => !isKeyOf(vocabulary, keyed(entry)))
      .map((entry) =>
        entry
          .replaceAll("citizen_national", "citizen, national")
          .replaceAll("_", " ")
          .replace(/\bus\b/g, "U.S."),
      );
  return [
    ...words("citizenship", citizenships).map((entry) => `Must be a ${entry}.`),
    ...words("groups", groups).map((entry) => `Open to ${entry} students.`),
  ].join("\n");
}

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
