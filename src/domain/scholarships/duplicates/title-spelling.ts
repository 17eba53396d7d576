import { numbersInWords } from "../../words/number-words.ts";

const symbols = /[®™℠©]|(?<=\p{L}\s?)\((?:R|TM|SM|C)\)/gu;
const amounts =
  /(?:[$£€₹]\s?|\b(?:usd|eur|gbp|chf|cad|aud|nzd|inr) )\d[\d,.]*(?:\s?k\b)?\+?(?: (?:monthly|weekly|yearly|per year|a year)\b)?/gi;
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const romans = "ii iii iv v vi vii viii ix".split(" ");
const misspelled =
  "sholarship sholarships schollarship schollarships scholraship scolarhip scholarhip scholarhips scholarshp scholarshps scholarshi scholaship scholaships scholarsip scholership scholorship scholorships schoalrship scolarship scolarships schlarship shcolarship scholarshop scholarshipp scholarsihp".split(
    " ",
  );
const editions = new RegExp(String.raw`\b(\d{1,3}(?:st|nd|rd|th)|${ordinals.join("|")})[ -]annual\b`, "gi");

/** The number of a contest that its title begins with: "4th Best Paper Award", but no "12th Grade" and no "First Place". */
const leadingEdition = new RegExp(
  String.raw`^(?:the )?(\d{1,3}(?:st|nd|rd|th)|${ordinals.join("|")}) (?!grade|place|prize|year|generation)(?=.*\b(?:contest|competition|paper|essay|challenge)\b)`,
  "gi",
);
/** How many are given: "35 PhD Scholarships". */
const leadingCount =
  /^\d{1,3} (?=(?:fully|full|partial|phd|doctoral|postdoctoral|masters?|mba|postgraduate|research|scholarships|fellowships|bursaries|studentships)\b)/i;

/** What a source writes around the name of a scholarship: that it is open or closed, and how to apply. */
const notes = [
  /^(?:apply(?: now)?(?: for)?|now open|new|closed|expired)[:!] ?/i,
  /^(?:win|enter) (?:the|an?) /i,
  /^(?:fully[- ])?funded[:!]? (?=\p{L}+ )/iu,
  /(?:[-–—:|,] ?|[([])(?:now )?(?:closed|expired|open|apply now|how to apply|apply|application(?: form)?|overview|guidelines|(?:now )?accepting applications|applications (?:are )?open|renewable|one[- ]time|multiple awards|(?:spring|summer|fall|autumn|winter) deadline)[)\]]?$/i,
  /(?<=(?:scholarships?|awards?|grants?|fellowships?|programs?|spring|summer|fall|autumn|winter) )application(?:s| form)?$/i,
  /\b(?:class of|ay) (?=(?:19|20)\d\d)/gi,
  /\*new\*/gi,
  // A former name: "BMI Composer Awards (formerly BMI Student Composer Awards)".
  /[([](?:formerly|previously|also known as|also called|a\.?k\.?a\b)[^()[\]]*[)\]]/gi,
  // A note that a source cut off.
  /\([^()]*$/,
  /\bin (?:loving )?(?:memory|honou?r) of\b/gi,
  /^(?:the )?professor /i,
  // A dean is a title before a whole name only: "Dean John A. Knauss", but "Dean Smith".
  /^(?:the )?dean (?=\p{L}{2,} \p{L}\. )/iu,
];
/** The theme of a contest's round: "Balance" in quotes. */
const theme = /["“][^"“”]{2,40}["”]/gu;

/** Letters with dots: "U.S.", "P.E.O.", "J. R.". */
const dotted = /(?<![\p{L}\p{N}.])(?:\p{L}\. ?){2,}|\b(?:u\.s|d\.c|u\.k)\b/giu;

/** "U.S." is "US". The initials of "J.R. Tolkien" stay apart, because "JR" would be Junior. */
const joined = (letters: string): string =>
  letters.replace(/[. ]+/g, /^[jsdm]\. ?r\b/i.test(letters) ? " " : "").trim();

/** The title without notes, amounts, editions ("10th Annual") and trademark symbols. */
export function plainTitle(title: string): string {
  const named = title
    .replace(symbols, " ")
    .replaceAll("´", "'")
    // An apostrophe that a source could not store: "Vice-Chancellor?s".
    .replace(/(?<=\p{L})[?\uFFFD](?=s\b)/gu, "'")
    .replace(amounts, " ")
    .replace(editions, " ")
    .replace(leadingEdition, "")
    .replace(leadingCount, "")
    .replace(/\b(?:bi|semi)[- ]?annual\b/gi, "annual")
    .replace(/(?<=\p{L})\((e?s)\)/giu, "$1")
    .replace(/\bfirst[- ]year\b/gi, "freshman")
    .replace(/\b(?:undergraduate(?: and |\/| & )graduate|graduate(?: and |\/| & )undergraduate)\b/gi, " ")
    .replace(seasons, " ")
    .replace(dotted, (letters) => `${joined(letters)} `)
    .trim();
  const withoutTheme = /\b(?:contest|competition)\b/i.test(named) ? named.replace(theme, " ") : named;
  return notes.reduce((text, note) => text.replace(note, " ").trim(), withoutTheme);
}

const ordinalEnding = (n: number) => (n > 10 && n < 20 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th"));
const spellings = new Map<string, string>([
  ...ordinals.map((word, at) => [word, `${at + 1}${ordinalEnding(at + 1)}`] as const),
  ...numbersInWords.slice(1, 13).map(([word, value]) => [word, String(value)] as const),
  // "v" alone is a letter more often than a number.
  ...romans.flatMap((word, at) => (word === "v" ? [] : [[word, String(at + 2)] as const])),
  ...misspelled.map((word) => [word, "scholarship"] as const),
  ...("st:saint ft:fort mt:mount univ:university fdn:foundation fndn:foundation assn:association assoc:association natl:national intl:international dept:department govt:government inst:institute mem:memorial meml:memorial schol:scholarship schlp:scholarship schlrshp:scholarship schp:scholarship fshp:fellowship fllwshp:fellowship endw:endowed endwd:endowed endow:endowed grad:graduate undergrad:undergraduate engr:engineering engrg:engineering educ:education prog:program corp:corporation centre:center honour:honor honours:honors labour:labor organisation:organization defence:defense ntl:national amer:american aux:auxiliary soc:society coll:college acad:academy fed:federation mgmt:management engineer:engineering engineers:engineering"
    .split(" ")
    .map((pair) => pair.split(":")) as [string, string][]),
]);

/** The usual spelling of a folded word: "univ" is "university", "tenth" is "10th", "two" is "2". */
export const spelledWord = (word: string): string => spellings.get(word) ?? word;

const seasons = /\b(spring|summer|fall|autumn|winter)(?= 20\d\d)|(?<=\b20\d\d )(spring|summer|fall|autumn|winter)\b/gi;

/** The editions in a title: "9th Annual", "Tenth Annual", "4th Best Paper Award", "Fall 2026". */
export const editionsIn = (title: string): readonly string[] =>
  [editions, leadingEdition, seasons].flatMap((edition) =>
    [...title.matchAll(edition)].map((match) => spelledWord((match[1] ?? match[2] ?? "").toLowerCase())),
  );

/** The amounts in a title, in digits. */
export const amountsIn = (title: string): readonly string[] =>
  (title.match(amounts) ?? []).map((amount) =>
    amount
      .toLowerCase()
      .replace(/\.00\b/, "")
      .replace(/(?<=\d ?)k\b/, "000")
      .replace(/\D/g, ""),
  );
