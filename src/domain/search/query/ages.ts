import { monthNames } from "../../calendar/months.ts";
import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import type { Mention } from "./mention.ts";

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

/** What is counted by a number that is no age: "I'm 18 credits short", "I'm 30% Irish". */
const otherUnits = wordSet(
  "% schools colleges universities credits credit hours hour hrs units points percent pct k dollars weeks months days minutes miles lbs pounds weeks st nd rd th semester act sat employees people students scholarships",
);

/** The student's age: "I'm 31", "20 year old", "over 25". */
export const ageMentions = (tokens: readonly Token[]): Mention[] =>
  (tokens.some(startsWithDigit) ? find(tokens) : []).flatMap(({ from, to, value: { least, years = 0 } }): Mention[] => {
    const number = tokens.slice(from, to).find(({ word }) => /^\d+$/.test(word));
    if (!number || otherUnits.has(tokens[to]?.word ?? "")) return [];
    const value = Number(number.word) + years;
    return [
      {
        from,
        to,
        says: [{ slot: "age", value, ...(least && { least }) }],
        ...(value >= adult && { topic: "adult learners" }),
      },
    ];
  });
