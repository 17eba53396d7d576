import { type Demand, uniqueDemands, type Way } from "../../../eligibility/demand.ts";
import { isForAll } from "../../../eligibility/is-check.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import { type MatchingLevel, matchingLevels } from "../../../profile/answers/academic-level.ts";
import { isAidBody } from "../../../scholarships/to-send/aid-by-form.ts";
import { studyYearsIn } from "../checks/study/study-years.ts";
import { toldBy } from "../checks/told-by-check.ts";
import { inOrder, type MatchableScholarship } from "../criterion.ts";
import { isNeedItself, requiredNeed } from "../money/need-fit.ts";
import { collegeTypeIn, collegeTypeOfLevels } from "../places/college-types.ts";
import { asksForPlaceHeld } from "../places/held-place.ts";
import type { RequiredDemand } from "../requirements.ts";
import { ageDayOf } from "./age-day.ts";
import { isPlanned } from "./planned-enrollment.ts";

const fourYears = /\b(?:four|4)[- ]years?\b(?!.{0,20}\b(?:two|2)[- ])/i;

/** The demands of a scholarship beside its facts, and the type of college that its words on levels name; null when there are none. */
export function demandsOf(scholarship: MatchableScholarship): readonly RequiredDemand[] | null {
  const need = requiredNeed(scholarship);
  const demands = scholarship.demands
    .filter(isForAll)
    .map((demand) => required(demand, scholarship))
    // Financial need compares the same.
    .filter(({ about, told, quote }) => {
      const isPell = told?.plainly?.is === "aid" && told.plainly.aid === "pell";
      return need === null || !((need === "pell" && isPell) || (about === "check" && isNeedItself(quote, need)));
    });
  // "Hold a degree or be in the last year of one" is understood whole, with the level and the year that alone would be doubtful.
  const ofDegree = new Set(
    demands.filter(({ told }) => told?.plainly?.is === "bachelors_degree").map(({ quote }) => quote),
  );
  const understood = demands.filter(
    (demand) =>
      demand.about !== "doubtful" ||
      !/^(?:level|graduation_year)$/.test(demand.criterion) ||
      !ofDegree.has(demand.quote),
  );
  const all = [...understood, ...typeOfCollege(scholarship)];
  if (all.length === 0) return null;
  const byWords = new Map(all.map((demand) => [JSON.stringify(demand), demand]));
  return inOrder([...byWords.keys()]).flatMap((key) => byWords.get(key) ?? []);
}

function required(demand: Demand, scholarship: MatchableScholarship): RequiredDemand {
  if (demand.about === "check" && demand.kind !== "unchecked") {
    const told = toldBy(demand, scholarship);
    const ways = demand.ways && withGraduates(demand.ways, demand.quote, scholarship);
    const studiesNow = isOfPresentStudy(demand) ? { at: inOrder(scholarship.institutions) } : null;
    return {
      ...demand,
      ...(ways && { ways }),
      told,
      ...(studiesNow && { studiesNow }),
      ...(demand.quote === scholarship.title ? { isTitle: true as const } : {}),
      ...(namesSponsor(demand, scholarship) ? { isSponsor: true as const } : {}),
    };
  }
  if (demand.about === "age") {
    const counts = ageDayOf(demand, scholarship);
    return counts ? { ...demand, counts } : demand;
  }
  if (demand.about === "class") return requiredClass(demand, scholarship);
  if (demand.about === "enrollment" && isPlanned(demand.quote)) return { ...demand, isPlanned: true };
  if (demand.about === "heritage" && ofAmericans.test(demand.quote)) return { ...demand, ofAmericans: true };
  // A citizen of Germany and Türkiye is one "of a country outside the EU" too.
  if (demand.about === "excluded" && /\boutside\b/i.test(demand.quote)) return { ...demand, saysOutside: true };
  if (demand.about !== "study_in") return demand;
  const words = foldedWords(demand.quote);
  const ofType = collegeTypeIn(words);
  const some = someColleges.exec(demand.quote)?.[0];
  const ofSome = some && (ofStateAid.test(some) && isStateAid(demand.states, scholarship) ? "state_aid" : "some");
  return {
    ...demand,
    ...(ofType && { ofType }),
    ...(ofSome && { ofSome }),
    ...(asksForPlaceHeld(words) && { isHeld: true as const }),
  };
}

/** "Korean-American students", not "of Latin American descent": those need not be of the US. */
const ofAmericans = /\b(?!(?:central|ibero|latin|meso|middle|north|south)\b)\w+[ -]Americans?\b/i;

