import { type ClauseWords, grammar, type Meaning, type Mention } from "../mention.ts";
import { ofStatesAlone } from "../place/facts-of-places.ts";
import { leadsToPlaces, listedNations, listsNations } from "../place/listed-below.ts";
import { type Places, placesOf } from "../place/place-list.ts";
import { findPlaces } from "../place/place-names.ts";
import { outermost, phraseFinder } from "../text/phrases.ts";
import { both } from "../text/start.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";
import { check, findCitizenshipPhrases, findTerms, people, type Status } from "./citizenship-terms.ts";
import { abroad, fromAbroad } from "./from-abroad.ts";
import { findNationalities, findPeoples } from "./nationalities.ts";
import { nationsOf } from "./nations.ts";
import { notRequired } from "./not-required.ts";
import { peoplesIn } from "./peoples.ts";
import { Statuses, type Term } from "./status-list.ts";
import { ofUs, usStatuses } from "./statuses-in-us.ts";

/** Citizenship, the right to stay, and students from abroad. */
export const citizenship = grammar(
  {
    clause: [
      ...[findCitizenshipPhrases, findTerms, findPeoples, abroad],
      both([findNationalities, findPlaces], [new TokenSet([...people, "be"])]),
    ],
    lead: [leadsToPlaces],
  },
  (clause) => {
    const places = placesOf(clause);
    const phrases = outermost(findCitizenshipPhrases(clause.tokens)).map(({ from, to, value }) => ({
      from,
      to,
      meaning: value,
    }));
    const reader = new Statuses(places);
    const lists = reader.lists().map((list) => mentionOf(list, places));
    return [
      ...phrases,
      ...asStatuses(lists.filter((mention) => mention !== null)).map((mention) =>
        ofStatesAlone(mention, clause.tokens),
      ),
      ...peoplesIn(places),
      ...fromAbroad(places, reader, clause.part === "title"),
      ...(listsNations(clause, places) ? listed(places) : []),
      ...inBrackets(clause, places),
    ];
  },
);

/**
 * "Citizens of selected countries (Kenya, Ghana and Togo)". Of a list that names more than countries ("Kenya, Togo, Latin
 * America"), the countries are one of several ways.
 */
function inBrackets({ text }: ClauseWords, places: Places): Mention[] {
  return findListedCountries(places.tokens).flatMap(({ from, to }): Mention[] => {
    if (!places.gap(to).includes("(")) return [];
    const list = places.listAt(to);
    const codes = (list?.places ?? []).flatMap((each) => (each.kind === "country" ? [each.code] : []));
    const last = list && places.tokens[list.to - 1];
    if (!last || codes.includes("US") || codes.length === 0) return [];
    const meaning: Meaning = { about: "countries", codes };
    const isWhole = codes.length === list.places.length && text[last.end] === ")";
    return [{ from, to: list.to, ...(isWhole ? { meaning } : { meaning: check, ofChoice: meaning }) }];
  });
}
const findListedCountries = phraseFinder<true>([
  [
    "(citizen|citizens|national|nationals|resident|residents|student|students|applicants|candidates|scholars) (of|from) (one of|any of|) (a|an|the|these|) (following|selected|eligible|participating|designated|listed|specified|certain|partner|qualifying|developing) (country|countries|nations)",
    true,
  ],
]);

/** Beside citizens, "US residents" are those who have the right to stay. */
function asStatuses(mentions: readonly Mention[]): Mention[] {
  const namesCitizens = mentions.some(({ meaning }) => meaning.about === "citizenship");
  return mentions.map((mention) =>
    namesCitizens && livesInUs(mention.meaning)
      ? { ...mention, meaning: { about: "citizenship", statuses: ["permanent_resident"] } }
      : mention,
  );
}

const livesInUs = (meaning: Meaning) =>
  meaning.about === "countries" && meaning.codes.length === 1 && meaning.codes[0] === "US";

/** "You must be a citizen of one of the following countries: Kenya, Uganda". */
function listed(places: Places): Mention[] {
  const codes = [...listedNations(places), ...nationsOf(places).only()];
  if (codes.length === 0) return [];
  const others = codes.filter((code) => code !== null && code !== "US");
  const isUs = codes.every((code) => code === "US");
  const isAbroad = others.length === codes.length;
  const meaning: Meaning = isUs
    ? { about: "citizenship", statuses: ["us_citizen"] }
    : isAbroad
      ? { about: "countries", codes: others.filter((code) => code !== null) }
      : check;
  return [{ from: 0, to: places.tokens.length, meaning }];
}

