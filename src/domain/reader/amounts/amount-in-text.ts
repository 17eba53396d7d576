import { statements } from "../statements.ts";
import { withoutWraps } from "../wrapped-lines.ts";
import { type Amount, amountOf, amountOfStatement, isFull, unknownAmount } from "./amount.ts";
import { foreignFigure } from "./foreign-figure.ts";
import { combined, type Limits, limitsOf, periodAfter } from "./limits.ts";
import { type Money, readMoney } from "./money.ts";
import { countBefore, isByTime, isIncome, sumKind, wordsAfter, wordsBefore } from "./sum-words.ts";

/** A label that a source puts before the amount: "Amount: $500", "Award value. $500". */
const label =
  /^(?:(?:award|scholarship|prize|grant|total|maximum) )?(?:amounts?|values?|monto|importe|cuantía|montant)\b(?! (?:awarded|available|given|of all)\b)/i;
/** Words of a statement whose sums can be what the scholarship pays. */
const pays =
  /\b(?:award(?:s|ed|ing)?|scholarships?|grants?|prizes?|fellowships?|bursar(?:y|ies)|stipends?|(?:living|maintenance|monthly|subsistence) allowances?|receives?|gets|(?:finalists|recipients|scholars|seniors|students|winners|you) (?:will )?get|wins?|winners?|winning|worth|valued?|amounts?|offer(?:s|ed|ing)?|provid(?:es?|ed|ing)|gives?|given|up to|maximum|minimum|place|(?:first|second|third|1st|2nd|3rd)(?=:)|runners?[- ]up|recipients?|scholars?|available|honorarium|studentships?|assistantships?|funds?|funding|covers?|tuition|support|mentions?|(?:up )?for grabs|checks?|requests?|becas?|monto|importe|premio|bourses?|montant|(?:per|to each) (?:applicant|awardee|student|graduate|senior|person))\b/i;
