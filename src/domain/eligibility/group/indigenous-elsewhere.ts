import type { Reading } from "../combine/statement.ts";
import { uniqueDemands } from "../demand.ts";

/** Words of sponsors in whose country "Aboriginal" and "Indigenous" mean other peoples than those of North America. */
const elsewhere =
  /\btorres strait\b|\baustralian (?:aboriginal|indigenous|first nations)\b|\bm[āa]ori(?= (?:and|ancestry|applicants|descent|heritage|or|people|postgraduate|students?|whakapapa)\b)|\bpasifika\b/i;
const ofNorthAmerica =
  /\bamerican?\b|\balaska|\bcanad|\bfirst nations?\b|\bin(?:uit|dian)\b|\bm[ée]tis\b|\btrib(?:al|es?)\b/i;

/**
 * A reading in which Aboriginal Australians and Māori are no Native Americans: their heritage is left to check. Words that name a people of
 * North America keep the group.
 */
export function withIndigenousElsewhere(reading: Reading, { title, text }: { title: string; text: string }): Reading {
  const { facts, quotes, demands } = reading;
  if (!facts.groups.includes("native_american") || !elsewhere.test(`${title} ${text}`)) return reading;
  const quote = quotes.find(({ key }) => key === "groups")?.words;
  if (quote === undefined || ofNorthAmerica.test(quote)) return reading;
  const groups = facts.groups.filter((group) => group !== "native_american");
  const kept = demands.filter(
    (demand) => groups.length > 0 || demand.about !== "doubtful" || demand.criterion !== "groups",
  );
  return {
    ...reading,
    facts: { ...facts, groups },
    quotes: quotes.filter(({ key }) => groups.length > 0 || key !== "groups"),
    demands: uniqueDemands([...kept, { about: "check", kind: "heritage", quote }]),
  };
}
