import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { type GpaScale, onFourPointScale } from "../../../profile/answers/gpa-scale.ts";
import type { Mention } from "../mention.ts";
import type { QueryWords } from "../words/query-words.ts";

/** What students say of grades without naming one. `none`: nothing that asks for a GPA is wanted, or they have none. */
export const gradePhrases: PhraseTable<"none" | "said"> = [
  [
    "(lowest|low|lower|bad|poor|average|decent|good|great|high) (minimum|min|specific|required|) (gpa|grades|grade|gpas) (requirement|requirements|minimum|required|needed|limit|cutoff|ok|okay|fine|accepted|)",
    "said",
  ],
  [
    "(any|no|without|without a|without any|whatever|regardless of|irrespective of) (minimum|min|specific|required|certain|set|my|) (gpa|grades|gpas|cgpa|grade point average) (requirement|requirements|minimum|minimums|required|needed|restriction|restrictions|limit|limits|cutoff|cutoffs|ok|okay|fine|accepted|necessary|)",
    "none",
  ],
  // "Any grade" may be that of a school.
  ["(any|no) grade", "said"],
  [
    "(any|no|without|without a|without any) (minimum|min|specific|) grade (requirement|requirements|minimum|minimums|limit|limits|cutoff|cutoffs)",
    "none",
  ],
  ["(gpa|grades) (doesnt|dont|does not|do not) matter", "none"],
  [
    "(dont|doesnt|do not|does not|not) (need|needs|require|requires|requiring|ask for|asking for|ask about|look at|looking at|consider|considering|care about|check|use) (a|an|any|my|your|the|) (minimum|min|specific|certain|good|high|) (gpa|gpas|grades|cgpa) (requirement|requirements|)",
    "none",
  ],
  [
    "(dont|doesnt|do not|does not|not) (have|got|having) (a|an|any|my|) (minimum|min|specific|certain|) (gpa|gpas|cgpa) (requirement|requirements|yet|)",
    "none",
  ],
  ["(dont|do not|havent|not) (have|got|having) (a|an|any|my|the|) (good|high|great) (gpa|gpas|grades)", "said"],
  ["(havent|have not|never) (got|gotten|had) (a|my|any|) (gpa|grades) (yet|)", "none"],
  ["(have|has|with|got) no (gpa|gpas|cgpa)", "none"],
  ["(gpa|grades) (is not|are not|isnt|arent|not) (required|needed|important|necessary)", "none"],
  ["(gpa|grade|grades) (blind|free|optional)", "none"],
  ["non gpa (based|)", "none"],
  [
    "(no|que no|sin) (pidan|piden|pida|requieran|requieren|requiera|exijan|exigen|miren|tomen en cuenta|) (el|un|mi|tener|los|las|ningun|) (promedio|gpa|notas|calificaciones) (minimo|minima|)",
    "none",
  ],
  ["(sin importar|no importa) (el|mi|las|los) (promedio|gpa|notas|calificaciones)", "none"],
  ["no (tengo|cuento con) (un|mi|) (promedio|gpa|notas)", "none"],
];
const findPhrases = phraseFinder(gradePhrases);
const comparing = wordSet("below under above over lower higher less more of");

/** Averages in letters. */
const letterPhrases: PhraseTable<string> = [
  ["(straight|all|mostly) a (s|student|students|average|)", "A"],
  ["(straight|all) as", "A"],
  ["b student(s)", "B"],
  ["c student(s)", "C"],
  ...(["a", "b", "c"] as const).flatMap((letter): [string, string][] => [
    [`${letter} (average|averages)`, letter.toUpperCase()],
    [`${letter} + (average|averages|student|students)`, `${letter.toUpperCase()}+`],
    [`average (of|) ${letter}`, letter.toUpperCase()],
    [`(gpa|average) (of|is|) (a|an|) ${letter} plus`, `${letter.toUpperCase()}+`],
    [`(gpa|average) (of|is|) (a|an|) ${letter} minus`, `${letter.toUpperCase()}-`],
    [`${letter} plus (average|gpa|student|students)`, `${letter.toUpperCase()}+`],
    [`${letter} minus (average|gpa|student|students)`, `${letter.toUpperCase()}-`],
  ]),
];
const findLetters = phraseFinder(letterPhrases);