/** A share of a cost, but not of people, of a class or of marks: "50% of the tuition", "covers 80% of", "a 20% discount". */
const shares: readonly RegExp[] = [
  /(?<!\b(?:top|need|need of|need of at least) )\b\d{1,3}\s?(?:%|percent) (?:of|off|on|towards?) (?:[\w'’-]+,? ){0,5}?(?:tuition|fees?|costs?|expenses|price|charges|airfare)\b/i,
  /\b(?:covers?|covering) (?:up to )?\d{1,3}\s?(?:%|percent) of\b/i,
  /\b\d{1,3}\s?(?:%|percent) of (?:[\w'’-]+ ){0,2}?(?:calculated|demonstrated|financial|unmet) need\b/i,
  /\b\d{1,3}\s?(?:%|percent) (?:off\b|(?:(?:tuition|fees?|cost) ){0,2}(?:discounts?|reductions?|remission|scholarships?|waivers?)\b)/i,
  /\breduc(?:es?|ed|ing) (?:[\w-]+ ){0,3}(?:tuition|fees|costs?) by (?:up to )?\d{1,3}\s?(?:%|percent)/i,
  /\btuition (?:and fees )?waivers?\b|\btuition remission\b|\bhalf[ -](?:of (?:the )?)?(?:tuition|scholarships?)\b/i,
];
const isShare = (statement: string): boolean => shares.some((words) => words.test(statement));
/** In code points of `amount_text`, which stands in a list of scholarships. */
const longestQuote = 300;

/**
 * Reads the amount of a scholarship from its description. Only sums with a currency count, and only in statements
 * about what is paid. A labeled amount ("Amount: …") comes before all others; otherwise the amounts of all statements
 * make one range. The title is read when the text names no amount; after it come lines that begin with a sum, and then words
 * without one: full tuition, a share of it, money by the month. `dollar` is the currency that "$" stands for.
 */
export function readAmount(title: string, text: string, dollar = "USD"): Amount {
  const all = withHeadings(statements(withoutWraps(text)));
  // "Amount: first prize is $1,200. $200 goes to each finalist."
  const labeled = all.filter(
    (statement, i) => label.test(statement) || (beginsWithSum.test(statement) && label.test(all[i - 1] ?? "")),
  );
  const others = all.filter((statement) => pays.test(statement));
  const read = amountOfStatements(labeled, dollar) ?? amountOfStatements(others, dollar);
  if (read) return read;
  const ofTitle = amountOfStatements([title], dollar);
  if (ofTitle) return ofTitle;
  const bare = all.filter(
    (statement) =>
      (statement.length <= longestCell ? beginsWithSum : beginsWithPay).test(statement) || inBrackets.test(statement),
  );
  const ofLine = amountOfStatements(bare, dollar);
  if (ofLine) return ofLine;
  const words = [...labeled, ...all].find(
    (statement) => isFull(statement) || isShare(statement) || isStipend(statement, dollar),
  );
  return words === undefined
    ? unknownAmount
    : { ...unknownAmount, amount_text: quote([words]), kind: isFull(words) ? "full" : "unknown" };
}

/** "$1,200 per month": how long it is paid, and so the sum, is not known, but the words tell a student a lot. */
const isStipend = (statement: string, dollar: string): boolean =>
  pays.test(statement) && readMoney(statement, dollar).some((sum) => sum.marked && isByTime(statement, sum));

/** The amounts of these statements together, or null when none names one. What was given before counts only if nothing else does. */
function amountOfStatements(all: readonly string[], dollar: string): Amount | null {
  const now = all.filter((statement) => !isOfPast(statement, dollar));
  return (now.length < all.length ? amountTogether(now, dollar) : null) ?? amountTogether(all, dollar);
}

function amountTogether(all: readonly string[], dollar: string): Amount | null {
  const paying = all
    .map((statement) => ({ statement, sums: readMoney(statement, dollar).filter(isSum) }))
    .filter(({ sums }) => sums.length > 0);
  const own = withoutIncomes(paying)
    .map(withoutGiftCards)
    .filter((each) => !isAddition(each));
  const counted = withoutCountedOut(withoutDivided(own.length > 0 ? own : paying));
  const read = (totals: boolean) => counted.map(({ statement, sums }) => amountOfStatement(statement, sums, totals));
  const parts = read(false);
  const amounts = parts.some((amount) => amount.currency !== null) ? parts : read(true);
  const foreign = amounts.find((amount) => amount.currency !== null && amount.currency !== "USD");
  if (foreign?.currency) {
    const words = figureIn(counted, foreign.currency) ?? quote([foreign.amount_text ?? ""]);
    return { ...foreign, amount_text: words };
  }
  const dollars = amounts.filter((amount) => amount.currency === "USD");
  const words = quote((dollars.length > 0 ? dollars : amounts).map((amount) => amount.amount_text ?? ""));
  const limits = ofStatements(dollars.map(({ amount_min, amount_max }) => ({ min: amount_min, max: amount_max })));
  if (limits) return amountOf(limits, words);
  return amounts.some((amount) => amount.kind !== "unknown") ? { ...unknownAmount, amount_text: words } : null;
}

/** "The minimum award is $500. The maximum award is $2,000." are the ends of a range, in any order. */
function ofStatements(all: readonly Limits[]): Limits | null {
  const least = all.filter(({ max }) => max === null).map(({ min }) => min ?? 0);
  const most = all.filter(({ min }) => min === null).map(({ max }) => max ?? 0);
  const [min, max] = [Math.min(...least), Math.max(...most)];
  const areEnds = least.length > 0 && most.length > 0 && least.length + most.length === all.length && min < max;
  return areEnds ? { min, max } : combined(all);
}

/** Words that the student must see beside a sum: a loan, and a currency that several countries call so. */
const toBeQuoted = /\bloans?\b|(?<!\b(?:mexican|swiss) )\b(?:kroner|pesos?|francs?|shillings?|shs?)\b/i;
/** "£5,000 (about | $6,500)": what a sum is in dollars. */
const sameSum = /(?:[(=~≈/]|\b(?:about|approx\.?|approximately|around|equals|or|roughly|to))\s*$/i;

/** The amount in another currency as a figure, which a list can show; null where the words say more than a sum. */
function figureIn(all: readonly Paying[], currency: string): string | null {
  const named = all.map(({ statement, sums }) => ({
    statement,
    sums: sums.filter((sum) => sum.currency === currency),
  }));
  const paid = named.filter(({ sums }) => sums.length > 0);
  if (paid.some(({ statement }) => isFull(statement) || toBeQuoted.test(statement))) return null;
  if (all.some((paying) => paying.sums.some((sum) => sum.currency === "USD" && !isSameSum(paying, sum)))) return null;
  const read = (totals: boolean) =>
    combined(paid.flatMap(({ statement, sums }) => limitsOf(statement, sums, totals) ?? []));
  const limits = read(false) ?? read(true);
  const periods = paid.flatMap(({ statement, sums }) => sums.map((sum) => periodAfter(statement, sum)));
  const period = periods.length === 1 ? periods[0] : "";
  if (limits?.min == null && limits?.max == null) return null;
  return [foreignFigure(limits, currency), period].filter(Boolean).join(" ").replace(" /", "/");
}

const isSameSum = ({ statement, sums }: Paying, dollars: Money): boolean =>
  sums.some(({ start, currency }) => start < dollars.start && currency !== "USD") &&
  sameSum.test(wordsBefore(statement, dollars));

const isSum = ({ marked, value }: Money): boolean => marked && value > 0;

type Paying = { statement: string; sums: readonly Money[] };

const divided = /^\s?(?:[\w-]+\s){0,4}?(?:divided|shared|split) (?:among|between|by)\b/i;

/** Without the sums that a later statement divides: "A $1,000 award … The $1,000 is divided between two, $500 each." */
function withoutDivided(all: readonly Paying[]): readonly Paying[] {
  const totals = new Set(
    all.flatMap(({ statement, sums }) =>
      sums.length < 2 ? [] : sums.filter((sum) => divided.test(wordsAfter(statement, sum))).map(({ value }) => value),
    ),
  );
  return all.map(({ statement, sums }) => ({ statement, sums: sums.filter(({ value }) => !totals.has(value)) }));
}

/** "It is | paid as | four grants of $5,000." */
const installments = /\b(?:paid|disbursed|given) (?:out )?(?:as|in)\b/i;

/** Without the sum of one statement that another one counts out: "$20,000 for new awards. Four awards of $5,000 are granted." */
function withoutCountedOut(all: readonly Paying[]): readonly Paying[] {
  const [whole, counted, ...others] = all;
  if (whole?.sums.length !== 1 || counted?.sums.length !== 1 || others.length > 0) return all;
  if (installments.test(counted.statement)) return all;
  const [total, each] = [whole.sums[0] as Money, counted.sums[0] as Money];
  const isTotal = total.value === (countBefore(counted.statement, each) ?? 0) * each.value;
  return isTotal && countBefore(whole.statement, total) === null ? [counted] : all;
}

const payment = /\b(?:stipend|award|scholarship|fellowship|grant|prize) (?:is|of|pays)\s?$/i;

/** Without what another statement calls an income: a table of incomes and awards repeats it. A stipend may be as much as an income. */
function withoutIncomes(all: readonly Paying[]): Paying[] {
  const incomes = new Set(
    all.flatMap(({ statement, sums }) => sums.filter((sum) => isIncome(statement, sum)).map(({ value }) => value)),
  );
  return all
    .map(({ statement, sums }) => ({
      statement,
      sums: sums.filter(
        (sum) => !incomes.has(sum.value) || isIncome(statement, sum) || payment.test(wordsBefore(statement, sum)),
      ),
    }))
    .filter(({ sums }) => sums.length > 0);
}

const things =
  "airfare|arrival|(?:text)?books?|childcare|computer|conference|equipment|flight|housing|installation|insurance|meals?|moving|registration|relocation|settlement|settling-in|transportation|travel|visa";
const allowances = "allowances?|expenses|grants?|reimbursements?|stipends?|support|vouchers?";
/** "An additional $1,000", "a travel stipend of $300". */
const beforeAddition = new RegExp(
  `\\b(?:additional|extra|further|(?:${things}) (?:${allowances})(?: (?:of|worth|up to)){0,2})\\s*$`,
  "i",
);
const afterAddition = new RegExp(
  `^ (?:(?:(?:is|are|will be) )?(?:also )?(?:available )?(?:for|towards?|in) (?:the |their |your |his or her )?)?(?:${things}) (?:${allowances})\\b|^ (?:annual )?(?:top-?(?:off|up)s?|supplements?)\\b`,
  "i",
);

/** What some or all winners get besides: "The Silverman Scholar receives an additional $1,000." */
const isAddition = ({ statement, sums }: Paying): boolean =>
  sums.every(
    (sum) => beforeAddition.test(wordsBefore(statement, sum)) || afterAddition.test(wordsAfter(statement, sum)),
  );

const beforePast =
  /(?<!\b(?:her|his|my|of|our|the|their|your) )\b(?:last|past|previous|prior) (?:awards?|prizes?|recipients?|rounds?|winners?|years?)\b(?! of\b)[^.;]{0,40}$|\bin (?:19|20)\d\d\b[^.;]{0,40}\b(?:got|received|was|were|won)\s*$|\b(?:19|20)\d\d (?:(?:recipient|winner)s?|prizes? (?:got|was|went|were))\b[^.;]{0,20}$/i;

/** "Last year's winner received $500": not what is given now. */
function isOfPast(statement: string, dollar: string): boolean {
  const sums = readMoney(statement, dollar).filter(isSum);
  return sums.length > 0 && sums.every((sum) => beforePast.test(wordsBefore(statement, sum)));
}

const giftCard = /^(?: [\w.-]+){0,2} gift ?(?:cards?|certificates?)\b/i;

/** "$500 cash and a $50 gift card" is an award of $500; a prize may be a gift card alone. */
function withoutGiftCards({ statement, sums }: Paying): Paying {
  const money = sums.filter((sum) => !giftCard.test(wordsAfter(statement, sum)));
  return { statement, sums: money.length > 0 ? money : sums };
}

/** A heading, or the head of a column of a table, whose values follow. */
const heading =
  /^(?:[\w'-]{1,20} ){0,3}(?:amounts?|values?|awards?|prizes?|stipends?)(?: (?:per|each) \w+| \(\w+\))?[\s:*–?-]*$/i;
/** In UTF-16 code units: a line or cell that can stand below a heading; a longer one is text again. */
const longestCell = 60;

/** An entry of a list of awards: "To a high school senior ($1,500)". */
const inBrackets = /\([$£€] ?\d[\d,.]*(?: each)?\)/;
const beginsWithSum =
  /^\W{0,3}(?:\d{1,2}[.)] )?(?:up to )?(?:(?:[A-Z]{0,3} ?[$£€¥₹₦₱] ?|[A-Z]{3} ?|(?:GH¢|[KT]?Shs?|N|R|RM|Rs|Tk)\.? ?)\d|\d[\d,.]{0,10} ?(?:[A-Z]{3}\b|[$£€]|euros?\b|(?:us|u\.s\.) dollars\b))/i;

/** "$1,000 – $6,000 per year for …": such a line may be long. Not "$35 for the application". */
const beginsWithPay =
  /^\W{0,3}(?:\d{1,2}[.)] )?(?:up to )?[$£€]\d[\d,]{0,10}(?: ?[-–] ?[$£€]?\d[\d,]{0,10})? (?:an?|each|for(?! (?:(?:an?|each|the|your) )?(?:application|entry|membership|processing|registration)s?\b)|per) /i;

/** "Awards depend on the class:", "Scholarship levels are as follows:": what each entry of the list below it pays. */
const leadIn =
  /^(?!.*\b(?:costs?|don\w+|endow\w+|fees?|funds?|incomes?|last|past|raised|since|so far|sponsors?|winners?|won)\b)(?:(?:annual|award|bursary|grant|merit|monthly|our|prize|scholarship|stipend|the|these|tuition) ){0,3}(?:amounts?|awards?|bursaries|grants|levels|prizes|scholarships?|stipends?)(?: (?:(?:are|is) (?:based on|by|determined by|set by)|by|depends? on|per|vary|varies)\b[^:]{0,60}|(?: [^:]{1,50})? (?:are )?as follows)?:$/i;
/** "Freshmen: $500", "Belgium, Spain - 800 euros", of at most `longestCell`. */
const endsWithSum =
  /[:–—-] ?(?:up to )?(?:(?:[A-Z]{0,3} ?[$£€¥₹₦₱] ?|[A-Z]{3} ?|(?:Rs|Sh)\.? ?)\d[\d,.]*\d|\d[\d,.]{0,10} ?(?:[A-Z]{3}|[$£€₹]|euros?))(?: (?:each|(?:per|an?) (?:year|semester|term)))?\.?$/i;

/** "2019 - $500": what was given, by years. */
const ofPastYear = /^\W*(?:19|20)\d\d\b/;

/** Without the words that lead in a list, behind an entry that has them: "Awards by rank: Gold: $500 Silver: $300". */
function withoutLead(words: string, previous: string | undefined): string {
  const lead = words.slice(0, words.indexOf(":") + 1);
  return leadIn.test(lead) && previous?.startsWith(`${lead} `) ? words.slice(lead.length + 1) : words;
}

/**
 * The statements, with their heading in front of lines and cells that begin with a sum: "Award amount", "$1,500". So is the
 * cell between them, which may tell of other money: "Gold", "Application fee". The words that lead in a list stand in front of its entries.
 */
function withHeadings(all: readonly string[]): string[] {
  let above: string[] = [];
  let led = "";
  return all.flatMap((statement, i) => {
    const [title] = above;
    const isEntry =
      led !== "" && statement.length <= longestCell && endsWithSum.test(statement) && !ofPastYear.test(statement);
    if (isEntry) return [`${led} ${statement}`];
    led = leadIn.test(statement) ? statement : "";
    if (heading.test(statement)) {
      above = [statement];
      return [];
    }
    const isSum = beginsWithSum.test(statement);
    if ((statement.length > longestCell && !isSum) || title === undefined) {
      above = [];
      return [isSum ? withLabelOfOther(all[i - 1], statement) : statement];
    }
    const line = isSum ? [...above, statement].join(" ") : statement;
    above = isSum ? [title] : [title, statement];
    return [line];
  });
}

/** A sum in a line of its own behind the label above it, if that tells of other money: "Income limit", "$45,000". */
function withLabelOfOther(label: string | undefined, line: string): string {
  if (label === undefined || label.length > longestCell || /[.!?]\s*$/.test(label)) return line;
  const labeled = `${label.replace(/[\s:]+$/, "")}: ${line}`;
  const [first, ...others] = readMoney(labeled);
  return first?.marked && others.length === 0 && sumKind(labeled, first) === "other" ? labeled : line;
}

/** The statements in their order, as far as they fit; the first one is cut if it is too long alone. */
function quote(words: readonly string[]): string {
  const distinct = [...new Set(words)].map((each, i, all) => withoutLead(each, all[i - 1]));
  const last = distinct.findLastIndex((_, i) => [...distinct.slice(0, i + 1).join(" ")].length <= longestQuote);
  return last < 0
    ? `${[...(distinct[0] ?? "")].slice(0, longestQuote - 1).join("")}…`
    : distinct.slice(0, last + 1).join(" ");
}
