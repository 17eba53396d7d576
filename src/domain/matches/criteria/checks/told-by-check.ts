import type { CheckKind, Demand } from "../../../eligibility/demand.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import { statesIn } from "../../../places/states-in-words.ts";
import { stateOfCity } from "../../../places/us-cities.ts";
import { townsByName } from "../../../places/us-town-names.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import { inOrder, type MatchableScholarship, mostDoubt } from "../criterion.ts";
import { namesOnlyKin, peopleOfMilitary, soldiersAndFamilies } from "../group/military-choices.ts";
import { stateCodesIn } from "../likely-applicants.ts";
import { topicsIn } from "../topics.ts";
import { doubtfulKinds, kindsNamedIn, moreDoubtfulKinds, rareKinds } from "./check-kinds.ts";
import { asksForMembersNow, isClosedSociety } from "./people/closed-societies.ts";
import {
  communityIn,
  countriesIn,
  isAppliedForAtHome,
  isForPoorCountries,
  isOfSomeCountries,
  outsideOf,
  speaksOfPoorCountries,
} from "./people/countries-in-words.ts";
import { groupsIn, supporters } from "./people/groups-in-checks.ts";
import {
  agesIn,
  asksForYearsAtWork,
  givesHoursToBody,
  hasAchieved,
  isOfEvent,
  isOfSoldiersAlone,
  isOfStudyAbroad,
  namesDisability,
  namesRareDisability,
  namesSomeDisability,
  promisesService,
  someOfWhom,
  tookPartInProgram,
} from "./people/life-in-words.ts";
import { branchesIn } from "./people/military-circle.ts";
import { rankIn } from "./people/plain-doings.ts";
import { namesIn, otherNamesOf, wordsOfNames } from "./people/proper-names.ts";
import { yearsOfWorkIn } from "./people/years-at-work.ts";
import { plainCheckOf } from "./plain-checks.ts";
import {
  collegeOf,
  collegesOfKind,
  isOfCareerColleges,
  isOfCommunityColleges,
  isOfHbcus,
} from "./study/kinds-of-colleges.ts";
import { highestGpaIn, leastGradesIn } from "./study/least-grades.ts";
import { namedDegree } from "./study/named-degree.ts";
import { narrowSubjects, stemsOf, subjectsStudied } from "./study/narrow-subjects.ts";
import { levelsOf, studyYearsIn } from "./study/study-years.ts";
import type { Told } from "./told.ts";

type Check = Extract<Demand, { about: "check" }>;

const ofOneCollege =
  /\b(?:the|our|any) (?:faculty|faculties|school|college|department|division) of\b|\b(?:in|of) any faculty\b|\b(?:in|into|within|entering|attending) faculty of\b/i;
/** "Offered to a continuing undergraduate student": one of the college that writes it, and names itself nowhere. */
const ofThisCollege = /\bto (?:(?:a|one|two) )?continuing (?:undergraduate|graduate|student|full)/i;

const tellsOrigin = /^(?:citizen|national|from$|native|passport|origin|born$)/;
const studiesThere = /\b(?:studies|study|studying) in\b/;
const livesThere = /\b(?:studie[ds]|study|studying|live|lives|living|reside|resides|residing) in\b/;

/** Kinds whose words may hold the sponsor's name where they tell what it gives: "The Elks will award ten scholarships". */
const ofSponsors = new Set<CheckKind>(["level", "merit", "nomination", "not_stated", "purpose", "unread"]);
/** Kinds whose words hold the sponsor's name as a place only where the sponsor is a college. */
const ofPlaces: ReadonlySet<CheckKind> = new Set<CheckKind>(["place", "study_place"]);
const isCollege = /\b(?:universit|college|school|institute|academy)/i;
const ofTopics = new Set<CheckKind>(["activity", "experience", "license", "membership", "skill"]);
/** A career in research alone; one in a subject is read as that subject. */
const careerInResearch = /\bcareers? in research\b|\bresearch careers?\b/i;
/** "(excludes degrees in religious studies)" */
const leavesOut = /\bexclud(?:es|ing) [^.;)]*/gi;
/** A check as the entries of the table below read it. */
type ReadCheck = Check & {
  words: readonly string[];
  /** The words with spaces between them. */
  text: string;
  /** Those of `wordsOfNames`. */
  nameWords: string[];
  /** The rare kinds that the words name. */
  named: readonly CheckKind[];
  /** The kind that was read, and those. */
  kinds: ReadonlySet<CheckKind>;
  scholarship: MatchableScholarship;
};

