import type { Token } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { type RegionSpan, worldRegion, worldRegionSpan } from "../../../places/world-regions.ts";
import type { Mention } from "../mention.ts";
import { placeBeforeName } from "./words-before.ts";

/** Spanish names of regions, with the names by which the table of regions has them. */
export const spanishRegions: readonly (readonly [spanish: string, name: string])[] = [
  ["europa", "europe"],
  ["union europea", "european union"],
  ["europa occidental", "western europe"],
  ["europa oriental", "eastern europe"],
  ["europa del este", "eastern europe"],
  ["paises nordicos", "nordic countries"],
  ["escandinavia", "scandinavia"],
  ["latinoamerica", "latin america"],
  ["america latina", "latin america"],
  ["iberoamerica", "latin america"],
  ["centroamerica", "central america"],
  ["sudamerica", "south america"],
  ["suramerica", "south america"],
  ["america del sur", "south america"],
  ["norteamerica", "north america"],
  ["caribe", "caribbean"],
  ["medio oriente", "middle east"],
  ["oriente medio", "middle east"],
  ["sudeste asiatico", "southeast asia"],
];
const ofSpanish = new Map(spanishRegions);
const longestSpanish = 3;

/** Before a place where something is: "in Europe". */
const intoPlace = wordSet("in to at en a across throughout within into toward towards around for hacia por para");
const people = wordSet(
  "student students citizen citizens applicant applicants people person national nationals girl girls boy boys woman women man men kid kids youth scholars leaders refugees children estudiante estudiantes",
);
/** Behind a region: of people with roots there, "Caribbean American", "Central America missionary kid". */
const ofPeople = wordSet(
  "american americans americano americana americanos islander islanders heritage descent ancestry ancestors roots origin born native natives family families parents immigrant immigrants refugee community daughter daughters son sons herencia descendencia raices origen",
);
/** Who lives or works there, or looks at it, does not say that they want to study there. */
const notOfStudies = wordSet(
  "live lives living born based raised work works working worked job jobs teach teaching taught volunteer volunteering volunteered serve serving served help helping travel traveling travelled deployed stationed interested interest war wars history politics conservation business vivo vive nacido nacida trabajar trabajo trabajando",
);
const studies = wordSet(
  "study studying studies abroad overseas exchange semester degree degrees master masters mba ms ma msc phd doctorate doctoral bachelor bachelors undergraduate undergrad graduate college colleges university universities school schools program programs scholarship scholarships grant grants fellowship fellowships beca becas estudiar estudios maestria doctorado licenciatura universidad universidades posgrado",
);
/** A query of more words tells a story, in which a bare name says little. */
const mostWords = 7;
const near = 3;

type Span = { from: number; to: number };

/** Regions of the world where the student wants to study: "a master's in Europe", "Scandinavia". Countries of people are no such place. */
export function worldRegionMentions(tokens: readonly Token[], countries: readonly Span[] = []): Mention[] {
  const words = tokens.map(({ word }) => word);
  const mentions: Mention[] = [];
  let last: { to: number; tells: "study" | "alone" } | null = null;
  for (let at = 0; at < words.length; at++) {
    const span = regionAt(words, at);
    if (span === null) continue;
    // "Europe or Asia"
    const before = placeBeforeName(tokens, at);
    const isListed: boolean = last !== null && last.to === before && /^(?:and|or|y|o)$/.test(words[before] ?? "");
    const tells: "study" | "alone" | null =
      isListed && last
        ? last.tells
        : (relationTo(words, beforeList(words, before), span.to) ??
          (isBeside(countries, words, { from: at, to: span.to }) ? "alone" : null));
    if (tells !== null) {
      const alone = tells === "alone" && { alone: true as const };
      const says = { slot: "country" as const, value: span.region.name, relation: "study" as const, ...alone };
      mentions.push({ from: at, to: span.to, says: [says] });
      last = { to: span.to, tells };
    }
    at = span.to - 1;
  }
  return mentions;
}

/** Whether it stands in a list with a country: "Japan, Europe or". */
const isBeside = (countries: readonly Span[], words: readonly string[], { from, to }: Span): boolean =>
  countries.some((each) => {
    const gap = each.to <= from ? words.slice(each.to, from) : words.slice(to, each.from);
    return (each.to <= from || each.from >= to) && gap.every((word) => /^(?:and|or|y|o|the)$/.test(word));
  });

function regionAt(words: readonly string[], at: number): RegionSpan | null {
  for (let length = longestSpanish; length > 0; length--) {
    const name = ofSpanish.get(words.slice(at, at + length).join(" "));
    const region = name === undefined ? null : worldRegion(name);
    if (region !== null) return { region, to: at + length };
  }
  const span = worldRegionSpan(words, at);
  if (span !== null) return words[at] === "americas" && words[at - 1] !== "the" ? null : span;
  // "EU" alone may be of anything.
  const union = words[at] === "eu" && /^(?:in|the|within|across)$/.test(words[at - 1] ?? "") ? worldRegion("eu") : null;
  return union && { region: union, to: at + 1 };
}

/** The "in" of "in Spain or Latin America". */
function beforeList(words: readonly string[], at: number): number {
  if (!/^(?:and|or|y|o)$/.test(words[at] ?? "")) return at;
  const into = words.slice(Math.max(0, at - near), at).findLastIndex((word) => intoPlace.has(word));
  return into < 0 ? at : Math.max(0, at - near) + into;
}

/** `study`: the student wants to study there. `alone`: no word tells. Null for where people are from, and what they work or read about. */
function relationTo(words: readonly string[], before: number, to: number): "study" | "alone" | null {
  if (people.has(words[to] ?? "") || /^(?:american|islander)/.test(words[to] ?? "")) return null;
  const around = words.slice(Math.max(0, before - near), Math.max(0, before));
  if (intoPlace.has(words[before] ?? "")) {
    if (people.has(around.at(-1) ?? "")) return null;
    return around.some((word) => studies.has(word)) || !around.some((word) => notOfStudies.has(word)) ? "study" : null;
  }
  if (words.length > mostWords || words.some((word) => notOfStudies.has(word))) return null;
  if (!tellsStudies(words) && isOfPeople(words, to)) return null;
  // "Universities of Europe", "a scholarship from Europe", but "citizens of Africa"
  const isOf = /^(?:of|from|de|del)$/.test(words[before] ?? "");
  const isBehindName = before < 0 || studies.has(words[isOf ? before - 1 : before] ?? "");
  if (isOf && !isBehindName) return null;
  const isBeforeStudies = to >= words.length || studies.has(words[to] ?? "");
  if (!isBehindName && !isBeforeStudies) return null;
  return tellsStudies(words) ? "study" : "alone";
}

/** Whether the words behind a region tell of people: "Africa female students", but "Europe for women". */
function isOfPeople(words: readonly string[], to: number): boolean {
  const behind = words.slice(to, to + near);
  const end = behind.findIndex((word) => /^(?:for|para|as)$/.test(word));
  return behind.slice(0, end < 0 ? near : end).some((word) => ofPeople.has(word) || people.has(word));
}

const tellsStudies = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:abroad|overseas|study|studying|estudiar|estudios)$/.test(word));
