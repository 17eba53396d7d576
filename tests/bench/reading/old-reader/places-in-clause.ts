import { countryNamed } from "#domain/places/countries.ts";
import { stateNamed, usStates } from "#domain/places/us-states.ts";

const stateNames = Object.values(usStates)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(".", "\\.?"))
  .join("|");
const stateName = new RegExp(`\\b(?:Washington,? D\\.?C\\b\\.?|${stateNames})(?![\\w-])`, "gi");
// A state as `withStateCodes` writes it.
const code = "§[A-Z]{2}";
const state = `(?:the )?(?:state of |commonwealth of )?${code}`;
const statesList = `(${state}(?:(?:, (?:and |or )?| (?:and|or) |/)${state}){0,20})`;
const notAnInstitution =
  "(?! (?:University|College|Institute|Tech|State University|City|Foundation|Association|Society))";

/** Whether a state is a place to live in, not part of a name or of a college's location. */
const residence: readonly RegExp[] = [
  new RegExp(`\\bresidents? of (?:[A-Z][\\w.' -]{2,40}, |\\w+ County, )?${statesList}`, "gi"),
  new RegExp(
    `\\b(?:liv(?:e|es|ing)|resid(?:e|es|ing)|domiciled|residency) in (?:[A-Z][\\w.' ]{2,30}, )?${statesList}${notAnInstitution}`,
    "gi",
  ),
  new RegExp(`${statesList}(?: state)? residen(?:ts?|cy)\\b(?!:)`, "gi"),
  new RegExp(`${statesList} (?:public |private )?high[- ]school\\b`, "gi"),
  new RegExp(`\\bhigh school(?:s)? in ${statesList}${notAnInstitution}`, "gi"),
  new RegExp(`\\b(?:students?|seniors?|applicants?|graduates?) (?:are )?from ${statesList}${notAnInstitution}`, "gi"),
  new RegExp(`(?<!University of |College of |at |\\w-)${statesList} (?:/ [\\w ]{3,30} )?students\\b`, "g"),
  new RegExp(`\\bfor ${statesList} (?:students?|seniors?)\\b`, "gi"),
];

const anyState = /\b(?:50|fifty|all|any) (?:U\.?S\.? )?states?\b|\bstates, (?:D\.?C|Puerto Rico|the District)/i;
const usResidence =
  /\b(?:U\.?S\.?A?|United States|American)(?: legal)? residents?\b|\b(?:legal )?residents? of (?:one of )?(?:the )?(?:fifty |50 )?(?:U\.?S\.?A?\b|United States|states)|\b(?:living|reside|residing|live) in the (?:U\.?S\.?A?\b|United States)/i;
const placeName = "(?:the )?\\p{Lu}[\\p{L}.'-]+(?: (?:of )?(?:the )?\\p{Lu}[\\p{L}.'-]+){0,5}";
const nationality = new RegExp(
  `\\b(?:[Cc]itizens?|[Nn]ationals?|[Pp]ermanent residents?|[Rr]esidents?)(?: (?:or|and) (?:permanent )?(?:nationals?|residents?|citizens?)){0,3} of (${placeName}(?:(?:, (?:and |or )?| (?:and|or) )${placeName}){0,20})`,
  "gu",
);

/** The states in which a clause says that the student must live, two-letter codes. */
export function statesInClause(clause: string): string[] {
  if (anyState.test(clause)) return [];
  const coded = withStateCodes(clause);
  const lists = residence.flatMap((pattern) => [...coded.matchAll(pattern)].map((match) => match[1] ?? ""));
  return [
    ...new Set(lists.flatMap((list) => list.match(/(?<=§)[A-Z]{2}/gi) ?? []).map((found) => found.toUpperCase())),
  ];
}

/** Writes the names of states as codes, so that patterns stay short: "§TX"; "§tx" for a name without a capital. */
function withStateCodes(clause: string): string {
  return clause.replaceAll("§", " ").replace(stateName, (name) => {
    const found = stateNamed(name) ?? "DC";
    return `§${/^[A-Z]/.test(name) ? found : found.toLowerCase()}`;
  });
}

/**
 * The countries in which a clause says that the student must live or of which they must be a citizen, but US
 * citizenship.
 */
export function countriesInClause(clause: string): string[] {
  const lists = [...clause.matchAll(nationality)].map((match) => match[1] ?? "");
  const named = lists
    .flatMap((list) => list.split(/,? (?:and|or) (?:the )?|, /))
    .map((name) => {
      const place = name.trim();
      return stateNamed(place) === null ? countryNamed(place) : null;
    });
  const others = named.filter((code) => code !== null && code !== "US");
  return [...new Set([...others.filter((code) => code !== null), ...(usResidence.test(clause) ? ["US"] : [])])];
}
