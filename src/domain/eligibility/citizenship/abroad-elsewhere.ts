import { countriesToStudyIn } from "../../matches/criteria/places/place-of-study.ts";
import { countryName } from "../../places/countries.ts";
import { dollarOf } from "../../reader/amounts/dollar-of.ts";
import { emptyFacts } from "../../scholarships/requirements/empty-facts.ts";
import type { Reading } from "../combine/statement.ts";
import { excludesNobody, type Way } from "../demand.ts";

/** Words of sponsors for whom a student from the United States is one from abroad. */
const elsewhere = /£|\boverseas (?:tuition )?fees?\b/;

type Sponsor = Parameters<typeof dollarOf>[0];

/**
 * "International students" of a sponsor that is not in the United States: whom it means depends on its own country, so the status, which is
 * one in the United States, counts but leaves nobody out. Who neither lives in the country of study nor is its citizen is from abroad.
 */
export function withStatusesElsewhere(reading: Reading, sponsor: Sponsor): Reading {
  const { facts, quotes, demands } = reading;
  // "Australian citizens or international students": matching leaves the others to check already.
  if (facts.citizenship.join() !== "international" || facts.countries.length > 0) return reading;
  const quote = quotes.find(({ key }) => key === "citizenship")?.words;
  const isDoubtful = demands.some((demand) => demand.about === "doubtful" && demand.criterion === "citizenship");
  if (quote === undefined || isDoubtful) return reading;
  const way = fromOutside(countriesOf(reading, sponsor));
  if (way === null && !elsewhere.test(sponsor.text) && dollarOf(sponsor) === "USD") return reading;
  const doubt = { about: "doubtful" as const, criterion: "citizenship" as const, levels: [], quote };
  return { ...reading, demands: [...demands, { ...doubt, ...(way && { ways: [way] }) }] };
}

/** The countries of study that the words name. */
const countriesOf = ({ facts, demands }: Reading, { title, provider, text }: Sponsor): readonly string[] =>
  countriesToStudyIn({
    ...{ ...emptyFacts(), title, provider_name: provider, description: text },
    ...{ demands: [...demands], institutions: facts.institutions },
  }) ?? [];

/** To live in none of some countries, and to be a citizen of none; null where one is the US or no country. */
function fromOutside(countries: readonly string[]): Way | null {
  if (countries.length === 0 || countries.some((code) => code === "US" || countryName(code) === code)) return null;
  return {
    demands: [
      { ...excludesNobody, citizens_of: [...countries], quote: "" },
      { ...excludesNobody, residents_of: [...countries], quote: "" },
    ],
  };
}
