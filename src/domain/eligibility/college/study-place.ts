import { findNationalities } from "../citizenship/nationalities.ts";
import type { ClauseWords, Grammar, Meaning, Mention } from "../mention.ts";
import { Places, placesOf } from "../place/place-list.ts";
import { type Found, type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOfLead } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const check: Meaning = { about: "demand", demand: { about: "check", kind: "study_place" } };
const program: Meaning = { about: "demand", demand: { about: "check", kind: "program" } };
const nothing: Meaning = { about: "nothing" };

const college =
  "(college|colleges|university|universities|institution|institutions|school|schools|campus|campuses|institute|institutes)";
const kinds = `${college} (or|and|) (other|) (${"college|colleges|university|universities|institution|institutions|school|schools|"})`;

/** Words that name the place of study when the name of a place follows. */
const beforePlace: PhraseTable<true> = [
  ["(study|studying|studies|enrolled|matriculated|attending|attend) (full time|part time|) (in|within)", true],
  [`${kinds} (located|based|situated|physically located|) (in|within|throughout)`, true],
  [
    "(school|college|university|institution|institutions) of (higher education|higher learning) (located|) (in|within)",
    true,
  ],
  ["(institution|institutions|college|colleges) of (postsecondary|post secondary) education in", true],
  ["(student|students|undergraduates|postgraduates) (studying|enrolled) in", true],
  ["(study|studies|degree|program|programme|research) (at|in) (a university|universities) in", true],
  ["(exchange|exchange program|study tour|study program|term|semester|year) (in|to)", true],
  ["outside (of|) (the|)", true],
];
const alone: PhraseTable<Meaning> = [
  ["(study|studying|studies|semester|year|term|education) (abroad|overseas)", program],
  ["(study|studying) (or intern|or interning|and intern|or research) abroad", program],
  ["(student|overseas|international|foreign) exchange (program|programme|programs|programmes)", program],
  ["historically black (college|colleges|universities) (and|or|) (universities|university|colleges|)", check],
  ["(hbcu|hbcus)", check],
  ["predominantly black (institution|institutions)", check],
  [
    "(hispanic serving|tribal|minority serving|womens|single sex) (college|colleges|institution|institutions|university|universities)",
    check,
  ],
  ["ivy league (school|schools|college|university|)", check],
  ["host (country|countries)", check],
  ["(in|of|within) (their|your|his or her|the) (home|own) country", check],
];
const findBeforePlace = phraseFinder(beforePlace);
const findAlone = phraseFinder(alone);
const findColleges = phraseFinder<true>([
  [
    `(accredited|public|private|state|community|approved|technical|based|law|medical|nursing|four year|two year|) ${college}`,
    true,
  ],
]);

/** Where the student studies. No answer says it, so it is left to check. */
export const studyPlace: Grammar = (clause) => {
  if (clause.part === "title") return [];
  const { tokens } = clause;
  const cues = findBeforePlace(tokens);
  const colleges = findColleges(tokens);
  const places = cues.length > 0 || colleges.length > 0 ? placesOf(clause) : null;
  return [
    ...(listedCountries(clause) ?? []),
    ...(places ? cues.flatMap((found) => afterCue(tokens, places, found)) : []),
    ...(places ? collegesOf(tokens, places, colleges) : []),
    ...findAlone(tokens).map(({ from, to, value }) => ({ from, to, meaning: value })),
  ];
};

const leadWords = phraseFinder([["(studying|study|enrolled) in (one of|any of|) the following countries", true]]);

/** "You must be studying in one of the following countries: Canada." */
function listedCountries({ tokens, lead, text }: ClauseWords): Mention[] | null {
  const ofClause = leadWords(tokens)[0];
  if (ofClause) return [{ from: ofClause.from, to: ofClause.to, meaning: nothing }];
  if (lead === "" || leadWords(tokensOfLead(lead)).length === 0) return null;
  if (tokens[0]?.word === "unrestricted" && tokens.length < 4)
    return [{ from: 0, to: tokens.length, meaning: nothing }];
  const list = new Places({ tokens, text }).listAt(0, { towns: true });
  return list && list.to === tokens.length ? [{ from: 0, to: list.to, meaning: check }] : null;
}

const times = new Set(
  "fall spring summer winter autumn january february march april may june july august september october november december".split(
    " ",
  ),
);

const whose = wordSet("citizen citizens national nationals resident residents student students applicants");

/** "A university in Scotland". */
function afterCue(tokens: readonly Token[], places: Places, { from, to }: Found<true>): Mention[] {
  const isCollege = /^(?:college|universit|institution|institute|school|campus)/.test(tokens[from]?.word ?? "");
  const list = places.listAt(to, { towns: isCollege });
  // "Offered each year to UK citizens".
  if (list && whose.has(places.word(list.to))) return [];
  if (!list || list.to === to || list.cut || tokens.slice(to, list.to).some(({ word }) => times.has(word))) return [];
  return [{ from, to: list.to, meaning: check }];
}

/** "Ohio colleges", "an Australian university". */
function collegesOf(tokens: readonly Token[], places: Places, colleges: readonly Found<true>[]): Mention[] {
  if (colleges.length === 0) return [];
  const ends = new Map(colleges.map(({ from, to }) => [from, to]));
  const named = places.starts().flatMap((from) => {
    const place = places.placeAt(from);
    return place ? [{ from, to: place.to }] : [];
  });
  return [...named, ...findNationalities(tokens)].flatMap(({ from, to }): Mention[] => {
    const end = ends.get(to);
    // "Ohio University" is a name.
    const isName = end === undefined || tokens[end - 1]?.capital === true;
    return isName ? [] : [{ from, to: end, meaning: check }];
  });
}
