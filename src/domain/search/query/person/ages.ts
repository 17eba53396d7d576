import { monthNames } from "../../../calendar/months.ts";
import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { startsWithDigit, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { isStartOfPart } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";

const youngest = 13;
const numbersFrom = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at).join("|");
const ages = numbersFrom(youngest, 90);
/** From here on "over 25" is an age, and students are adult learners in the words of sponsors. */
const adult = 25;
const adultAges = numbersFrom(adult, 75);

const months = monthNames.split(" ").join("|");

/** A student who is this old. `least`: or older. `years`: so many more, as in "over 25" and "turning 18". */
type Said = { least?: true; years?: number };
const phrases: PhraseTable<Said> = [
  [`(im|i am|i m|turned|just turned) (${ages}) (year|years|yrs|yr|yo|y o|) (old|olds|)`, {}],
  [`(age|aged|ages|at age|at|edad) (${ages})`, {}],
  [`(${ages}) (year|years|yrs|yr) (old|olds)`, {}],
  [`(${ages}) (yo|y o)`, {}],
  [`(age|aged|ages|edades) (from|de|) (${ages}) (to|through|and|a|) (${ages})`, {}],
  [`(a|an|is|at|being) (${adultAges}) (year|years|yrs|yr|yo|y o) (old|olds|)`, {}],
  [`(turning|turn) (${ages}) (in|this|next|) (${months}|year|month|soon|)`, { years: -1 }],
  [`tengo (${ages}) (anos|)`, {}],
  [
    `(over|above|past|older than) (the age of|age|) (${adultAges}) (years old|years of age|)`,
    { least: true, years: 1 },
  ],
  [`(age|aged|im|i am|) (${adultAges}) (and|or) (over|older|up|above) (adults|)`, { least: true }],
  ["(over|above|older than) (the age of|age|) (18|21) (years old|years of age|)", { least: true }],
  ["(age|aged|im|i am|) (18|21) (+|and over|or over|and older|or older|and up|and above|or above)", { least: true }],
  ["(in|im in) (my|) (early|mid|late|) (30|40|50|60|70) (s|ies)", { least: true }],
];
const find = phraseFinder(phrases);

/** An age of the past is not the student's: "my dad died when I was 12". */
const findPast = phraseFinder([
  [
    `(when|since|before|after|until|) (i|we|he|she|they) (was|were) (only|just|about|) (${numbersFrom(1, 90)}) (years old|)`,
    null,
  ],
  [`(cuando|desde que) tenia (${numbersFrom(1, 90)}) (anos|)`, null],
]);

/** What is counted by a number that is no age: "I'm 18 credits short", "I'm 30% Irish". */
const otherUnits = wordSet(
  "% schools colleges universities credits credit hours hour hrs units points percent pct k dollars weeks months days minutes miles lbs pounds weeks st nd rd th semester act sat employees people students scholarships",
);

/** Beside these a number alone may be a result: "3.8, 31, ACT and SAT taken twice", "gpa 3.8, 31". */
const isGpa = /^[0-4](?:\.\d.*)?$/;
const scoreWords = wordSet("act sat psat gre gmat mcat lsat toefl ielts score scores test tests");

/** Of "ages 16 to 24" the one at which most scholarships are given. */
const usual = 18;

/** The student's age: "I'm 31", "20 year old", "over 25", "ages 13 to 17", "a girl, 17, from Ohio". */
export function ageMentions(words: QueryWords): Mention[] {
  const { tokens } = words;
  if (!tokens.some(startsWithDigit)) return [];
  const hasScores = !words.isShort || tokens.some(({ word }) => scoreWords.has(word) || isGpa.test(word));
  const alone = tokens.flatMap(({ word }, from) =>
    (hasScores ? /^1[4-9]$/ : /^(?:1[4-9]|[2-6]\d)$/).test(word) &&
    isStartOfPart(words, from) &&
    isStartOfPart(words, from + 1)
      ? [{ from, to: from + 1, value: {} as Said }]
      : [],
  );
  // "17, schools closed"
  const isAge = ({ to }: { to: number }) => isStartOfPart(words, to) || !otherUnits.has(wordAt(tokens, to));
  const past = findPast(tokens)
    .filter(isAge)
    .map(({ from, to }): Mention => ({ from, to, says: [] }));
  const told = [...find(tokens), ...alone].flatMap(({ from, to, value: { least, years = 0 } }): Mention[] => {
    const numbers = tokens.slice(from, to).flatMap(({ word }) => (/^\d+$/.test(word) ? Number(word) : []));
    if (numbers.length === 0 || !isAge({ to })) return [];
    const value = Math.min(Math.max(usual, Math.min(...numbers)), Math.max(...numbers)) + years;
    return [
      {
        from,
        to,
        says: [{ slot: "age", value, ...(least && { least }) }],
        ...(value >= adult && { topic: "adult learners" }),
      },
    ];
  });
  return [...past, ...told];
}
