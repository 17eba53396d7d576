import type { Reading } from "#domain/eligibility/combine/statement.ts";
import { withMilitaryCheck } from "#domain/eligibility/military-check.ts";
import { readEach, type SponsorText, sponsorText } from "#domain/eligibility/read-eligibility.ts";
import { withReading } from "#domain/eligibility/with-reading.ts";
import { parseAmount } from "#domain/reader/amounts/amount.ts";
import { readAmount } from "#domain/reader/amounts/amount-in-text.ts";
import { dollarOf } from "#domain/reader/amounts/dollar-of.ts";
import { readMoney } from "#domain/reader/amounts/money.ts";
import { completedTitle } from "#domain/reader/completed-title.ts";
import { closedByWords } from "#domain/reader/days/closed-now.ts";
import { writtenDays } from "#domain/reader/days/dates.ts";
import { type Deadline, parseDeadline } from "#domain/reader/days/deadline.ts";
import { readDeadline } from "#domain/reader/days/deadline-in-text.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { canonicalUrl } from "#domain/scholarships/urls/canonical-url.ts";
import { hostOf } from "#domain/scholarships/urls/url-parts.ts";
import { firstCodePoints, isLongerThan } from "../saving/bounded-text.ts";
import type { CatalogueEntry } from "../saving/catalogue-entry.ts";
import { type Columns, columnsOf, type Facts, isUnsaid, toCheck, withoutLostLevels } from "./columns.ts";
import { inUsOrder, spreadsheetDay } from "./day-order.ts";
import type { MappedValues } from "./mapped-values.ts";

/**
 * Where rows come from, for rows that do not state it: the name of the source, and the day on which it was checked. `dayFirst`: its
 * days are written as "31/01/2027".
 */
export type RowSource = { name: string; checked: string; today: string; dayFirst?: boolean };

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
  const url = readUrl(row.url("application_url"));
  if (!url.ok) return refused(url.reason);
  const provider_name = row.text("provider_name") || hostOf(url.value);
  if (!provider_name) return refused("neither a provider nor a URL");
  const amount = amountOf(row, { provider: provider_name, title, text, host: hostOf(url.value) });
  if (amount.amount_min !== null && amount.amount_max !== null && amount.amount_min > amount.amount_max) {
    return refused(`the smallest amount ${amount.amount_min} is above the largest ${amount.amount_max}`);
  }
  const sourceUrl = readUrl(row.url("source_url"));
  const deadline = deadlineOf(row, text, source);
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
  const { requirements } = columns.facts;
  const texts = [
    { title: "", provider: "", text: columns.sentences.map(({ text: each }) => each).join("\n") },
    sponsorText({ title, provider_name, description: text, requirements }),
  ] as const;
  return { ok: true, texts, entryOf };
}

const refused = (reason: string) => ({ ok: false as const, reason });

const hasNoScheme = /^(?:www\.|(?:[a-z0-9-]+\.){1,4}(?:com|org|edu|net|gov)(?:[/?]|$))/i;

/**
 * The http(s) URL of a row. A URL without a scheme ("www.a.example", "awards.org/apply") gets https. A relative URL or plain words count as no URL.
 * Another scheme (`javascript:`) or an overlong URL refuses the row.
 */
function readUrl(text: string): { ok: true; value: string | null } | { ok: false; reason: string } {
  const url = hasNoScheme.test(text) ? `https://${text}` : text;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url)) return { ok: true, value: null };
  if (Buffer.byteLength(url) > longestUrlBytes) {
    return refused(`the application URL is longer than ${longestUrlBytes.toLocaleString("en-US")} bytes`);
  }
  if (canonicalUrl(url) === null || !URL.canParse(url)) return refused(`"${url.slice(0, 80)}" is not a web URL`);
  return { ok: true, value: url };
}

const isBareSum = /^\d[\d.,\s–-]*$/;
type AmountFacts = Pick<ScholarshipFacts, "amount_min" | "amount_max" | "amount_text">;

/**
 * The amount that the columns for amounts state, or else the one in the text. If one of the columns names another
 * currency than US dollars, no limit is known in US dollars.
 */
function amountOf(row: MappedValues, sponsor: Parameters<typeof dollarOf>[0]): AmountFacts {
  const named = row.text("currency");
  const currency = readMoney(`1 ${named}`).find((sum) => sum.marked)?.currency ?? null;
  const dollar = currency ?? dollarOf(sponsor);
  const read = (field: "amount_text" | "amount_min" | "amount_max") => {
    const words = row.text(field);
    return parseAmount(named && isBareSum.test(words) ? `${currency ?? named} ${words}` : words, dollar);
  };
  const [words, least, most] = [read("amount_text"), read("amount_min"), read("amount_max")];
  const limits = [least.amount_text, most.amount_text].filter((limit) => limit !== null);
  const amount_text = words.amount_text ?? (limits.length > 0 ? [...new Set(limits)].join(" - ") : null);
  if (amount_text === null) {
    const { amount_min, amount_max, amount_text } = readAmount(sponsor.title, sponsor.text, dollar);
    return { amount_min, amount_max, amount_text };
  }
  const isForeign =
    (named !== "" && currency !== "USD") ||
    [words, least, most].some((sum) => sum.currency !== null && sum.currency !== "USD");
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
function deadlineOf(row: MappedValues, text: string, { today, dayFirst = false }: RowSource): Deadline {
  const ordered = (words: string) => (dayFirst ? inUsOrder(words) : words);
  const words = spreadsheetDay(row.text("deadline_text"));
  const isMoney = readMoney(words).some((sum) => sum.marked) && writtenDays(words).length === 0;
  const read = parseDeadline(isMoney ? "" : ordered(words), today);
  const stated = { ...read, deadline_text: read.deadline_text && words };
  if (stated.deadline_kind !== "unknown") return stated;
  const usual = parseDeadline(ordered(spreadsheetDay(row.text("deadline_yearly"))), today);
  const day = usual.deadline?.slice(5) ?? usual.deadline_yearly;
  if (day) return { ...stated, deadline_kind: "yearly", deadline_yearly: day };
  return stated.deadline_text === null ? readDeadline(ordered(text), today) : stated;
}

function pastDay(words: string, today: string): string | null {
  const { deadline } = parseDeadline(words, today);
  return deadline !== null && deadline <= today ? deadline : null;
}

/** The facts of the columns joined with those of the words of columns and of the text, each with the words that state it. */
function requirementsOf(
  { facts, sentences, isCut }: Columns,
  { title, text }: SponsorText,
  readings: readonly [Reading, Reading],
): Facts {
  const [ofColumns, inText] = readings;
  const inColumns = withoutLostLevels(facts, sentences, ofColumns);
  const unsaid = sentences.filter((sentence) => isUnsaid(sentence, inColumns));
  const left = unsaid.map(({ kind, words }) => toCheck(kind, words));
  const columns = { ...facts, demands: [...facts.demands, ...left, ...(isCut ? [toCheck("not_stated", title)] : [])] };
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
