import { findPlaces, needStop, type Place } from "../../../eligibility/place/place-names.ts";
import { type Found, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { collegesMeant } from "../../../places/colleges/meant-colleges.ts";
import { isStateCode } from "../../../places/us-states.ts";
import { countryOfCity } from "../../../places/world-cities.ts";
import type { Mention, Reading } from "../mention.ts";
import type { QueryWords } from "../words/query-words.ts";
import { withCitizens } from "./citizens.ts";
import { collegeAfter } from "./college-words.ts";
import { countyMentions } from "./counties.ts";
import { countryMention, isUsToStudyIn } from "./countries.ts";
import { countryGroupMentions } from "./country-groups.ts";
import { withEither, withLists } from "./country-lists.ts";
import { findEveryday } from "./everyday-places.ts";
import { nationalityMentions } from "./nationalities.ts";
import { withoutPast } from "./past-places.ts";
import { stateCodeMentions } from "./state-codes.ts";
import { cityMention, findCities, nextIsState, stateMention } from "./states-and-cities.ts";
import { findTowns } from "./towns.ts";
import { wordsBefore } from "./words-before.ts";
import { worldRegionMentions } from "./world-region-mentions.ts";

const findWorldCities = phraseFinder([...countryOfCity]);

/** Names that need a word before them that places follow: "from Jordan", "in Turkey". */
const alsoNames = wordSet(
  "jordan chad turkey georgia guinea mali niger cuba china india mass ill wash tex conn ala tenn penn wis colo fla minn mich jersey man",
);
const abbreviations = wordSet("mass ill wash tex conn ala tenn penn wis colo fla minn mich");
const sureAbbreviations = wordSet("wisc kans nebr okla ariz calif");
const placeBefore = wordSet(
  "from in of at to near around live living based born raised moved moving attending resident residents desde en de vivo vive residente soy for and or",
);

/** Residence, and the countries that a student comes from or wants to study in. */
export function placeMentions({ tokens, text }: QueryWords): Mention[] {
  const found = [...findPlaces(tokens), ...findEveryday(tokens)];
  const countries = found.filter(({ value }) => value.kind === "country" || value.kind === "part");
  const worldRegions = worldRegionMentions(tokens, countries);
  const places = found.filter(
    (place) =>
      (isPlace(place, tokens, text) || isBesideCountry(place, countries, tokens)) &&
      !worldRegions.some((region) => isInside(place, region)),
  );
  const isHomeStated = places.some((found) => found.value.kind === "state" && isHome(tokens, found));
  const isOutsider = tokens.some((_, at) => isOutOfState(tokens, at));
  const named: Mention[] = [
    ...places.flatMap((found): Mention[] => {
      const { from, to, value } = found;
      const isOutside = isOutsider && value.kind === "state" && isOutsiderIn(tokens, found);
      if (isOutside) return [{ from, to, says: [{ slot: "exclude", value: value.code }], topic: true }];
      if (isHomeStated && isStudyPlace(tokens, found)) return [{ from, to, says: [], topic: true }];
      return mentionOfPlace(found, tokens);
    }),
    ...[...findCities(tokens), ...findTowns(tokens)].flatMap((city) => cityMention(city, tokens)),
    ...findWorldCities(tokens)
      .filter(({ to }) => !nextIsState(tokens, to) && !collegeAfter.has(wordAt(tokens, to)))
      .flatMap(({ from, to, value }) => countryMention(from, to, value, tokens, true)),
    ...stateCodeMentions(tokens, text),
    ...worldRegions,
  ];
  const own = named.map((each) => (isName(tokens, each) ? { from: each.from, to: each.to, says: [] } : each));
  const all = [
    ...countryGroupMentions(tokens),
    ...countyMentions(tokens),
    ...withEither(withLists(withoutPast(own, tokens), { tokens, text }), { tokens, text }),
    ...nationalityMentions(tokens, named.some(isOfStudy) || (isOfGraduate(tokens) && !named.some(isOfState))),
  ];
  return withCitizens(all, { tokens, text });
}

const isOfStudy = ({ says }: Mention): boolean =>
  says.some((each) => each.slot === "country" && each.relation === "study");
const isOfState = ({ says }: Mention): boolean => says.some(({ slot }) => slot === "residence");

/** Of "Nepali students" who want a PhD, or everything paid, most are in Nepal. */
const isOfGraduate = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => graduate.test(word) || (word === "fully" && tokens[at + 1]?.word === "funded"));
const graduate =
  /^(?:phd|doctoral|doctorate|doctorado|masters?|msc?|mba|maestria|posgrado|postgraduate|postgrad|abroad|overseas|extranjero)$/;

/** The same words, or "the Caribbean" behind "Latin America and". */
const isInside = (place: Found<Place>, region: Mention): boolean =>
  place.value.kind === "region" && place.from <= region.from && region.to <= place.to;