/** Of a text that names no students the reader leaves to check whether those of the sponsoring college are meant, in its name alone. */
const namesSponsor = ({ kind, quote }: Extract<Demand, { about: "check" }>, { provider_name }: MatchableScholarship) =>
  kind === "study_place" && provider_name.includes(quote);

/** "A rising junior or senior" is a sophomore or junior: the class that it names last has left by then. */
function requiredClass(
  demand: Extract<Demand, { about: "class" }>,
  { academic_level }: MatchableScholarship,
): RequiredDemand {
  const words = foldedWords(demand.quote);
  const years = studyYearsIn(words, demand.of === "college" ? ["bachelor"] : ["high_school"]) ?? [];
  const isOnlyNext = years.length > 0 && years.every((each) => each.isOnlyNext);
  const above = demand.of === "college" && orAbove.test(demand.quote) ? academic_level.filter(isGraduate) : [];
  const besides = inOrder([...(demand.besides ?? []), ...above]);
  return {
    ...demand,
    ...(besides.length > 0 && { besides }),
    ...(fourYears.test(demand.quote) && { ofFourYears: true as const }),
    ...(isOnlyNext && { isOnlyNext: true as const }),
  };
}

/** "A sophomore or above": graduates too, where they may apply. */
const orAbove = /\bor (?:above|beyond|higher|later)\b/i;
const isGraduate = (level: MatchingLevel): boolean => matchingLevels.indexOf(level) >= matchingLevels.indexOf("master");

/** The ways of undergraduates alone, with the graduates who may apply where the words say "or above". */
const withGraduates = (ways: readonly Way[], quote: string, { academic_level }: MatchableScholarship): Way[] =>
  ways.map((way) =>
    way.academic_level && orAbove.test(quote)
      ? {
          ...way,
          academic_level: matchingLevels.filter(
            (level) => way.academic_level?.includes(level) || (isGraduate(level) && academic_level.includes(level)),
          ),
        }
      : way,
  );

/** What `presentStudy` of the reader leaves to check to who does not study now: "be a student of Smith College". */
function isOfPresentStudy({ kind, ways = [] }: Extract<Demand, { about: "check" }>): boolean {
  const [way, ...others] = ways;
  if (kind !== "level" || way === undefined || others.length > 0 || Object.keys(way).length > 1) return false;
  return way.academic_level?.length === matchingLevels.length - 1 && !way.academic_level.includes("high_school");
}

/** "An eligible college in Ohio": the sponsor knows which are, and a name does not tell. */
const someColleges =
  /\b(?:[Ee]ligible|[Pp]articipating|[Aa]pproved|[Qq]ualifying|[Pp]artner|[Mm]ember) (?:(?:public|private|state|community|[A-Z][a-z]+) ){0,2}(?:colleges?|universit(?:y|ies)|institutions?|schools?)\b/;
/** "Participating" ones may be a few, and private or community colleges are no public universities. */
const ofStateAid = /^eligible (?!.*\b(?:private|community)\b)/i;

/** Aid of a state for those who live there: its own public universities are eligible for it. */
const isStateAid = (
  states: readonly string[],
  { provider_name, location_restrictions: homes }: MatchableScholarship,
): boolean => states.length > 0 && states.every((state) => homes.includes(state)) && isAidBody(provider_name);

const onlyCommunity = /\bcommunity colleges?\b(?!.*\b(?:career|junior|technical|trade|two|vocational)\b)/i;

/** "University students may apply" states levels, and that those of a community college are none of them. */
function typeOfCollege(scholarship: MatchableScholarship): RequiredDemand[] {
  const type = collegeTypeOfLevels(scholarship);
  if (type === null) return [];
  const check = { about: "check", kind: "study_place", quote: scholarship.evidence.level ?? "" } as const;
  const kinds = onlyCommunity.test(check.quote) ? (["public"] as const) : [];
  return [{ ...check, told: { ...toldBy(check, scholarship), ofColleges: { kinds, states: [], type } } }];
}

/**
 * The demands without their words: scholarships that demand the same in other words are compared once. A number in place
 * of the words tells which demands have the same, as these are one condition.
 */
export function comparedDemands(demands: readonly RequiredDemand[]): readonly RequiredDemand[] {
  const words = [...new Set(demands.map(({ quote }) => quote))];
  return uniqueDemands(demands.map((demand) => ({ ...demand, quote: String(words.indexOf(demand.quote)) })));
}
