/** Names that put a sponsor into a country with a dollar of its own. Names shared with US places are left out. */
const places: readonly (readonly [currency: string, names: string])[] = [
  [
    "CAD",
    "Canada|Canadian|Alberta|Ontario|Qu[eé]bec|British Columbia|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island|Calgary|Toronto|Montr[eé]al|McGill|Edmonton|Winnipeg|Saskatoon|University of Ottawa|Simon Fraser|Dalhousie|University of Waterloo|University of Victoria",
  ],
  [
    "AUD",
    "Australia|Australian|Queensland|New South Wales|NSW|UNSW|Tasmania|Sydney|Canberra|Brisbane|Adelaide|Monash|RMIT|CSIRO|Deakin|La Trobe|Macquarie|Curtin University|University of Melbourne|University of Newcastle|University of Wollongong|Griffith University|CQUniversity|Flinders University|Murdoch University",
  ],
  ["NZD", "New Zealand|Auckland|Otago|Waikato|Massey University|Victoria University of Wellington"],
  ["HKD", "Hong Kong"],
  ["SGD", "Singapore"],
];
const patterns = places.map(
  ([currency, names]) => [currency, new RegExp(`(?:^|[^\\w])(?:${names})(?![\\w])`)] as const,
);
const unitedStates = /\bU\.S\.|\bUS\b|\bUSA\b|\bUnited States\b|\bAmerican?\b/;
/** A scholarship to study abroad names countries that its sponsor is not in. */
const abroad = /\babroad\b/i;
const domains: Readonly<Record<string, string>> = { ca: "CAD", au: "AUD", nz: "NZD", hk: "HKD", sg: "SGD" };
/** In UTF-16 code units; a country that matters is named early. */
const looksAt = 4000;

/**
 * The currency that "$" stands for in a scholarship, as an ISO code: the dollar of the country that the sponsor, the
 * title, the host of its page or else the text names, and US dollars when they name none, several, or the United States.
 */
export function dollarOf(sponsor: { provider: string; title: string; text: string; host?: string | null }): string {
  const { provider, title, text, host } = sponsor;
  return (
    dollarNamedIn(provider) ??
    domains[host?.split(".").at(-1) ?? ""] ??
    (abroad.test(`${title} ${text.slice(0, looksAt)}`) ? "USD" : null) ??
    dollarNamedIn(title) ??
    dollarNamedIn(withoutLists(text.slice(0, looksAt))) ??
    "USD"
  );
}

const countriesIn = (words: string): string[] =>
  [...patterns, ["USD", unitedStates] as const].flatMap(([currency, pattern]) =>
    pattern.test(words) ? [currency] : [],
  );

/** Without sentences that list countries, which are those of the applicants: "You must be from Canada, Kenya, Singapore or the United States". */
const withoutLists = (text: string): string =>
  text
    .split(/(?<=[.;\n])/)
    .filter((sentence) => countriesIn(sentence).length < 3)
    .join("");

function dollarNamedIn(words: string): string | null {
  const named = countriesIn(words);
  return named.length > 1 ? "USD" : (named[0] ?? null);
}