function isPlace({ from, to }: Found<Place>, tokens: readonly Token[], text: string): boolean {
  const token = tokens[from];
  if (tokens[to - 1]?.word === "states" && tokens[to]?.word === "of") return tokens[to + 1]?.word === "america";
  if (!token || to > from + 1) return true;
  // Mostly the university.
  if (token.word === "penn") return false;
  const before = wordAt(tokens, from - 1);
  // "Us" is a pronoun unless it is written in capitals or follows "the".
  if (token.word === "us")
    return text.slice(token.start, token.end) !== "us" || before === "the" || isUsToStudyIn(tokens, from);
  // "La." is Louisiana, and "la" an article.
  if (needStop.has(token.word) && !(token.capital && text[token.end] === ".")) return false;
  if (sureAbbreviations.has(token.word)) return true;
  if (abbreviations.has(token.word))
    return token.capital && placeBefore.has(before) && !/['’]/.test(text.slice(token.start - 1, token.end + 1));
  return !alsoNames.has(token.word) || placeBefore.has(before) || token.word === "georgia" || tokens.length <= 3;
}

/** "Turkey, Sweden or Chad": the name of a bird or a man is a country in a list of countries. */
const isBesideCountry = (place: Found<Place>, countries: readonly Found<Place>[], tokens: readonly Token[]): boolean =>
  place.to === place.from + 1 &&
  alsoNames.has(wordAt(tokens, place.from)) &&
  place.value.kind === "country" &&
  countries.some(({ from, to }) =>
    to <= place.from ? isListed(tokens, to, place.from) : from >= place.to && isListed(tokens, place.to, from),
  );
const isListed = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ word }) => /^(?:and|or|the)$/.test(word));

/** "I'm Georgia, a junior": nobody is a place, but for "I'm Texas based". */
const isName = (tokens: readonly Token[], { from, to }: Mention): boolean =>
  tokens[to - 1]?.capital === true &&
  /\b(?:im|i a?m)$/.test(wordsBefore(tokens, from, 2).join(" ")) &&
  !/^(?:resident|residents|based|born|raised|native|citizen|student|bound)$/.test(wordAt(tokens, to));

function mentionOfPlace(found: Found<Place>, tokens: readonly Token[]): Mention[] {
  const { from, to, value } = found;
  if (value.kind === "state") return [stateMention(from, to, value.code, tokens)];
  if (value.kind === "region" && value.states.length > 0)
    // "Any New England school"
    return /^(?:school|college|universit)/.test(wordAt(tokens, to))
      ? [{ from, to, says: [], topic: true }]
      : [{ from, to, says: value.states.map((code): Reading => ({ slot: "residence", value: code })) }];
  const code = value.kind === "country" ? value.code : value.kind === "part" ? value.country : null;
  if (code === null) return [{ from, to, says: [], topic: true }];
  // Puerto Rico and the other territories are states here.
  if (isStateCode(code) && ["PR", "GU", "VI", "AS", "MP"].includes(code)) return [stateMention(from, to, code, tokens)];
  // No scholarship is compared by a province: its name is looked for, and what lies elsewhere in the country does not state it.
  const [mention] = countryMention(from, to, code, tokens, value.kind === "part");
  const isProvince = value.kind === "part" && /^(?:high|student|students|resident)/.test(wordAt(tokens, to));
  // Most people of "Congo" are of the larger one.
  if (mention && tokens[from]?.word === "congo" && to === from + 1)
    return [
      {
        ...mention,
        says: mention.says.flatMap((each): Reading[] =>
          each.slot === "country" ? [{ ...each, value: "CD" }, each] : [each],
        ),
      },
    ];
  return mention
    ? [isProvince ? { from, to, says: [{ slot: "country", value: code, relation: "home" }], topic: true } : mention]
    : [];
}

/** "Resident of Georgia, going to school in Florida", "Georgia resident": where the student lives, and where they study. */
const isHome = (tokens: readonly Token[], { from, to }: Found<Place>) =>
  /^residents?$/.test(wordAt(tokens, to)) ||
  wordsBefore(tokens, from, 2).some((word) => /^(?:from|live|living|lives|resident|residents|vivo)$/.test(word));
const isStudyPlace = (tokens: readonly Token[], place: Found<Place>) =>
  !isHome(tokens, place) &&
  wordsBefore(tokens, place.from, 3).some((word) =>
    /^(?:school|college|study|studying|attend|attending|university)$/.test(word),
  );

/** Who comes from another state, not who goes to "an out of state college". */
const isOutOfState = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === "out" &&
  wordAt(tokens, at + 1) === "of" &&
  wordAt(tokens, at + 2) === "state" &&
  !colleges.test(wordAt(tokens, at + 3));
const colleges = /^(?:colleges?|schools?|universit(?:y|ies))$/;
const findStateTuition = phraseFinder([["(out of|in) state (tuition|student|students|)", null]]);

/**
 * "Out of state", whose words no scholarship is found by. It tells only that who names a college, and no home, lives in another state:
 * "UC Berkeley out of state".
 */
export function stateTuitionMentions(tokens: readonly Token[], named: readonly Mention[]): Mention[] {
  const said = named.flatMap(({ says }) => says);
  const colleges = said.flatMap(({ slot, value }) => (slot === "college" ? value : []));
  const states = new Set(colleges.map((name) => collegesMeant(name).colleges[0]?.state));
  const [state] = named.some(isOfState) || states.size > 1 ? [] : states;
  return findStateTuition(tokens).map(({ from, to }): Mention => {
    if (state !== undefined && isOutOfState(tokens, from))
      return { from, to, says: [{ slot: "exclude", value: state }] };
    return { from, to, says: [], ...(!said.some(({ slot }) => slot === "exclude") && { ignored: true }) };
  });
}

/** Where an out of state student studies, and does not live: "out of state tuition in Ohio", "out of state, a college in Ohio". */
const isOutsiderIn = (tokens: readonly Token[], place: Found<Place>): boolean =>
  isStudyPlace(tokens, place) ||
  (!isHome(tokens, place) &&
    /^(?:in|at|for)$/.test(wordAt(tokens, place.from - 1)) &&
    [4, 5, 6].some((back) => isOutOfState(tokens, place.from - back)));
