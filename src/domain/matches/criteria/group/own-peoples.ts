import { countryOfAdjective } from "../../../eligibility/citizenship/nationalities.ts";
import { tribeNames, tribesOfPlaces } from "../../../eligibility/group/tribes.ts";
import { withoutAccents } from "../../../places/without-accents.ts";
import { codes } from "../../../places/world-regions.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";

/**
 * The group that most people of a country count themselves to in the US. Those of several are left out, as South Africans, Trinidadians and
 * Brazilians are, and those of whom many immigrated from elsewhere, as the British and the French. "Indian" needs the words before it.
 */
const peoplesOf: readonly (readonly [group: Group, countries: readonly string[], others: string])[] = [
  [
    "asian",
    codes("BD BN BT CN HK ID JP KH KP KR LA LK MM MN MO MV MY NP PH PK SG TH TL TW VN"),
    "bengali|burmese|desi|gujarati|hmong|ilocano|karen|khmer|lao|mien|okinawan|punjabi|sindhi|tamil|telugu|tibetan|visayan",
  ],
  [
    "black",
    codes(
      "AG AO BB BF BI BJ BS BW CD CF CG CI CM DM ER ET GA GD GH GM GW HT JM KE KN LC LR LS ML MW NE NG RW SL SN SO SS TG TZ UG VC ZM ZW",
    ),
    "akan|amhara|ashanti|congolese|fulani|geechee|(?<!new )guinean|gullah|hausa|igbo|oromo|wolof|xhosa|yoruba|zulu",
  ],
  [
    "hispanic",
    codes("AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE"),
    "boricua|chicanx|latin american|nuyorican|quisqueyan|tejan",
  ],
  [
    "middle_eastern",
    codes("AE BH DZ EG IQ IR JO KW LB LY MA OM PS QA SA SY TN TR YE"),
    "amazigh|assyrian|berber|chaldean|copt|coptic|kurd|kurdish",
  ],
  [
    "pacific_islander",
    codes("FJ FM KI MH NR PG PW SB TO TV VU WS"),
    "chamoru|chuukese|maori|marshallese|melanesian|micronesian|palauan|pohnpeian|polynesian|tahitian|yapese",
  ],
  [
    "white",
    codes("AL AT BA BE BG BY CZ DE DK EE FI GR HR HU IE IS IT LT LU LV ME MK MT NO PL RO RS RU SE SI SK UA XK"),
    "scandinavian",
  ],
];

const longestFirst = (names: readonly string[]): string => [...names].sort((a, b) => b.length - a.length).join("|");

/** Peoples and tribes as students name their own, in the text of `plainPeoples`: "Navajo", "Kenyan American", "Boliviana". */
export const ownPeoples: readonly (readonly [Group, RegExp])[] = [
  ...peoplesOf.map(([group, countries, others]) => {
    const adjectives = [...countryOfAdjective].flatMap(([word, code]) => (countries.includes(code) ? [word] : []));
    return [group, new RegExp(`\\b(?:${longestFirst([...adjectives, ...others.split("|")])})[ao]?s?\\b`)] as const;
  }),
  [
    "native_american",
    new RegExp(
      `\\b(?:(?:${longestFirst([...tribeNames, ...tribesOfPlaces])})s?|rancheria|enrolled member|affiliated tribes|(?:tribes?|band|pueblo|native village) of|native village)\\b`,
    ),
  ],
];

const tribalIndians = new RegExp(
  `\\b(?:${longestFirst(tribeNames)})(?: (?:tribe|band|nation) of)? indians?\\b|\\bindian (?:tribes?|nation|colony)\\b|(?<=[a-z]{2} )(?<!\\b(?:the|an|in|of|from|asian|east|south|my|our) )indian (?:(?:tribal )?community|village)\\b`,
  "g",
);

/**
 * Words in lower case without accents, apostrophes and hyphens ("dine", "ho chunk"), with "Cherokee Indians" and "Gila River Indian
 * Community" told from those of India.
 */
export const plainPeoples = (words: string): string =>
  withoutAccents(words.toLowerCase())
    .replace(/['’ʻ‘`]/g, "")
    .replace(/(?<!\bnon)-/g, " ")
    .replaceAll("&", "and")
    .replace(tribalIndians, "native american");
