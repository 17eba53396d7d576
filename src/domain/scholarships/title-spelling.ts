const symbols = /[®™℠©]/gu;
const amounts = /[$£€₹]\s?\d[\d,.]*(?:\s?k\b)?\+?(?: (?:monthly|weekly|yearly|per year|a year)\b)?/gi;
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const editions = new RegExp(String.raw`\b(\d{1,3}(?:st|nd|rd|th)|${ordinals.join("|")})[ -]annual\b`, "gi");

/** What a source writes around the name of a scholarship: that it is open or closed, and how to apply. */
const notes = [
  /^(?:apply(?: now)?(?: for)?|now open|new|closed|expired)[:!] ?/i,
  /(?:[-–—:|,] ?|[([])(?:now )?(?:closed|expired|open|apply now|how to apply|apply|application(?: form)?|overview|guidelines|(?:spring|summer|fall|autumn|winter) deadline)[)\]]?$/i,
  /\bin (?:loving )?(?:memory|honou?r) of\b/gi,
  /^(?:the )?professor /i,
];
const dotted = /\b(?:u\.s\.a|u\.s|u\.k|d\.c|n\.y|n\.j|e\.u)\b\.?/gi;

/** The title without notes, amounts, editions ("10th Annual") and trademark symbols. */
export function plainTitle(title: string): string {
  const named = title
    .replace(symbols, " ")
    .replaceAll("´", "'")
    .replace(amounts, " ")
    .replace(editions, " ")
    .replace(dotted, (letters) => letters.replaceAll(".", ""))
    .trim();
  return notes.reduce((text, note) => text.replace(note, " ").trim(), named);
}

const ordinalEnding = (n: number) => (n > 10 && n < 20 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th"));
const spellings = new Map<string, string>([
  ...ordinals.map((word, at) => [word, `${at + 1}${ordinalEnding(at + 1)}`] as const),
  ...numbers.map((word, at) => [word, String(at + 1)] as const),
  ...("st:saint ft:fort mt:mount univ:university fdn:foundation fndn:foundation assn:association assoc:association natl:national intl:international dept:department govt:government inst:institute mem:memorial meml:memorial schol:scholarship corp:corporation centre:center honour:honor honours:honors labour:labor organisation:organization defence:defense"
    .split(" ")
    .map((pair) => pair.split(":")) as [string, string][]),
]);

/** The usual spelling of a folded word: "univ" is "university", "tenth" is "10th", "two" is "2". */
export const spelledWord = (word: string): string => spellings.get(word) ?? word;

/** Whether the titles state two amounts, or two editions ("9th Annual", "Tenth Annual"). */
export function differInFigures(a: string, b: string): boolean {
  return differ(amountsIn(a), amountsIn(b)) || differ(editionsIn(a), editionsIn(b));
}

const differ = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && a.join(" ") !== b.join(" ");

const editionsIn = (title: string) =>
  [...title.matchAll(editions)].map((match) => spelledWord((match[1] ?? "").toLowerCase()));

const amountsIn = (title: string) =>
  (title.match(amounts) ?? []).map((amount) =>
    amount
      .toLowerCase()
      .replace(/\.00\b/, "")
      .replace(/(?<=\d ?)k\b/, "000")
      .replace(/\D/g, ""),
  );
