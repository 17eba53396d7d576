import { nearestField } from "../../fields-of-study/nearest-field.ts";
import { orList } from "../../matches/criteria/criterion.ts";
import { groupsInWords, statedGroups } from "../../matches/criteria/group/group-words.ts";
import { requiredLevels } from "../../matches/criteria/level-fit.ts";
import { paidWords } from "../../matches/criteria/level-words.ts";
import { countriesToStudyIn } from "../../matches/criteria/places/place-of-study.ts";
import { eu } from "../../matches/criteria/places/study-countries-fit.ts";
import { inSentence } from "../../matches/question-text.ts";
import { stateName } from "../../places/us-states.ts";
import { europeanUnion } from "../../places/world-regions.ts";
import { levelNames } from "../../scholarships/requirements/eligibility-badges.ts";
import { studentsOf } from "../../scholarships/requirements/group-students.ts";
import { citizenshipLabels } from "../../scholarships/requirements/requirement-labels.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { wordsForWork } from "../fits/family-fits.ts";
import { fits } from "../fits/row-fits.ts";
import { countriesSaid } from "../said/countries-said.ts";
import { knownForm, wordsOfText } from "../text/words-of-text.ts";
import { keptWordsReader, type wordsReader } from "../text/words-reader.ts";
import type { Constraint, Slot, Understood } from "../understood.ts";
import { mayBeName } from "../wanted/wanted-texts.ts";
import { ofAges } from "./ages-of.ts";
import { shownCountry, workInWords } from "./constraint-words.ts";
import { mentionOf, nearMentionOf, takesAny, type Ways, waysToSay } from "./mentions.ts";
import type { Reason } from "./reason.ts";

/** How a scholarship stands to constraints that are alternatives: one of `fits`. */
export type Fit = { slot: Slot; constraints: readonly Constraint[]; fit: number };

type Values<S extends Slot> = readonly (Constraint & { slot: S })["value"][];
type Sentence<S extends Slot> = (facts: ScholarshipFacts, wanted: Values<S>, constraint: Constraint) => string | null;

/** What of a list was wanted; all of it where the list names something broader. */
function named<T>(list: readonly T[], wanted: readonly unknown[]): readonly T[] {
  const both = list.filter((each) => wanted.includes(each));
  return both.length > 0 ? both : list;
}

const forList = (list: readonly string[], after = ""): string | null =>
  list.length === 0
    ? null
    : `For ${orList(list.slice(0, 2))}${list.length > 2 ? ` and ${list.length - 2} more` : ""}${after}`;

function fieldsOf({ field_of_study }: ScholarshipFacts, wanted: readonly string[]): string | null {
  const names = wanted.map((name) => name.toLowerCase());
  const [first = nearestField(field_of_study, wanted), ...rest] = field_of_study.filter((name) =>
    names.includes(name.toLowerCase()),
  );
  if (first === undefined) return null;
  const others = field_of_study.length - 1 - rest.length;
  if (rest.length > 0 || others === 0) return forList([first, ...rest], " students");
  return `For students of ${first} and ${others === 1 ? "1 other field" : `${others} other fields`}`;
}

/** Who asks for a master's wants one to be paid, though those who may apply study for a bachelor's. */
function levelsOf(facts: ScholarshipFacts, wanted: Values<"academic_level"> = []): string | null {
  const isForOthers = wanted.length > 0 && !wanted.some((level) => facts.academic_level.includes(level));
  const paid = isForOthers ? requiredLevels(facts)?.paid : undefined;
  if (paid) return `Pays for ${paidWords[paid]}`;
  return forList(
    levelNames(named(facts.academic_level, wanted)).map((name) => name.toLowerCase()),
    " students",
  );
}

const citizensOf = ({ citizenship }: ScholarshipFacts, wanted: Values<"citizenship"> = []): string | null =>
  forList(
    named(citizenship, wanted).map((status) =>
      status === "daca" ? "DACA students" : inSentence(citizenshipLabels[status]),
    ),
  );

/** Groups of which each is needed are named together: "For mothers". */
function groupsOf(facts: ScholarshipFacts, wanted: Values<"group">): string | null {
  const stated = statedGroups(facts);
  return stated.all
    ? `For ${inSentence(groupsInWords(stated))}`
    : forList(named(facts.groups, wanted).map((group) => studentsOf[group]));
}

/** "San Mateo County, ": where a scholarship is for one county of its state. */
function countyIn(demands: ScholarshipFacts["demands"]): string {
  const names = demands.flatMap((demand) => (demand.about === "county" ? demand.names : []));
  return names.length === 0 ? "" : `${orList(names)} County, `;
}

