import { monthNames } from "../../../../calendar/months.ts";
import { countryOfAdjective } from "../../../../eligibility/citizenship/nationalities.ts";
import { namesOfFields } from "../../../../fields-of-study/named-fields.ts";
import { countrySpellings } from "../../../../places/countries.ts";
import { foldedWords, foldWords } from "../../../../places/folded-words.ts";
import { usStates } from "../../../../places/us-states.ts";
import { nameFit } from "../../demands/name-fit.ts";

const wordsOf = (...lists: readonly string[]): string[] => lists.flatMap((list) => list.split(" "));

/** Words that sponsors write large though they name no body and no place: degrees, tests, offices, months, peoples. */
const everydayNames = new Set(
  wordsOf(
    "i ii iii iv v us usa america american americans united states state federal national international global",
    "gpa cgpa sat act fafsa stem steam toefl ielts gre gmat lsat mcat atar ged ap ib usd cad eur gbp cv na hs esl efl it ict abet",
    "phd ma ms msc ba bs bsc mba md jd llm mphil edd dds rn bsn msn aas bachelor bachelors baccalaureate master masters doctoral doctorate doctor postdoctoral associate degree degrees diploma certificate honours honors tertiary",
    "university universities college colleges institution institutions institute school schools high middle secondary department faculty division office center centre campus",
    "senior seniors junior juniors freshman freshmen sophomore sophomores undergraduate undergraduates graduate graduates student students postgraduate class member members researcher researchers",
    "scholarship scholarships award awards fellowship fellowships grant grants bursary prize contest competition program programs programme fund foundation application applications applicant applicants candidate candidates recipient recipients internship internships exchange conference",
    "year years grade grades level minimum maximum point average merit academic achievement excellence financial need tuition term semester short part full time current transfer historically rank abroad post goals daughter daughters son sons young my countries related specializing",
    "please note post must offered accredited awarded have attend plan eligibility requirements criteria essay recommendation deadline admission admissions accredited accreditation annual studies act title internet web http https www email pdf covid visa daca hbcu hbcus pell",
    `${monthNames} monday tuesday wednesday thursday friday saturday sunday fall spring summer winter`,
    "dean president director committee board council commission chair professor high veteran veterans armed forces guard",
    "city county counties state association society club company corporation inc ltd llc",
    "african black white hispanic latino latina latinx asian pacific islander alaska native natives indian indians hawaiian caucasian arab middle eastern jewish christian catholic muslim protestant lgbtq lgbt lgbtqia english spanish french german caribbean european africa europe asia latin",
    "he she they his her their you your we our the a an and or of in at for to be is are not no who that this these those if only all any each one two three four five first second third",
  ),
);
const fieldWords = new Set([...namesOfFields()].flatMap((name) => name.split(" ")));
const placeWords = new Set(
  [...Object.entries(usStates).flat(), ...countrySpellings().map(([name]) => name)].flatMap(foldedWords),
);

/** Fields, states, countries and their peoples are compared by criteria of their own. */
const isKnown = (word: string) =>
  everydayNames.has(word) || fieldWords.has(word) || placeWords.has(word) || countryOfAdjective.has(word);
const isEveryday = (word: string) =>
  isKnown(word) || (word.endsWith("s") && isKnown(word.slice(0, -1))) || Number.isInteger(Number(word));

const isCapital = (code: number) => code >= 65 && code <= 90;
/** Whether a word begins with a capital, perhaps behind a bracket or a quotation mark. */
const isLarge = (word: string) =>
  isCapital(word.charCodeAt(0)) || (word.length > 1 && isCapital(word.charCodeAt(1))) || is4H(word);
/** "4-H", which is written with a number, and "4H". */
const is4H = (word: string): boolean => word.charCodeAt(0) === 52 && /^4-?H\b/.test(word);
/** "FFA", "SkillsUSA", "P.E.O." */
function isAcronym(word: string): boolean {
  if (is4H(word)) return true;
  let capitals = 0;
  for (let at = 0; at < word.length; at++) if (isCapital(word.charCodeAt(at))) capitals += 1;
  return capitals > 1;
}
const endsOfSentences = new Set(".:;•*?!");

/** Where most words are large, their size tells nothing. */
const mostLarge = 0.6;
const shortest = 4;

/**
 * The words of the names of bodies and places in a sponsor's words, folded: "Be a member of the Elks" names "elks". The
 * first word of a sentence, and all of a line in large words, count only as acronyms, unless it is the line of a place
 * (`isPlace`): "Glasgow School of Art".
 */
export function wordsOfNames(quote: string, isPlace: boolean): string[] {
  const telling = tellingIn(quote, isPlace);
  return telling === null ? [] : [...new Set(quote.split(/\s+/).filter(telling).flatMap(nameIn))];
}