function mentionOf(list: readonly Term[], places: Places): Mention | null {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return null;
  const { to } = last;
  const exempt = exemptionAt(places, first.from);
  if (exempt !== null) return { from: exempt, to, meaning: { about: "nothing" } };
  const negation = negationAt(places, first.from);
  const from = negation ?? withHolding(places, first.from);
  const ending = notRequired(places, to);
  if (ending > to) return { from, to: ending, meaning: { about: "nothing" } };
  const [meaning, ...also] = meaningsOf(list);
  if (!meaning) return null;
  if (negation !== null) return { from, to, meaning: negated(meaning) };
  const isSubject =
    from === 0 && first.nations.length === 0 && places.word(to) === "are" && places.word(to + 1) === "eligible";
  const nations = list.some((term) => term.nations.length > 0);
  const isAbroad = meaning.about === "citizenship" && meaning.statuses[0] === "international";
  // "The International Student | Union".
  if (isAbroad && bodies.has(places.word(to))) return null;
  // "Non-citizens are | welcome to apply": beside others.
  if (isAbroad && from === 0 && /^(?:are|is)$/.test(places.word(to)) && /^(?:welcome|)$/.test(places.word(to + 1)))
    return { from, to: to + 1, meaning: { about: "nothing" } };
  const isJoined = isAbroad && ["and", "or"].includes(places.word(from - 1));
  const isWider =
    isAbroad && !also.length && from === 0 && [1, 2, 3, 4, 5, 6, 7].some((far) => modals.has(places.word(to + far)));
  const isElsewhere =
    /^(?:residing|living|studying|who)$/.test(places.word(to)) &&
    [1, 2, 3].some((far) => /^(?:abroad|overseas)$/.test(places.word(to + far)));
  const isDuration = ["for", "since"].includes(places.word(to)) && isTime(places, to);
  const before = [1, 2, 3, 4, 5, 6, 7, 8].map((far) => places.word(from - far));
  // "These awards help the school attract the best international students", "a majority of international students".
  const isHope =
    isAbroad &&
    ((before.includes("attract") && before.some((word) => /^helps?$/.test(word))) ||
      (before[0] === "of" && /^(?:majority|percent|percentage|population|community|%)$/.test(before[1] ?? "")));
  const isCondition =
    isHope ||
    saysMoreOfSome(places, from) ||
    isOfRelatives(places, from) ||
    isDuration ||
    isElsewhere ||
    isJoined ||
    isWider ||
    (modals.has(places.word(to)) && !(nations && mayApply(places, from, to))) ||
    isSubject ||
    ["if", "unless"].some((word) => [1, 2, 3, 4].some((n) => places.word(from - n) === word));
  // "US citizens studying abroad".
  if (
    isElsewhere &&
    places.word(to) === "studying" &&
    meaning.about === "citizenship" &&
    meaning.statuses.includes("us_citizen")
  )
    return { from, to, meaning, also: [...also, check] };
  // "Resident in Ireland for three years".
  if (isDuration && list.every(({ status }) => status === "lives") && meaning.about === "countries")
    return { from, to, meaning, also: [check] };
  // "Permanent residency in the United States" may also mean the right to stay.
  const isPermanent = places.word(first.from) === "permanent" && list.every(({ status }) => status === "lives");
  if (isPermanent && !isCondition && !isAlternative(places, from, to)) return { from, to, meaning, also: [check] };
  if (isCondition || isAlternative(places, from, to)) return { from, to, meaning: check };
  // "Incoming international students" names a level too.
  const isNew = isAbroad && [from, from - 1].some((at) => newcomers.has(places.word(at)));
  return also.length > 0
    ? { from, to, meaning, also }
    : { from, to, meaning, ...(isNew ? { inside: true as const } : {}) };
}

const bodies = wordSet("union council association society office club");

/** "International students must hold | an F-1 visa", "Permanent residents must have | a green card": it leaves open what the others need. */
const saysMoreOfSome = (places: Places, from: number): boolean =>
  [0, 1].some((at) => ofSome.has(places.word(at))) &&
  [1, 2, 3, 4].some((at) => at < from && modals.has(places.word(at)));
const ofSome = wordSet("international foreign overseas permanent non noncitizens daca undocumented");

/** "Holders of a | Kenyan passport", "possess | Indian citizenship". */
function withHolding(places: Places, from: number): number {
  let at = from;
  while (/^(?:of|a|an|the|valid|current)$/.test(places.word(at - 1)) && from - at < 4) at--;
  return /^(?:hold|holds|holders?|holding|possess\w*)$/.test(places.word(at - 1)) ? at - 1 : from;
}

/** "Nationals of Kenya may apply", "only US citizens need apply"; but not "may also apply". */
const mayApply = (places: Places, from: number, to: number) =>
  ["may", "can", "need", "should"].includes(places.word(to)) &&
  (places.word(to + 1) === "apply" || (places.word(from - 1) === "only" && wins.has(places.word(to + 1))));
const wins = wordSet("receive win get enter compete participate qualify hold");

/** "Parents must be US citizens". */
const isOfRelatives = (places: Places, from: number): boolean =>
  [1, 2, 3, 4].some((far) => relatives.has(places.word(from - far)) && modals.has(places.word(from - far + 1)));
const relatives = wordSet("parent parents guardian guardians spouse mother father grandparent grandparents");

const newcomers = new Set(["new", "incoming", "entering"]);
const modals = wordSet("must should need shall will may can");