/** Said only where the words of the demand name the work: "For families of firefighters". */
function familyOf(
  { demands }: ScholarshipFacts,
  _: Values<"family_work">,
  { value, words }: Constraint,
): string | null {
  const names = wordsForWork(String(value)).map((each) => wordsOfText(each).map(knownForm));
  const quotes = demands.flatMap((demand) => ("quote" in demand ? demand.quote : []));
  const isNamed = quotes.some((quote) => {
    const forms = new Set(wordsOfText(quote).map(knownForm));
    return names.some((name) => name.every((form) => forms.has(form)));
  });
  return isNamed ? `For families of ${workInWords({ value: String(value), words })}` : null;
}

const isStudy = (constraint: Constraint): boolean => constraint.slot === "country" && constraint.relation === "study";

const mostCountries = 2;

/** Of the countries that were said those that a scholarship states, or their region, where it states several of it. */
function countriesOf(wanted: readonly string[], stated: readonly string[] | null): string {
  const [said = ""] = wanted;
  for (const each of wanted) {
    const codes = countriesSaid(each);
    const both = codes.filter((code) => stated?.includes(code));
    if (both.length > 0) return both.length > mostCountries ? shownCountry(each) : orList(both.map(shownCountry));
    // What is for the European Union names none of its countries.
    if (stated?.includes(eu) && codes.some((code) => europeanUnion.includes(code)))
      return shownCountry(codes.length > 1 ? eu : each);
  }
  return shownCountry(said);
}

/** What a scholarship says about a constraint that it meets. Null where a row shows it anyway, as it does an amount. */
const meant: { [S in Slot]: Sentence<S> } = {
  academic_level: levelsOf,
  field_of_study: fieldsOf,
  residence: ({ location_restrictions, demands }, wanted) =>
    forList(named(location_restrictions, wanted).map((state) => `students in ${countyIn(demands)}${stateName(state)}`)),
  country: (facts, wanted, constraint) =>
    isStudy(constraint)
      ? `For study in ${countriesOf(wanted, countriesToStudyIn(facts))}`
      : `For students from ${countriesOf(wanted, facts.countries)}`,
  citizenship: citizensOf,
  group: groupsOf,
  family_work: familyOf,
  no_gpa: () => null,
  financial_need: () => "For students with financial need",
  gpa: () => null,
  age: ({ demands }) => ofAges(demands),
  enrollment: (_, [value]) => (value === "full_time" ? "For full-time students" : "For part-time students"),
  college: ({ institutions, provider_name }) =>
    forList(institutions.length > 0 ? institutions : [provider_name], " students"),
  amount_min: () => null,
  amount_max: () => null,
  deadline_before: () => null,
  deadline_after: () => null,
  essay: (_, [value]) => (value ? "Asks for an essay" : "No essay"),
  renewable: (_, [value]) => (value ? "Renewable" : "Paid once"),
  exclude: () => null,
};

/** Whether the sponsor's own words say that more requirements stand elsewhere. */
const hasMoreElsewhere = ({ demands }: ScholarshipFacts): boolean =>
  demands.some((demand) => demand.about === "check" && demand.kind === "not_stated");

/** Whether nothing is known of who may apply: silence is no "open to all". */
const statesNobody = (facts: ScholarshipFacts): boolean =>
  [
    ...[facts.academic_level, facts.field_of_study, facts.location_restrictions, facts.countries, facts.citizenship],
    ...[facts.groups, facts.institutions, facts.graduation_years],
  ].every((list) => list.length === 0) &&
  facts.gpa_requirement === null &&
  facts.need_based !== true &&
  facts.demands.every(({ about, ...demand }) => about === "check" && "kind" in demand && ofElsewhere.has(demand.kind));

const ofElsewhere: ReadonlySet<string> = new Set(["not_stated", "unchecked"]);

const anyState = "Open to any state";
/** Whether a condition is about a place: a county, a college in a state. */
const tellsPlace = ({ demands }: ScholarshipFacts): boolean =>
  demands.some(
    ({ about, ...rest }) => about === "county" || about === "study_in" || ("kind" in rest && rest.kind === "place"),
  );
const notStated: Reason = { text: "Who can apply is not stated", specific: false };

/** What a scholarship says that requires nothing of the kind. Null where that tells a student little. */
const open: Partial<Record<Slot, (facts: ScholarshipFacts, said: ReadonlySet<Slot>) => string | null>> = {
  field_of_study: () => "Open to any field of study",
  residence: (facts) => (facts.countries.length === 0 && !tellsPlace(facts) ? anyState : null),
  country: ({ citizenship }) => (citizenship.includes("international") ? "Open to international students" : null),
  college: ({ institutions }) => (institutions.length === 0 ? "Open to any college" : null),
  no_gpa: () => "States no minimum GPA",
  group: (facts, said) => (facts.groups.length === 0 ? whoItIsFor(facts, said) : null),
};

