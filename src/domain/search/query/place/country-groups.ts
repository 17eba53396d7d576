import { type Found, type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { outsideOf } from "../../said/countries-said.ts";
import type { Mention, Reading } from "../mention.ts";

const people =
  "(citizen|citizens|national|nationals|passport|passports|student|students|applicant|applicants|resident|residents|people|passport holder|passport holders|ciudadano|ciudadana|ciudadanos|estudiante|estudiantes)";
/** As the table of regions and bodies of countries names them. */
const groups: readonly (readonly [names: string, region: string])[] = [
  [
    "(eu|e u|ue|european union|union europea|eu country|eu countries|eu member state|eu member states)",
    "the European Union",
  ],
  ["(eea|european economic area|eu eea|eea eu|eu and eea)", "the European Economic Area"],
  ["(commonwealth|commonwealth country|commonwealth countries)", "the Commonwealth"],
];
const others: readonly (readonly [names: string, region: string])[] = [
  ["(asean|asean country|asean countries)", "Southeast Asia"],
  ["(europe|europa)", "Europe"],
  ["(africa)", "Africa"],
  ["(asia)", "Asia"],
  ["(latin america|latinoamerica|america latina)", "Latin America"],
];

type Said = { region: string; is: "citizen" | "outsider" | "elsewhere" };

/** Citizenship by a group of countries, and what is not of it. */
const countryGroupPhrases: PhraseTable<Said> = [
  ...groups.flatMap(([names, region]): [string, Said][] => [
    [`${names} ${people}`, { region, is: "citizen" }],
    [
      `(citizen|citizens|national|nationals|ciudadano|ciudadana|ciudadanos) (of|de) (a|an|any|the|la|un|) ${names}`,
      { region, is: "citizen" },
    ],
    [`(non|not) (a|an|from|from the|) ${names} (${people.slice(1, -1)}|)`, { region, is: "outsider" }],
    [`no ${names} (citizenship|passport|nationality)`, { region, is: "outsider" }],
  ]),
  ...[...groups, ...others].flatMap(([names, region]): [string, Said][] => [
    [
      `(from|${people.slice(1, -1)}) (who are from|from|) outside (of|) (the|) ${names} (${people.slice(1, -1)}|)`,
      { region, is: "outsider" },
    ],
    [`(de|${people.slice(1, -1)}) (de|) fuera de (la|) ${names}`, { region, is: "outsider" }],
    [`(outside|fuera) (of|de|) (the|la|) ${names}`, { region, is: "elsewhere" }],
  ]),
  [`(non|not) (a|an|) (european|europeans) (${people.slice(1, -1)}|)`, { region: "Europe", is: "outsider" }],
  ["(extracomunitario|extracomunitaria|extracomunitarios)", { region: "the European Union", is: "outsider" }],
];
const find = phraseFinder(countryGroupPhrases);

/** "EU citizens", "non-EU", "from outside Europe": where the student is from; "outside the EU": where they want to study. */
export const countryGroupMentions = (tokens: readonly Token[]): Mention[] =>
  find(tokens)
    .filter((found) => !isOfState(found, tokens))
    .map(({ from, to, value }) => ({ from, to, says: [readingOf(value)] }));

/** "Commonwealth of Virginia residents" */
const isOfState = ({ to }: Found<Said>, tokens: readonly Token[]): boolean =>
  /^(?:of|de)$/.test(wordAt(tokens, to)) && /^[a-z]+$/.test(wordAt(tokens, to + 1));

function readingOf({ region, is }: Said): Reading {
  if (is === "citizen") return { slot: "country", value: region, relation: "home", citizen: true };
  return { slot: "country", value: outsideOf(region), relation: is === "outsider" ? "home" : "study" };
}
