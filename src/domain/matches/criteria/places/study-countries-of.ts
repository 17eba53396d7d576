import { collegesMeant } from "../../../places/colleges/meant-colleges.ts";
import type { PlaceToStudy } from "../../../places/country-of-study.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import type { Residence } from "../../../places/residence.ts";
import { worldRegionAt } from "../../../places/world-regions.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { inOrder } from "../criterion.ts";
import type { CollegePlace } from "./college-places.ts";
import { isPlaceOfLife, sentencesOf } from "./goals-abroad.ts";
import { countryAt, isIntoStudy, placesOfStudy } from "./place-of-study.ts";
import { refusedPlacesOf } from "./refused-places.ts";
import { type StudyCountries, somewhereAbroad } from "./study-countries-fit.ts";

/** The places of the colleges that a student named, and the countries that they named among those they think of. */
type Named = { current: readonly CollegePlace[]; intended: readonly CollegePlace[]; wanted: readonly PlaceToStudy[] };

/** Where a student may want to study. Without an answer about a place, that is the US. */
export function studyCountriesOf(
  profile: Readonly<ProfileChanges>,
  { country: home, isAbroad: livesAbroad }: Residence,
  { current, intended, wanted }: Named,
): StudyCountries {
  const livesIn = home ?? (livesAbroad ? somewhereAbroad : "US");
  const isAnywhere = wanted.some((each) => each.isAnywhere);
  const places = wanted.filter((each) => !each.isAnywhere);
  const planned = [...intended, ...places].flatMap(({ countries }) => countries);
  const refusals = refusedPlacesOf(profile.career_goals ?? "");
  const refused = refusals.countries.filter((code) => !planned.includes(code));
  const ofGoals = regionsOfGoals(profile.career_goals ?? "");
  const goals = [
    ...sentencesOf(profile.career_goals ?? "").flatMap((sentence) =>
      sentence.flatMap((_, at, words) => {
        const code = isSubjectOf(words, at) ? undefined : countryAt(words, at)?.code;
        return code === undefined || (code !== home && isPlaceOfLife(words, at)) ? [] : code;
      }),
    ),
    ...ofGoals.flatMap(({ countries }) => countries),
  ].filter((code) => !refused.includes(code));
  // Who lives abroad and is at a college that is not known to be of the US studies at home.
  const studiesAbroad = livesAbroad && current.some(({ countries }) => !countries.includes("US"));
  // Goals may name home as the place to work at, after studies elsewhere.
  const aims = [...planned, ...(planned.length > 0 ? goals.filter((code) => code !== home) : goals)];
  const named = [
    ...current.flatMap(({ countries }) => countries),
    ...aims,
    ...(studiesAbroad && home !== null ? [home] : []),
  ];
  // Who lives abroad and aims at other countries leaves.
  const leaves = livesAbroad && aims.length > 0 && (home === null || !aims.includes(home));
  // "Rice" may be the university in Texas, and "John Hopkins University" the one in Maryland, neither of a country that they did not name.
  const mayBeUs =
    intended.some((each) => isUnknown(each) && !each.isOfNoList) ||
    // Most universities with a name that we do not know are those of their country, at which they are now.
    current.some(
      (each) => isUnknown(each) && (each.type !== "university" || collegesMeant(profile.college ?? "").isSure),
    );
  const isHardlyUs = !mayBeUs && intended.some(isUnknown);
  const countries = inOrder(leaves ? named.filter((code) => code !== home) : named);
  const isOnlyHome = (codes: readonly string[]) => codes.every((code) => code === livesIn);
  const staysHome = livesAbroad && planned.length > 0 && isOnlyHome(planned);
  const leavesUs =
    home === "US" &&
    planned.length > 0 &&
    !countries.includes("US") &&
    !wanted.some((each) => each.countries.length > 1);
  const wantsNearHome = refusals.wantsNearHome && isOnlyHome(countries);
  const isSure = !mayBeUs && !isHardlyUs;
  const isDecided = livesAbroad && places.length > 0 && planned.every((code) => code !== livesIn);
  const regions = [...places.filter((each) => each.countries.length > 1), ...ofGoals];
  return {
    home: livesIn,
    named: (staysHome || wantsNearHome) && home !== null ? inOrder([...countries, home]) : countries,
    ...(refused.length > 0 && { refused }),
    ...(refusals.states.length > 0 && { refusedStates: refusals.states }),
    ...(mayBeUs && { mayBeUs }),
    ...(isHardlyUs && { isHardlyUs }),
    ...(regions.length > 0 && { regions }),
    ...(isAnywhere && { isAnywhere }),
    ...(isSure && staysHome && { staysHome }),
    ...(isSure && leavesUs && { leavesUs }),
    ...(isSure && wantsNearHome && { wantsNearHome }),
    ...(isSure && isDecided && { isDecided }),
  };
}

/** "Endangered languages of Papua New Guinea" are a subject, and "the University of Ghana" is a place. */
function isSubjectOf(words: readonly string[], at: number): boolean {
  const before = words[at - 1] === "the" ? at - 2 : at - 1;
  return aboutWords.has(words[before] ?? "") && !placesOfStudy.has(words[before - 1] ?? "");
}
const aboutWords = new Set("about from of on".split(" "));

const isUnknown = ({ countries }: CollegePlace): boolean => countries.length === 0;

/** "A master's degree in Europe", "stay in Europe", but not "work in Africa". */
const regionsOfGoals = (goals: string): readonly PlaceToStudy[] =>
  foldedWords(goals).flatMap((_, at, words) =>
    isIntoStudy(words, at) || isToStayIn(words, at) ? (worldRegionAt(words, at) ?? []) : [],
  );

const isToStayIn = (words: readonly string[], at: number): boolean =>
  words[at - 1] === "in" && /^(?:stay|staying|remain)$/.test(words[at - 2] ?? "");