const gradeWords = wordSet(
  "gpa gpas cgpa average averaging avg promedio cum cumulative weighted unweighted uw calificaciones calificacion indice",
);
const between = wordSet(
  "gpa of is a an my about around roughly like at least over above have with the currently only just with de mi un tengo es cumulative weighted unweighted average overall minimum min approximately high + college current right now hs school",
);
const afterNumber = wordSet(
  "cumulative overall weighted unweighted college high school current de en or higher + hs my total",
);
const spans = 4;

/** The GPA that a query states on any scale, as the GPA on the scale to 4.0. The first one counts. */
export function gradeMentions(words: QueryWords): Mention[] {
  const { tokens } = words;
  const letters = findLetters(tokens).flatMap(({ from, to, value }) =>
    mention(from, to, onFourPointScale(value, "letter")),
  );
  const numbers = tokens.flatMap((token, at) => (startsWithDigit(token) ? gradeAt(words, at) : []));
  // "Low GPA 2.1" names one all the same.
  const said = findPhrases(tokens).filter(({ from, to }) => !numbers.some((each) => each.from < to && each.to > from));
  // A GPA tells all that they do.
  const isNamed = letters.length + numbers.length > 0;
  const unread = said.map(({ from, to, value }): Mention => {
    if (isNamed) return { from, to, says: [] };
    // "I never had a GPA below 3": they have one.
    return value === "none" && !comparing.has(wordAt(tokens, to))
      ? { from, to, says: [{ slot: "no_gpa", value: true }] }
      : { from, to, says: [], ignored: true };
  });
  return [...unread, ...letters, ...numbers];
}

function mention(from: number, to: number, value: number | null): Mention[] {
  return value === null ? [] : [{ from, to, says: [{ slot: "gpa", value }] }];
}

function gradeAt({ tokens, text }: QueryWords, at: number): Mention[] {
  const token = tokens[at];
  if (!token) return [];
  const raw = text.slice(token.start, token.end);
  const number = /^\d{1,2}(?:[.,]\d{1,2})?$|^100$/.test(raw) ? Number(raw.replace(",", ".")) : Number.NaN;
  if (Number.isNaN(number) || tokens[at - 1]?.word === "$") return [];
  const isPercent = tokens[at + 1]?.word === "%" || tokens[at + 1]?.word === "percent";
  const [scale, behind] = outOf(text, tokens, at) ?? [null, isPercent ? at + 2 : at + 1];
  const start = startOfLess(tokens, at);
  const cue = cueSpan(tokens, start, behind);
  const from = cue?.from ?? start;
  if (scale !== null) return mention(from, Math.max(behind, cue?.to ?? 0), onFourPointScale(String(number), scale));
  if (number > 5) return hundred(tokens, at, behind, number, isPercent, cue);
  const isPlain =
    /[.,]\d/.test(raw) &&
    number >= 1 &&
    number <= 4.5 &&
    !otherUnit.has(wordAt(tokens, behind)) &&
    !isDotted(text, token);
  if (!cue && !isPlain) return [];
  return mention(from, cue?.to ?? behind, Math.min(4, start < at ? justBelow(number) : number));
}

/** Where "below" or "less than" before a number begins; the place of the number without it, and in "never below 3.0". */
function startOfLess(tokens: readonly Token[], at: number): number {
  const from = findLess(tokens).find(({ to }) => to === at)?.from ?? at;
  return tokens.slice(Math.max(0, from - spans), from).some(({ word }) => noLess.has(word)) ? at : from;
}
const findLess = phraseFinder([
  [
    "(just|slightly|a bit|a little|) (below|under|beneath|less than|lower than|menos de|menor a|menor de|por debajo de) (a|)",
    true,
  ],
] as const);
const noLess = wordSet("not no nothing never isnt dont wasnt cant neither nor fall falls drop dropped drops");
/** Who has less than 3.0 does not meet 3.0: a tenth is the step of most limits. */
const justBelow = (gpa: number): number => Math.round(gpa * 10 - 1) / 10;