function readCheck(check: Check, scholarship: MatchableScholarship): ReadCheck {
  const words = foldedWords(check.quote);
  const named = kindsNamedIn(check.quote, words);
  // "Have a family income under the limit" is about the income.
  const kind = check.kind === "family" && words.includes("income") ? "income" : check.kind;
  const nameWords = wordsOfNames(check.quote, isPlace(check));
  return { ...check, words, text: words.join(" "), nameWords, named, kinds: new Set([kind, ...named]), scholarship };
}
const isStudyPlace = ({ kind }: Check) => kind === "study_place";
const isPlace = ({ kind }: Check) => kind === "study_place" || kind === "place";
/** Whether the words are of a society that the students of the field may join. */
const isOpenSociety = ({ kind, words, scholarship }: ReadCheck) =>
  kind === "membership" && scholarship.field_of_study.length > 0 && !isClosedSociety(words);
const isNamed = ({ scholarship }: ReadCheck) => scholarship.institutions.length > 0;

/** "A high school senior in San Francisco, California": a town of the state that the words name. */
function namesTown({ kind, quote, words }: ReadCheck): boolean {
  if (kind !== "place") return false;
  const states = statesIn(words);
  const isInThem = (name: string) => {
    const state = stateOfCity.get(name) ?? townsByName.get(name)?.state;
    return state !== undefined && states.includes(state);
  };
  return states.length > 0 && namesIn(quote, true).some(isInThem);
}