/** Tells of each word of a text, one after the other, whether it belongs to a name; null where none does. */
function tellingIn(quote: string, isPlace: boolean): ((word: string) => boolean) | null {
  const words = quote.split(/\s+/);
  const large = words.filter(isLarge).length;
  // "MUST BE ENROLLED IN A COLLEGE": where everything is in capitals, they tell no names.
  if (large === 0 || (words.length >= shortest && quote === quote.toUpperCase())) return null;
  const isTitle = words.length >= shortest && large > mostLarge * words.length;
  // "Alberta resident"
  let isFirst = !(isPlace && words.length < shortest);
  return (word) => {
    const tells = isLarge(word) && ((isTitle ? isPlace : !isFirst) || isAcronym(word));
    isFirst = endsOfSentences.has(word.at(-1) ?? "") && !isAcronym(word);
    return tells;
  };
}

/** The names in words already read. Most large words stand in many texts. */
const remembered = new Map<string, readonly string[]>();
const mostRemembered = 20_000;

function nameIn(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const name = nameOf(word);
  remembered.set(word, name);
  return name;
}

/** The word folded, without everyday words. "FIRST" in capitals is the name of a program. */
function nameOf(word: string): string[] {
  const folded = foldedName(word);
  return word === "FIRST" ? [folded] : folded.split(" ").filter((each) => each.length > 1 && !isEveryday(each));
}

/** Words inside a name: "Society of Women Engineers". */
const joins = new Set(["of", "the", "and", "&", "for", "at"]);
const endsOfNames = new Set(",.:;•*?!)");

/**
 * The names of which `wordsOfNames` gives words, folded, and those of bodies without such words: "American Chemical Society".
 * `words` are what `wordsOfNames` gives, where it is known.
 */
export function namesIn(quote: string, isPlace: boolean, words = wordsOfNames(quote, isPlace)): string[] {
  if (words.length === 0 && !mayNameBody.test(quote)) return [];
  const telling = tellingIn(quote, isPlace);
  return telling === null ? [] : runsOf(quote.split(/\s+/), telling).filter(tellsBody);
}

/** Words that stand together and belong to a name, folded. */
function runsOf(words: readonly string[], belongs: (word: string) => boolean): string[] {
  const found: string[] = [];
  let run: string[] = [];
  let joined: string[] = [];
  const close = () => {
    if (run.length > 0) found.push(run.join(" "));
    [run, joined] = [[], []];
  };
  for (const word of words) {
    if (belongs(word)) {
      run.push(...joined, foldedName(word));
      joined = [];
      if (endsOfNames.has(word.at(-1) ?? "")) close();
    } else if (run.length > 0 && joins.has(word)) joined.push(word === "&" ? "and" : word);
    else close();
  }
  close();
  return [...new Set(found)].filter((name) => name !== "");
}

const foldedName = (word: string): string =>
  is4H(word) ? "4h" : foldWords(word.endsWith("'s") || word.endsWith("’s") ? word.slice(0, -2) : word);

const isBody = /\b(?:society|association|institute|club|union|council|league|federation|academy|alliance|network)\b/;
const fewestOfBody = 3;

/** Whether a text may name a body. Most texts do not, which this tells quickly. */
const mayNameBody = /(?:ociety|ssociation|nstitute|lub|nion|ouncil|eague|ederation|cademy|lliance|etwork)\b/;

/** "american chemical society" tells a body though each of its words is an everyday one, and "first" does in capitals. */
const tellsBody = (name: string): boolean =>
  name === "first" ||
  name.split(" ").some((word) => word.length > 1 && !joins.has(word) && !isEveryday(word)) ||
  (isBody.test(name) && name.split(" ").length >= fewestOfBody);

/** The names in what a student wrote of themselves: "SAFEWAY" and "Safeway" in "Cashier at Safeway". Small words count where there are no large ones. */
export function ownNamesIn(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const isSmall = !words.some(isLarge);
  return runsOf(words, (word) => isSmall || isLarge(word)).filter(tellsBody);
}

/** The sponsor's other name where names hold one of the two: "nsbe" and "national society of black engineers". */
export function otherNamesOf(sponsor: string, names: readonly string[]): string[] {
  const [name, ...more] = ownNamesIn(sponsor);
  if (name === undefined || more.length > 0) return [];
  const initials = name
    .split(" ")
    .flatMap((word) => (joins.has(word) ? [] : word.charAt(0)))
    .join("");
  if (initials.length < fewestInitials) return [];
  return names.includes(initials) ? [name] : names.includes(name) ? [initials] : [];
}
const fewestInitials = 3;

const college = /\b(?:university|college|institute)\b/;

/** Whether a name that the student gave is one of a sponsor's words, or a part of it. A town is no part of its college. */
export const isSameName = (own: string, named: string): boolean =>
  nameFit(own, named) !== "other" && college.test(own) === college.test(named);