const otherUnit = wordSet(
  "k thousand million m years year months hours miles % percent credits weeks gb times dollars lbs",
);
/** "1.5.2" or "v3.2" is no grade. */
const isDotted = (text: string, { start, end }: Token) =>
  /[\w.$/]$/.test(text.slice(0, start).slice(-1)) || /^[.,:/]\d/.test(text.slice(end));

/** The scale behind a slash or "out of": "3.75/4.0", "8.5 out of 10". */
function outOf(text: string, tokens: readonly Token[], at: number): [GpaScale, number] | null {
  const next = tokens[at + 1];
  const isSlash = next !== undefined && text.slice(tokens[at]?.end, next.start).trim() === "/";
  // "1/4" is a share or a day.
  if (isSlash && next.word === "4" && !tokens[at]?.word.includes(".")) return null;
  const end = isSlash ? at + 1 : next?.word === "out" && tokens[at + 2]?.word === "of" ? at + 3 : null;
  const scale = end === null ? undefined : scales.get(wordAt(tokens, end));
  return end === null || scale === undefined ? null : [scale, end + 1];
}
const scales: ReadonlyMap<string, GpaScale> = new Map([
  ["4", "4.0"],
  ["4.0", "4.0"],
  ["4.00", "4.0"],
  ["5", "5.0"],
  ["5.0", "5.0"],
  ["10", "10"],
  ["10.0", "10"],
  ["20", "20"],
  ["100", "100"],
]);

/** Marks out of 100, and of 10 where they are called a CGPA. */
function hundred(
  tokens: readonly Token[],
  at: number,
  behind: number,
  number: number,
  isPercent: boolean,
  cue: { from: number; to: number } | null,
): Mention[] {
  if (number <= 10)
    return cue && tokens.slice(cue.from, cue.to).some(({ word }) => word === "cgpa")
      ? mention(cue.from, cue.to, onFourPointScale(String(number), "10"))
      : [];
  const isMark =
    number >= 60 &&
    (isPercent ? !/^(?:of|tuition|off|scholarship|online|free)$/.test(wordAt(tokens, behind)) : cue !== null);
  if (!isMark || (isPercent && (number === 100 || (cue === null && isOfDisability(tokens, at, behind))))) return [];
  return mention(cue?.from ?? at, Math.max(behind, cue?.to ?? 0), onFourPointScale(String(number), "100"));
}

/** "70% disabled", "rated 80% by the VA", "disability of 60%" */
const isOfDisability = (tokens: readonly Token[], at: number, behind: number): boolean =>
  [...tokens.slice(Math.max(0, at - spans), at), ...tokens.slice(behind, behind + 2)].some(({ word }) =>
    ofDisability.test(word),
  );
const ofDisability = /^(?:disab\w*|rat(?:ed|ing)|va|discapacidad|pt)$/;

/** The words for grades around a number: "gpa of 3.5", "3.2 GPA", "3.7 de promedio". */
function cueSpan(tokens: readonly Token[], at: number, behind: number): { from: number; to: number } | null {
  let from = at;
  for (let back = at - 1; back >= Math.max(0, at - spans); back--) {
    const word = wordAt(tokens, back);
    if (gradeWords.has(word)) from = back;
    else if (!between.has(word)) break;
  }
  let to = behind;
  for (let next = behind; next < Math.min(tokens.length, behind + spans); next++) {
    const word = wordAt(tokens, next);
    if (gradeWords.has(word)) to = next + 1;
    else if (!afterNumber.has(word)) break;
  }
  return from < at || to > behind ? { from, to } : null;
}