/** How each value is read. */
const readings: { [Key in keyof Told]: (check: ReadCheck) => Told[Key] } = {
  doubt: doubtOfKinds,
  ofSome: ({ quote }) => someOfWhom(quote),
  isOfChildren: ({ quote, scholarship: { groups } }) =>
    groups.every((group) => group === "military") &&
    /\bif you are an? (?:grand)?child(?: or (?:grand)?child)?\.?$/i.test(quote),
  // Elsewhere the name of a state tells a place only where no residence is stated.
  states: (check) =>
    !isOfEvent(check.quote) && (isPlace(check) || isAnywhere(check.scholarship))
      ? inOrder([...statesIn(check.words), ...stateCodesIn(check.quote)])
      : [],
  isPlace,
  isInUs: (check) => isStudyPlace(check) && (check.words.includes("us") || check.text.includes("united states")),
  isInPart: (check) => (check.named.includes("place") || namesTown(check)) && stateCodesIn(check.quote).length === 0,
  isStudyPlace,
  isOfOneCollege: (check) =>
    (isStudyPlace(check) && ofOneCollege.test(check.quote)) || (!isNamed(check) && ofThisCollege.test(check.quote)),
  isResearch: ({ kinds }) => kinds.has("research") || kinds.has("experience"),
  isExperience: ({ kinds, words }) => kinds.has("experience") || words.includes("dissertation") || isOfFaculty(words),
  years: ({ words, scholarship }) => studyYearsIn(words, levelsOf(scholarship)),
  grades: ({ quote }) => leastGradesIn(quote),
  highestGpa: ({ quote }) => highestGpaIn(quote),
  yearsAtWork: ({ words }) => yearsOfWorkIn(words),
  degree: ({ words }) => namedDegree(words),
  isOfOneBody: ({ named }) => named.includes("employment") || named.includes("family"),
  college: (check) => (isStudyPlace(check) ? collegeOf(check.quote) : null),
  groups: ({ kind, words }) => (ofGroups.has(kind) ? groupsIn(words) : []),
  orSupporters: ({ words }) => words.some((word) => supporters.has(word)),
  illnesses: ({ kind, words }) => (kind === "health" ? stemsOf(words.filter(namesDisability)) : []),
  isOfGroup: (check) =>
    [...check.kinds].every((kind) => groupKinds.has(kind) || !rareKinds.has(kind)) || isOfAnyDisability(check),
  isOfCommunityColleges: ({ text }) => isOfCommunityColleges(text),
  isOfOtherColleges: (check) =>
    isStudyPlace(check) && check.text.includes("community college") && check.words.includes("not"),
  isOfCareerColleges: ({ text }) => isOfCareerColleges(text),
  isOfHbcus: ({ text, scholarship }) => isOfHbcus(text, scholarship.provider_name),
  isAbroad: ({ quote }) => isOfStudyAbroad(quote),
  ages: ({ quote }) => agesIn(quote),
  isOfSoldiers: ({ quote, scholarship }) => scholarship.groups.includes("military") && isOfSoldiersAlone(quote),
  promisesService: ({ quote }) => promisesService(quote),
  branches: ({ text, scholarship }) => (scholarship.groups.includes("military") ? branchesIn(text) : []),
  soldiersAndFamilies: ({ quote, scholarship }) =>
    scholarship.groups.includes("military") ? soldiersAndFamilies(quote) : null,
  namesOnlyKin: ({ words, scholarship }) => scholarship.groups.includes("military") && namesOnlyKin(words),
  choices: ({ quote, scholarship }) => (scholarship.groups.includes("military") ? peopleOfMilitary(quote) : []),
  countries: (check) =>
    isOfOrigin(check)
      ? countriesIn(check.words, check.scholarship.provider_name).filter((code) => !isLeftOut(check, code))
      : [],
  community: (check) => (isOfOrigin(check) ? communityIn(check.words) : null),
  isOfPoorCountries: ({ kind, quote, words, scholarship }) =>
    ofOrigin.has(kind) && speaksOfPoorCountries(quote, words, scholarship.description),
  isAppliedForAtHome: ({ kind, scholarship }) => ofOrigin.has(kind) && isAppliedForAtHome(scholarship.description),
  isOfSomeCountries: ({ kind, words }) => ofOrigin.has(kind) && isOfSomeCountries(words),
  isOfLifeThere: ({ words }) => !words.some((word) => tellsOrigin.test(word)) && livesThere.test(words.join(" ")),
  isOfStudyThere: ({ words }) => studiesThere.test(words.join(" ")),
  outside: ({ words }) => outsideOf(words),
  names: (check) => (isOpenSociety(check) ? [] : namesOfOthers(check)),
  bodies: (check) => {
    const named = bodiesOf(check, isPlace(check));
    return [...named, ...otherNamesOf(check.scholarship.provider_name, named)];
  },
  isOfFamily: ({ named }) => named.includes("family"),
  topics: ({ kind, quote }) => {
    if (ofTopics.has(kind)) return topicsIn(quote.replace(leavesOut, " "));
    if (promisesService(quote)) return topicsIn("military");
    return careerInResearch.test(quote) ? topicsIn("research") : 0;
  },
  plainly: (check) =>
    plainCheckOf(check, check.words, {
      bodies: bodiesOf(check, false),
      levels: levelsOf(check.scholarship),
      isForOneCircle: (group) => isForOneCircle(check, group),
      sponsor: check.scholarship.provider_name,
      isOfPoorCountries:
        ofOrigin.has(check.kind) && isForPoorCountries(check.quote, check.words, check.scholarship.description),
    }),
  ofColleges: ({ words, quote, scholarship }) =>
    collegesOfKind(
      words,
      scholarship.demands.some((demand) => demand.about === "study_in" && demand.quote === quote),
    ),
  subjects: ({ text, words, scholarship }) =>
    text.includes("not limited to")
      ? []
      : [...narrowSubjects(words), ...subjectsStudied(words, scholarship.field_of_study)],
};

function bodiesOf(check: ReadCheck, isOfPlace: boolean): string[] {
  const rank = rankIn(check);
  return rank === null ? namesIn(check.quote, isOfPlace, check.nameWords) : [rank];
}

