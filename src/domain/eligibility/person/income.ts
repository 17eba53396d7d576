import { type DemandWithoutQuote, grammar, type Mention } from "../mention.ts";
import { modals } from "../text/modals.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, withWord, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

type Limit = Omit<Extract<DemandWithoutQuote, { about: "income" }>, "about">;

/** Whether the amount of a phrase is still allowed ("up to") or not ("below"), and what a limit must not be: "over". */
type Bound = "most" | "below" | "exceeded";

// In these phrases "#" stands for an amount of dollars, or a percentage of the poverty line.
const bounds = phraseFinder<Bound>([
  ["(below|under|less than|lower than) #", "below"],
  [
    "(at or below|at or under|no more than|not more than|no greater than|not greater than|no higher than|not higher than|no larger than|up to|at most|a maximum of|not over|not above) #",
    "most",
  ],
  ["(exceed|exceeding|more than|greater than|higher than|over|above|in excess of) #", "exceeded"],
  ["# (a year|per year|annually|per annum|) (or|and) (less|below|lower|under)", "most"],
]);
const behind = phraseFinder<true>([["(a year|per year|each year|annually|yearly|per annum)", true]]);
const start = tokenSet("income incomes agi earning earns earn making makes make");

/** A limit of the family's income, in dollars or by the poverty line, that is the same for families of each size. */
export const familyIncome = grammar({ clause: [start] }, ({ tokens }): Mention[] => {
  const { plain, amounts, starts } = withAmounts(tokens);
  const [amount, ...others] = amounts.filter((each) => each !== null);
  if (!amount || others.length > 0 || plain.some(({ word }) => dependsOn.has(word))) return [];
  const limits = start.placesIn(plain).flatMap((at) => limitAt(plain, at, amount) ?? []);
  return limits
    .filter((limit) => !isOfNarrowerSubject(plain, limit))
    .slice(0, 1)
    .map(({ from, to, limit }) => mention(starts[from] ?? 0, starts[to] ?? tokens.length, limit));
});