/**
 * Whom a scholarship is for that requires no group, where that is rare: US citizens, and the levels of most, are no news. `said` are the
 * slots of which reasons tell already.
 */
function whoItIsFor(facts: ScholarshipFacts, said: ReadonlySet<Slot>): string | null {
  const isRare = !facts.citizenship.includes("us_citizen");
  return (
    (said.has("citizenship") || !isRare ? null : citizensOf(facts)) ??
    (said.has("field_of_study") ? null : fieldsOf(facts, facts.field_of_study.slice(0, 1)))
  );
}

const mostTopics = 2;

/**
 * Groups that a scholarship names by a wider one ("parents" for a single mom) are told with all of its groups: "For women or
 * parents" needs no "For women" beside it.
 */
function withGroupsOnce({ groups }: ScholarshipFacts, standing: readonly Fit[]): readonly Fit[] {
  const isGroup = ({ slot, fit }: Fit) => slot === "group" && fit >= fits.close;
  const isListed = ({ constraints }: Fit) =>
    constraints.some((constraint) => constraint.slot === "group" && groups.includes(constraint.value));
  if (!standing.some((each) => isGroup(each) && !isListed(each))) return standing;
  return standing.filter((each) => !isGroup(each) || !isListed(each));
}

export type ReasonTeller = (facts: ScholarshipFacts, standing: readonly Fit[]) => Reason[];

/**
 * Tells why a scholarship was found by what was understood, what it is for before what it is just open to. A word that stands in its
 * texts is a reason too: "Mentions robotics". Made once for all of a page.
 */
export function reasonTeller(understood: Understood): ReasonTeller {
  const { topics } = understood;
  let ways: Ways | null = null; // most pages need none
  return (facts, standing) => {
    const hasWords = keptWordsReader(facts);
    const said = new Set(standing.filter(({ fit }) => fit >= fits.close).map(({ slot }) => slot));
    const reasons = [
      ...withGroupsOnce(facts, standing).flatMap((fit) => reasonFor(facts, fit, { hasWords, said })),
      ...topics.flatMap((topic) => mentionOf(facts, topic, hasWords) ?? []).slice(0, mostTopics),
    ];
    if (!reasons.some(({ specific }) => specific)) {
      ways ??= waysToSay(wordsSaid(understood));
      reasons.push(...nearMentionOf(facts, ways, hasWords));
    }
    const seen = new Set<string>();
    return reasons
      .sort((a, b) => Number(b.specific) - Number(a.specific))
      .filter(({ text }) => !seen.has(text) && seen.add(text));
  };
}

type Known = { hasWords: ReturnType<typeof wordsReader>; said: ReadonlySet<Slot> };

/** What is looked for in texts, also where a scholarship states nothing of it: topics, and the names of fields and groups. */
const wordsSaid = ({ topics, constraints, ignored }: Understood): string[] => [
  ...topics,
  ...constraints.flatMap(({ slot, words, value }) =>
    // The name of a field is one: a "social worker" is no "worker", whom sponsors call employees.
    slot === "group" || (slot === "field_of_study" && !isOfWorkers(words))
      ? [words.toLowerCase(), String(value)]
      : slot === "field_of_study"
        ? [String(value)]
        : [],
  ),
  // A number alone tells nothing.
  ...ignored.filter((words) => mayBeName(words) && !/^\d+$/.test(words)),
];

const isOfWorkers = (words: string): boolean => / workers?$/i.test(words);

function reasonFor(facts: ScholarshipFacts, { slot, constraints, fit }: Fit, { hasWords, said }: Known): Reason[] {
  const [first] = constraints;
  if (!first || fit === fits.missed || fit === fits.unknown) return [];
  if (fit === fits.open) {
    const mention = slot === "field_of_study" ? constraints.find(({ value }) => hasWords(String(value))) : null;
    if (mention) return [{ text: `Mentions “${mention.value}”`, specific: true }];
    const partTime = slot === "enrollment" && first.value === "part_time" ? hasWords("part time") : null;
    if (partTime !== null) return [{ text: `Mentions “${partTime}”`, specific: false }];
    const taking = slot === "field_of_study" ? takesAny(facts, String(first.value), hasWords) : null;
    if (taking !== null) return [taking];
    const text = open[slot]?.(facts, said) ?? null;
    if (text !== null && statesNobody(facts)) return [notStated];
    return text === null || hasMoreElsewhere(facts) ? [] : [{ text, specific: false }];
  }
  // Safe: the sentence of a slot gets the values and the first constraint of that slot.
  const sentence = meant[slot] as Sentence<Slot>;
  const text = sentence(facts, constraints.map(({ value }) => value) as Values<Slot>, first);
  if (text === null && slot === "residence" && !tellsPlace(facts)) return [{ text: anyState, specific: false }];
  return text === null ? [] : [{ text, specific: true }];
}