/** Without the group other words may say who else may apply. Two checks may each be one of the circles, and so may another group be. */
const isForOneCircle = ({ ways, quote, scholarship: { demands, groups } }: ReadCheck, of: Group): boolean =>
  !ways &&
  groups.length > 0 &&
  groups.every((group) => group === of) &&
  demands.every(
    (other) => other.quote === quote || other.about !== "check" || !groupsIn(foldedWords(other.quote)).includes(of),
  );

const readingsByKey = Object.entries(readings) as [keyof Told, (check: ReadCheck) => unknown][]; // the keys of the table

export function toldBy(check: Check, scholarship: MatchableScholarship): Told {
  const read = readCheck(check, scholarship);
  // The table has an entry of the right type for each key.
  return Object.fromEntries(readingsByKey.map(([key, reading]) => [key, reading(read)])) as Told;
}

/** "A nursing faculty role" and "junior faculty", but not "a letter from a faculty member". */
const isOfFaculty = (words: readonly string[]): boolean =>
  words.some((word, at) => word === "faculty" && (facultyJobs.has(words[at + 1] ?? "") || words[at - 1] === "junior"));
const facultyJobs = new Set(
  "appointment appointments career careers job jobs position positions role roles".split(" "),
);

function doubtOfKinds(check: ReadCheck): number {
  const { kinds, named } = check;
  const isOpen = isOpenSociety(check) && !asksForMembersNow(check.text);
  // Of those with a disability few have this one.
  if (check.kind === "health" && isOfRareDisability(check)) return mostDoubt;
  // Few students gave a body so many hours.
  if (givesHoursToBody(check.quote) || hasAchieved(check.quote)) return 2;
  // Few students have one illness, or worked in their field for years.
  if (kinds.has("health") || asksForYearsAtWork(check.quote)) return 2;
  if (named.some((kind) => moreDoubtfulKinds.has(kind) && !(isOpen && kind === "membership"))) return 2;
  if (tookPartInProgram(check.quote)) return 1;
  return [...kinds].some((kind) => doubtfulKinds.has(kind)) ? 1 : 0;
}

/** Kinds whose words say who may apply. Those of an interest or an activity may name groups whom the student helps. */
const ofGroups: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "alternative",
  "health",
  "heritage",
  "level",
  "membership",
  "merit",
  "place",
  "unread",
]);
/** Rare kinds that the words of a group are read as. */
const groupKinds: ReadonlySet<CheckKind> = new Set<CheckKind>(["heritage", "membership"]);
const isOfAnyDisability = ({ kind, words, named }: ReadCheck): boolean =>
  kind === "health" &&
  named.every((each) => !rareKinds.has(each)) &&
  groupsIn(words).includes("disability") &&
  !namesSomeDisability(words);
const isOfRareDisability = ({ words, scholarship: { groups } }: ReadCheck): boolean =>
  groups.includes("disability") && namesRareDisability(words);
/** "A citizen of an OAS member state" is read as a membership. */
const citizens = new Set(["citizen", "citizens", "national", "nationals"]);
const ofOrigin: ReadonlySet<CheckKind> = new Set<CheckKind>(["citizenship", "place"]);
const isOfOrigin = ({ kind, words }: ReadCheck) =>
  ofOrigin.has(kind) || (kind === "membership" && words.some((word) => citizens.has(word)));

/** "Need a study permit for Canada": its citizens are left out, so that nobody has to come from there. */
const isLeftOut = ({ quote, scholarship: { demands } }: ReadCheck, country: string): boolean =>
  demands.some((each) => each.about === "excluded" && each.quote === quote && each.citizens_of.includes(country));

const isAnywhere = ({ location_restrictions, countries }: MatchableScholarship): boolean =>
  location_restrictions.length === 0 && countries.length === 0;

/** The words of names in a check, without those of the sponsor where they only tell who gives. */
function namesOfOthers({ kind, nameWords, scholarship }: ReadCheck): string[] {
  if (
    nameWords.length === 0 ||
    !(ofSponsors.has(kind) || (ofPlaces.has(kind) && !isCollege.test(scholarship.provider_name)))
  )
    return nameWords;
  const own = new Set(foldedWords(`${scholarship.title} ${scholarship.provider_name}`));
  return nameWords.filter((word) => !own.has(word));
}
