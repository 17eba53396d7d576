import { namesOfFields } from "../../fields-of-study/named-fields.ts";
import { countries } from "../../places/countries.ts";
import { usStates } from "../../places/us-states.ts";
import { isEnglishForm } from "../../search/text/english-forms.ts";
import { wordForm } from "../../search/text/word-form.ts";
import { titleWords } from "./title-words.ts";

const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(" ").split(" "));

const levels =
  "undergraduate undergrad graduate grad postgraduate master masters ma msc ms mba emba phd doctoral doctorate doctor postdoctoral predoctoral dissertation thesis bachelor bachelors bsc freshman freshmen incoming transfer junior senior sophomore entering continuing first second third fourth final year secondary primary school community part full time online distance summer fall spring winter professional vocational certificate diploma associate dual entrance entry";
const people =
  "international domestic overseas foreign eu national regional local black african asian hispanic latino latina latinx chicano native indigenous aboriginal indian jewish muslim christian catholic women woman men male female girls boys lgbtq gay disabled disability disabilities deaf blind veteran veterans military refugee refugees sanctuary immigrant daca minority minorities dependent dependents child children spouse spouses employee employees member members alumni alumnus family adult mature returning parent parents first generation teacher teachers nurse nurses faculty";
const places =
  "north south east west northern southern eastern western central europe european africa asia latin america american caribbean pacific middle commonwealth global world worldwide county city state district mexican canadian chinese japanese korean brazilian australian british french german italian spanish russian turkish israeli iranian pakistani nigerian kenyan ghanaian vietnamese thai indonesian malaysian philippine filipino dutch swedish danish norwegian finnish polish ukrainian greek irish scottish welsh swiss austrian belgian portuguese armenian";
/** Whole titles consist of these, so that they tell nothing about the sponsor. */
const qualities =
  "merit based excellence excellent academic achievement leadership leader leaders future outstanding dean deans president presidents presidential chancellor chancellors vice provost founder founders trustee trustees director faculty department departmental tuition fee fees waiver discount reduction remission bursary need financial hardship support assistance aid opportunity access equity diversity inclusion inclusive innovation impact success distinction distinguished honor honors honours honour high potential talent talented gold silver bronze platinum loyalty progression early bird application applicant admission welcome start pathway automatic partial half cost living accommodation travel mobility exchange study abroad semester project conference internship assistantship residency public service volunteer citizenship contest competition no easy monthly weekly annual young rising star scheme special general open new universal premier elite ambassador referral sibling group corporate partner partners college university institute campus academy housing residence development country specific higher fellowship fellowships fellow fellows grant grants bursaries loan loans medal benefits experience learning link bridge rainbow studies studying semester other out";

const subjects =
  "research arts art music sport sports athletic athlete performance creative design science sciences scientific stem technology engineering business medical law health nursing education social humanities economics finance management media video writing photo essay training teaching";

const levelWords = setOf(levels);
const peopleWords = setOf(people);
const placeWords = new Set([
  ...setOf(places),
  ...countries().flatMap(({ name }) => titleWords(name)),
  ...Object.entries(usStates).flatMap(([code, name]) => [code.toLowerCase(), ...titleWords(String(name))]),
]);
const qualityWords = setOf(qualities);
const subjectWords = new Set([
  ...setOf(subjects),
  ...[...namesOfFields()]
    .flatMap((name) => titleWords(name))
    .filter((word) => word.length > 2 && !qualityWords.has(word)),
]);

const otherKinds = setOf("loan loans internship internships assistantship assistantships discount waiver waivers");

/**
 * Whether titles that differ in this word name two scholarships, however similar the rest is: a state, a level, a
 * subject, a group, a number, a loan.
 */
export const tellsApart = (word: string): boolean =>
  /\d/.test(word) ||
  otherKinds.has(word) ||
  /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|one|two|three|four|five)$/.test(word) ||
  levelWords.has(word) ||
  peopleWords.has(word) ||
  placeWords.has(word) ||
  subjectWords.has(word);

/** Words that as many sponsors use together as "merit" alone. */
const vague = setOf(
  "international domestic overseas foreign global world worldwide national regional local state university alumni alumnus member members returning adult mature study studies studying training teaching research",
  "merit excellence excellent academic achievement outstanding loyalty discount waiver tuition fee fees vice chancellor chancellors president presidents dean deans out other higher semester 1",
);

/** Whether the word says more about a scholarship than its level and that it is for good or foreign students. */
export const saysWhat = (word: string): boolean => !vague.has(word) && !levelWords.has(word);

const surnames = setOf(
  "smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts khan singh kumar patel cohen evans murphy",
);

/** Whether so many families have this name that alone it does not tell who gives a scholarship. */
export const isFrequentSurname = (word: string): boolean => surnames.has(word);

/** Whether the word names a place, or what part of one: "Tennessee", "western", "state". */
export const isPlace = (word: string): boolean => placeWords.has(word);

/** Whether the word is neither used in titles nor in English otherwise, as most names of people and companies. */
export const isRare = (word: string): boolean => word.length > 2 && !isCommon(word) && !isEnglishForm(wordForm(word));

/** Whether many sponsors use this word in titles, so that it tells nothing about the sponsor. */
export const isCommon = (word: string): boolean => tellsApart(word) || qualityWords.has(word);