/** What a list demands; nothing where no country makes it clear. Of "US or Canadian citizens" either citizenship is enough. */
function meaningsOf(all: readonly Term[]): readonly Meaning[] {
  // "An Australian citizen or permanent resident (domestic student)".
  const named = all.some((term) => term.nations.length > 0) && all.every(({ status }) => status !== "international");
  const list = named ? all.filter(({ status }) => status !== "domestic") : all;
  const statuses = new Set(list.map(({ status }) => status));
  const nations = new Set(list.flatMap((term) => term.nations));
  const [only] = list;
  if (list.length === 1 && only && nations.size === 0 && unclear.has(only.status)) return [];
  if (statuses.has("domestic")) return [statuses.has("international") ? { about: "nothing" } : check];
  if (nations.has(null) || statuses.has("visa")) return [check];
  const codes = [...nations].filter((code) => code !== null);
  if (codes.length > 0 && list.every(({ status }) => status === "lives")) return [{ about: "countries", codes }];
  const abroad = codes.filter((code) => code !== "US");
  // "Syrian refugees" have left Syria.
  if (abroad.length > 0 && list.every(({ status, nations: of }) => status === "protected" && of.length > 0))
    return [{ about: "countries", codes: abroad }, check];
  const isOnly = !nations.has("US") && list.every(({ status }) => !ofUs.has(status));
  if (abroad.length > 0 && isOnly) return [{ about: "countries", codes: abroad }];
  // "Australian citizens or international students": either will do.
  if (abroad.length > 0 && abroad.length === codes.length && list.every(({ status }) => ofAbroad.has(status)))
    return [
      { about: "countries", codes: abroad },
      { about: "citizenship", statuses: ["international"], besides: true },
    ];
  const found = usStatuses(list, nations.has("US"));
  if (found === null || found.length === 0) return [check];
  const citizenship: Meaning = { about: "citizenship", statuses: found };
  if (abroad.length === 0) return [citizenship];
  return list.some(({ status }) => notOfEither.has(status))
    ? [check]
    : [citizenship, { about: "countries", codes: abroad }];
}

/** Statuses that make a list about more than the citizens and residents of the countries that it names. */
const notOfEither = new Set<Status>(["daca", "international", "noncitizen", "protected"]);

/** Statuses of a list of those who belong to a country and of those from abroad. */
const ofAbroad = new Set<Status>(["citizen", "resident", "lives", "protected", "international"]);

/** Statuses that mean nothing here without a country: "residents", "citizens". */
const unclear = new Set<Status>(["citizen", "lives", "resident", "visa"]);

function negated(meaning: Meaning): Meaning {
  if (meaning.about === "nothing") return meaning;
  const isUs = meaning.about === "citizenship" && !meaning.statuses.includes("international");
  return isUs && meaning.statuses.includes("us_citizen")
    ? { about: "citizenship", statuses: ["international"] }
    : check;
}

/** The token of "not" in "need not be US citizens" and "do not have to be US citizens"; null if there is none. */
function exemptionAt(places: Places, from: number): number | null {
  for (let at = from - 1; at >= Math.max(0, from - 6); at--) {
    if (places.word(at) !== "not") continue;
    const [left, right, last] = [places.word(at - 1), places.word(at + 1), places.word(at + 2)];
    const isFree =
      left === "need" || (["need", "have", "required"].includes(right) && (last === "to" || last === "be"));
    return isFree ? at : null;
  }
  return null;
}

function negationAt(places: Places, from: number): number | null {
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    const word = places.word(at);
    if (["not", "non", "no", "nor", "neither", "outside", "without"].includes(word)) return at;
    if (!between.has(word)) return null;
  }
  return null;
}
const between = wordSet("be being a an is are who the have hold currently either legal already");

/** "for at least three years" behind a status; not "for the first year of study". */
const isTime = (places: Places, to: number) =>
  [2, 3, 4, 5, 6].some((far) => {
    const word = places.word(to + far);
    return (
      word === "years" || word === "months" || (word === "year" && /^(?:one|a|full|1)$/.test(places.word(to + far - 1)))
    );
  });

/** "Residents of Canada, or those who are citizens". */
const others = wordSet("those students applicants individuals persons people anyone");

/** Whether "or" joins the list with other words. */
function isAlternative(places: Places, from: number, to: number): boolean {
  let at = from;
  while (at > 0 && from - at < 6 && (between.has(places.word(at - 1)) || others.has(places.word(at - 1)))) at--;
  if (places.word(at - 1) === "or") return true;
  if (
    places.gap(from) === "," &&
    [1, 2, 3, 4].some((far) => /^(?:international|domestic)$/.test(places.word(from - far)))
  )
    return true;
  if (
    places.word(to) === "and" &&
    /^(?:individuals|students|persons|those|applicants|people)$/.test(places.word(to + 1))
  )
    return true;
  if (places.word(to) === "or" || (places.word(to) === "and" && places.word(to + 1) === "or")) return true;
  return false;
}
