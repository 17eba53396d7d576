import type { Group } from "../../../scholarships/vocabulary.ts";
import type { CheckKind } from "../../demand.ts";
import type { Mention } from "../../mention.ts";
import { type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { awardWords } from "../../words/awards.ts";

const phrases: PhraseTable<CheckKind> = [
  ["(postprofessional|post professional)", "program"],
  ["new (international|undergraduate|graduate|postgraduate|domestic|overseas|full time) (student|students)", "level"],
  [
    "(freshman|sophomore|junior|senior|upper|lower|advanced|college) level (english|math|mathematics|science|course|class)",
    "course",
  ],
  ["(vocational|technical|career) (and technical|and vocational|or technical|) education", "program"],
  ["(education|educational) (program|programme) in (a|an|the|any)", "program"],
  // What is narrower than the fact beside it: a kind of visa, of degree, of need, of religious or of resident people.
  ["(f|j|h|m|o) 1 (student|) (visa|visas|status)", "citizenship"],
  ["(f1|j1|h1b|m1|o1) (student|) (visa|visas|status)", "citizenship"],
  ["(student|study) (visa|visas|permit|permits)", "citizenship"],
  [
    "(research|coursework|taught|one year|two year|three year|accelerated|online|executive|joint|dual) (masters|master|mba|doctorate|doctoral|phd|graduate|postgraduate|bachelors|bachelor|nursing) (degree|degrees|program|programs|programme|course|student|students|by)",
    "program",
  ],
  ["(research|coursework|taught) (masters|master|doctorate|phd)", "program"],
  ["(masters|master|doctorate|phd|degree) by (research|coursework|publication)", "program"],
  ["(devout|observant|baptized|baptised|born again)", "religion"],
  ["(practicing|practising)", "employment"],
  ["committed", "commitment"],
  [
    "(practicing|practising|committed) (their|his or her|your|the|a|their own|) (member of|members of|roman|) (christian|christians|catholic|catholics|jew|jews|jewish|muslim|muslims|faith|religion|church|lutheran|lutherans|methodist|methodists|baptist|baptists|presbyterian|episcopalian|orthodox|anglican|mormon|quaker|hindu|hindus|buddhist|buddhists|sikh|sikhs|protestant|protestants)",
    "religion",
  ],
  ["(lifelong|life long|longtime|long time|native) (resident|residents)", "place"],
  [
    "(receive|receives|receiving|received|recipient of|recipients of) (federal|state|need based|) financial aid",
    "income",
  ],
];
const find = phraseFinder(phrases);

const ofScience = phraseFinder<true>([["(bachelor|bachelors) of (science|applied science|arts|fine arts)", true]]);
/** One kind of people of whom the profile asks together with others: "a lesbian", but not "gay, lesbian or bisexual". */
const kindsOfPeople = [
  phraseFinder<string>([
    ["(gay|gays)", "gay"],
    ["(lesbian|lesbians)", "lesbian"],
    ["bisexual", "bisexual"],
    ["(transgender|transgendered|trans|non binary|nonbinary)", "transgender"],
    ["(queer|intersex|asexual|two spirit|lgbt|lgbtq|glbt|lgbtqia|2slgbtq|2slgbtqia) (+|)", "all"],
  ]),
  phraseFinder<string>([
    ["native (hawaiian|hawaiians)", "native hawaiian"],
    ["(samoan|tongan|chamorro|micronesian|micronesians|polynesian|polynesians)", "other islander"],
    [
      "(asian|black|hispanic|latino|alaska|alaskan|indian|indians|american|americans|minority|islander|islanders|islands|island)",
      "all",
    ],
  ]),
];
/** Beside other groups, one of them is enough: "Native American and Native Hawaiian students". */
const isOfKinds = (group: Group): boolean => group === "lgbtq" || group === "pacific_islander";
const namesOneKind = (tokens: readonly Token[]): boolean =>
  kindsOfPeople.some((findKinds) => {
    const named = new Set(findKinds(tokens).map(({ value }) => value));
    return named.size === 1 && !named.has("all");
  });

const towardsProfession = phraseFinder<true>([
  [
    "(working|work|studying|leading|lead) (toward|towards|to) (either|) (a|an|the|their|) (md|jd|dds|dmd|dvm|llb|pharmd)",
    true,
  ],
]);

const needOf = phraseFinder<true>([
  ["(need|hardship) (of|above|over|exceeding|greater than|more than) (at least|more than|over|up to|)", true],
]);
/** "A financial need of at least $2,000." */
const hasLeastNeed = (tokens: readonly Token[]): boolean => needOf(tokens).some(({ to }) => isSum(wordAt(tokens, to)));
const isSum = (word: string): boolean => /^[$\d]/.test(word);

const anotherAward = phraseFinder<true>([
  ["(eligible|eligibility|qualify|qualified|considered|nominated) for", true],
  ["(received|receive|receiving|won|hold|holds|holding|held|accepted|awarded|recipient of|recipients of)", true],
]);
const articles = wordSet("the a an");

/**
 * What a clause demands though other mentions cover its words: a degree after a professional one, students who are new, a
 * Bachelor of Science without a field, what is narrower than a fact ("a lesbian", "a need of $2,000"), and another award ("must be eligible for the Presidential Scholarship"). `names`
 * are the words of the scholarship's own name. Null where it demands nothing of the kind.
 */
export function demandBesides(
  { tokens, mentions }: { tokens: readonly Token[]; mentions: readonly Mention[] },
  names: ReadonlySet<string>,
): CheckKind | null {
  const [found] = find(tokens);
  if (found) return found.value;
  const hasField = mentions.some(({ meaning }) => meaning.about === "field_of_study");
  if (!hasField && ofScience(tokens).length > 0) return "program";
  const states = (about: Mention["meaning"]["about"]) => mentions.some(({ meaning }) => meaning.about === about);
  if (
    mentions.some(({ meaning }) => meaning.about === "groups" && meaning.groups.some(isOfKinds)) &&
    namesOneKind(tokens)
  )
    return "heritage";
  if (states("financial_need") && hasLeastNeed(tokens)) return "income";
  const isOfGraduates = mentions.some(({ meaning }) => meaning.about === "level" && meaning.levels.includes("master"));
  if (isOfGraduates && towardsProfession(tokens).length > 0) return "program";
  return namesAnotherAward(tokens, names) ? "prior_award" : null;
}

function namesAnotherAward(tokens: readonly Token[], names: ReadonlySet<string>): boolean {
  return anotherAward(tokens).some(({ to }) => {
    const from = articles.has(wordAt(tokens, to)) ? to + 1 : to;
    const end = tokens.findIndex(({ word }, at) => at >= from && at < from + 6 && awardWords.has(word));
    const name = end < 0 ? [] : tokens.slice(from, end);
    return name.length > 0 && name.every(({ capital, word }) => capital && !names.has(word));
  });
}
