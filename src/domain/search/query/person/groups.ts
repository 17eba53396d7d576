import { peoples } from "../../../eligibility/group/peoples.ts";
import { alsoPlaces } from "../../../eligibility/group/tribes.ts";
import { phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { MilitaryTie } from "../../../profile/answers/answer-choices.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import type { Mention, Reading } from "../mention.ts";
import { isCitizen, languages } from "../place/nationalities.ts";
import { cannot, everyPhrase, groupNames } from "./group-phrases.ts";

const find = phraseFinder(everyPhrase);
const findNames = phraseFinder(groupNames);

/** Words for somebody else: "hey guys", "my mom". */
const others = phraseFinder([
  ["(my|his|her|their|your|our|the|both|mis|mi|parents) (mom|moms|mother|mothers|sister|mama|madre|madres|guy)", true],
  ["(founding father|founding fathers|fathers day|mothers day|mother earth|mother tongue)", true],
  [
    "(single|) (mom|mother|mama|dad|father|grandmother|grandma) (who|that|) (raised|raises|supports|supported) (me|us|my|our)",
    true,
  ],
  ["(raised|supported) by (a|my|our|the|) (single|) (mom|mother|mama|dad|father|grandmother|grandma|woman|man)", true],
  ["(you|all|u|the|these|hello|hey|hi|thanks) (guys|girls|boys|ladies)", true],
  ["(hey|hi|hello|thanks|thank you|you|ok|oh|yo|my|bro|what|come on) (guys|man|dude|dudes|boy|girl|ladies)", true],
  ["(guys|dude|dudes|man) (please|help|pls|i|what|where|does|do|can|is|are)", true],
  // "I can't see myself in nursing"
  [
    `${cannot} (see|hear) (a|an|any|anything|anyone|back|from|her|him|how|it|me|my|myself|no|not|that|the|them|this|us|what|when|where|why|why not|you|your)`,
    true,
  ],
]);

/** The groups that a student belongs to: "Latina", "first-gen", "kid of a veteran". */
export function groupMentions(tokens: readonly Token[]): Mention[] {
  return [
    ...find(tokens)
      .filter(({ from, to }) => !speaksToReaders(tokens, from, to) && !isCitizen(tokens[to]))
      .map(
        ({ from, to, value }): Mention => ({
          from,
          to,
          says: readings(value.groups, value.ties),
          ...(value.topic ? { topic: value.topic } : {}),
        }),
      ),
    ...peoples(tokens).flatMap(({ from, to, value }): Mention[] => {
      const end = /^americans?$/.test(wordAt(tokens, to)) ? to + 1 : to;
      const isOther =
        isCitizen(tokens[to]) ||
        isLanguage(tokens, from, to) ||
        (value === "native_american" && isTown(tokens, from, to));
      return value === null || isOther ? [] : [{ from, to: end, says: readings([value]), topic: true }];
    }),
    ...others(tokens).map(({ from, to }): Mention => ({ from, to, says: [] })),
    ...findNames(tokens).map(({ from, to }): Mention => ({ from, to, says: nameSays(tokens, from, to), topic: true })),
  ];
}

/** "Learn Chinese", "a Korean major" */
const isLanguage = (tokens: readonly Token[], from: number, to: number): boolean =>
  languages.has(wordAt(tokens, from)) &&
  (/^(?:learn|learning|study|studying|speak|speaks|speaking|teach|teaching|practice)$/.test(wordAt(tokens, from - 1)) ||
    /^(?:language|major|majors|minor|class|classes|lessons|literature)$/.test(wordAt(tokens, to)));

/** "Living in Omaha", but not "in the Omaha Tribe" or "from Navajo Nation" */
const isTown = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:in|near|around|from|to)$/.test(wordAt(tokens, from - 1)) &&
  placesOfTribes.has(wordAt(tokens, from)) &&
  !/^(?:tribe|tribal|nation|reservation|people|country|indian|indians|native|rez)$/.test(wordAt(tokens, to));
const placesOfTribes = new Set(alsoPlaces.map((name) => name.split(" ")[0]));

const peopleSpokenTo = wordSet("guy guys dude dudes man");
const beforeMen = wordSet("for young college black white latino hispanic asian older single straight gay a");

/** "Guys" mostly speaks to the readers. */
const speaksToReaders = (tokens: readonly Token[], from: number, to: number): boolean =>
  to === from + 1 &&
  tokens.length > 3 &&
  peopleSpokenTo.has(wordAt(tokens, from)) &&
  !beforeMen.has(wordAt(tokens, from - 1));

const readings = (groups: readonly Group[], ties?: readonly MilitaryTie[]): Reading[] =>
  groups.map((value) => ({ slot: "group", value, ...(ties && { ties: [...ties] }) }));

/** A Christian college is for Christians; a Girl Scout is named by what she does. */
const nameSays = (tokens: readonly Token[], from: number, to: number): Reading[] =>
  /^(?:college|university|school)/.test(wordAt(tokens, to - 1)) && !tokens[from]?.word.startsWith("vet")
    ? [{ slot: "group", value: tokens[from]?.word === "jewish" ? "jewish" : "christian" }]
    : [];