/** "Students with a family income below $50,000 must | file the FAFSA": the clause says more of some. */
const isOfNarrowerSubject = (tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean =>
  tokens.slice(to).some(({ word }) => modals.has(word)) && !tokens.slice(0, from).some(({ word }) => modals.has(word));

/** The limit behind the word of an income at a token: "a family income | of no more than #". */
function limitAt(tokens: readonly Token[], at: number, amount: Limit) {
  const word = (place: number) => wordAt(tokens, place);
  const from = startOf(tokens, at);
  if (from === null) return null;
  let to = at + 1;
  const boundAt = () => bounds(tokens.slice(to)).find((found) => found.from === 0);
  while (linking.has(word(to)) && !boundAt()) to++;
  const bound = boundAt();
  const isCapped = tokens.slice(from, to).some(({ word }) => capping.has(word));
  const isNegated = tokens.slice(at, to).some(({ word }) => negating.has(word));
  // "Income not below $50,000", and "income exceeding $50,000".
  if (bound ? (bound.value === "exceeded") !== isNegated : !(isCapped && word(to) === "#")) return null;
  const end = to + (bound ? bound.to : 1);
  if (otherCurrencies.has(word(end))) return null;
  const years = behind(tokens.slice(end)).find((found) => found.from === 0);
  return { from, to: end + (years?.to ?? 0), limit: limitOf(amount, bound?.value ?? "most") };
}
const linking = wordSet(
  "is are was of be that which must should may can do does to agi limit cap ceiling level levels fall falls not cannot applicant applicants student students the",
);
const capping = wordSet("maximum max limit cap ceiling");
const negating = wordSet("not cannot");

/** The first word of "come from a family whose annual income"; null for other incomes, and for what others earn. */
function startOf(tokens: readonly Token[], at: number): number | null {
  const word = (place: number) => wordAt(tokens, place);
  const earns = /^(?:earn|mak)/.test(word(at));
  let from = at;
  while (!earns && ofFamilies.has(word(from - 1))) from--;
  const isNext = tokens[from - 1]?.end === (tokens[from]?.start ?? 0) - 1;
  if (isNext && ofOthers.has(word(from - 1))) return null;
  let owner = from - 1;
  while (owner >= 0 && joining.has(word(owner))) owner--;
  if (!families.has(word(owner))) return earns ? null : from;
  while (/^(?:a|an|the|low|income|their)$/.test(word(owner - 1))) owner--;
  if (word(owner - 1) !== "from") return earns ? null : from;
  return /^(?:come|comes|coming|be|are|is)$/.test(word(owner - 2)) ? owner - 2 : owner - 1;
}
const ofFamilies = wordSet(
  "a an the their your total combined current annual yearly gross adjusted family familys household parental parent parents maximum max",
);
const joining = wordSet("whose with having that which who has have");
const families = wordSet("family families household households");

/** Where the limit is of a month, another for larger families or for some applicants, or has a lower end too. */
const dependsOn = wordSet(
  "between size sizes member members person persons people four two three dependent dependents additional child children single married joint jointly depending varies plus month months monthly week weekly",
);
/** "Personal income", "monthly income": other incomes than that of the family in a year. */
const ofOthers = wordSet(
  "personal individual student students own spouse spouses net median taxable earned rental minimum other",
);
const otherCurrencies = wordSet("cad aud canadian australian nzd sgd hkd singapore hong");

const mention = (from: number, to: number, limit: Limit): Mention => ({
  from,
  to,
  meaning: { about: "demand", demand: { about: "income", ...limit } },
});

const limitOf = ({ most, of }: Limit, bound: Bound): Limit => ({
  most: bound === "below" && of === "dollars" ? most - 1 : most,
  of,
});

/** The tokens with "#" for each amount. */
function withAmounts(tokens: readonly Token[]): { plain: Token[]; amounts: (Limit | null)[]; starts: number[] } {
  const plain: Token[] = [];
  const amounts: (Limit | null)[] = [];
  const starts: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const found = shareAt(tokens, at) ?? dollarsAt(tokens, at);
    plain.push(found === null ? token : withWord(token, "#"));
    amounts.push(found?.limit ?? null);
    starts.push(at);
    at += (found?.length ?? 1) - 1;
  }
  return { plain, amounts, starts };
}

type Amount = { limit: Limit; length: number };

/** "$80,000", "US$80k", "80,000 dollars". An amount of another currency has other letters before it: "A$". */
function dollarsAt(tokens: readonly Token[], at: number): Amount | null {
  const word = (far: number) => wordAt(tokens, at + far);
  const signs = word(0) === "us" && word(1) === "$" ? 2 : word(0) === "$" ? 1 : 0;
  if (signs === 1 && otherDollars.has(wordAt(tokens, at - 1))) return null;
  const number = Number(word(signs));
  if (!/^\d/.test(word(signs)) || !(number > 0)) return null;
  const inThousands = word(signs + 1) === "k" || word(signs + 1) === "thousand";
  const unit = signs + 1 + (inThousands ? 1 : 0);
  const named = word(unit) === "usd" || word(unit) === "dollars" ? 1 : 0;
  const most = Math.round(number * (inThousands ? 1_000 : 1));
  if (most < leastLimit || (signs + named === 0 && !inThousands)) return null;
  return { limit: { most, of: "dollars" }, length: unit + named };
}
const otherDollars = wordSet("a au ca c cdn nz hk s sg");
/** Smaller amounts are no income of a year. */
const leastLimit = 5_000;

const poverty = phraseFinder<true>([
  ["of (the|) (current|) (federal|us|) poverty (level|levels|line|guideline|guidelines|threshold|limit)", true],
]);

/** "200% of the federal poverty line". */
function shareAt(tokens: readonly Token[], at: number): Amount | null {
  const percent = Number(tokens[at]?.word);
  if (!(percent >= 50 && percent <= 600) || !/^(?:%|percent)$/.test(wordAt(tokens, at + 1))) return null;
  const found = poverty(tokens.slice(at + 2)).find(({ from }) => from === 0);
  return found ? { limit: { most: percent, of: "poverty_line" }, length: found.to + 2 } : null;
}
