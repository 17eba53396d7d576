import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { isWorldRegion } from "../../said/countries-said.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";
import { placeBeforeName } from "./words-before.ts";

/** Words of students who come to the US. */
const comingWords = wordSet("usa ielts toefl duolingo pte cgpa visa f1 j1 sevis i20");
/** Whether a word tells so: not the "usa" of "Canada only, not in the USA". Who is "not from the USA" may well come. */
export const tellsOfComing = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => {
    let before = at - 1;
    while (/^(?:the|in|to)$/.test(wordAt(tokens, before))) before -= 1;
    return comingWords.has(word) && !negations.has(wordAt(tokens, before));
  });
const negations = wordSet("not no outside except");
type Words = Pick<QueryWords, "tokens" | "text">;
const citizens = /^(?:citizens?|nationals?|passports?|ciudadan[oa]s?)$/;

/** Of two passports, of a family, and of lives that end in a US passport as often: none of them tells what somebody is a citizen of. */
const open = wordSet(
  [
    "dual double both doble dos half naturalized naturalised",
    "generation generations gen firstgen generacion generaciones",
    "family families parent parents mom mum mother dad father grandparent grandparents grandmother grandfather grandma grandpa",
    "ancestor ancestors ancestry ancestral roots heritage descent descended descendant descendants origin origins originally",
    "husband wife spouse partner fiance fiancee girlfriend boyfriend friend friends roommate novio novia amigo amiga amigos brother sister siblings uncle aunt cousin cousins son daughter children kids",
    "familia familias padre padres madre mama papa papas abuelo abuela abuelos ancestros antepasados raices herencia descendencia",
    "descendiente descendientes origen originario originaria esposo esposa hermano hermana hijo hija hijos hijas",
    "adopted adoptee adoptees adoption adoptado adoptada adoptados adopcion",
    "refugee refugees asylum asylee asylees tps parole parolee protected humanitarian refugiado refugiada refugiados asilo asilado asilada",
    "immigrant immigrants immigrated immigration emigrated migrated migrant inmigrante inmigrantes emigre",
    "fafsa pell rotc",
    "moved relocated resettled came come fled escaped born raised grew nacido nacida naci creci vine llegue",
  ].join(" "),
);
const living = wordSet("live lives living reside residing resident residents based vivo vive viviendo residente");
const people =
  /^(?:citizens?|nationals?|passports?|students?|applicants?|people|persons?|kids?|born|ciudadan[oa]s?|estudiantes?)$/;
const joint = /^(?:and|or|y|o)$/;
const toward = wordSet("to into for a hacia para");

/** What a country gives: "a grant from Germany" tells nothing of the student. */
const awards =
  /^(?:scholarships?|grants?|fellowships?|bursar(?:y|ies)|stipends?|awards?|prizes?|sponsors?|donors?|foundations?|money|cash|aid|funds?|funding|support|loans?|becas?|ayudas?|apoyos?|dinero|premios?|prestamos?|fondos?)$/;
/** What a student has from a country, whatever their passport is. */
const studies =
  /^(?:degrees?|diplomas?|transcripts?|credits?|credentials?|licenses?|certificates?|experience|universit(?:y|ies)|colleges?|schools?|graduated|graduating|titulos?|universidad(?:es)?|graduad[oa]|egresad[oa])$/;

/**
 * The mentions of places, where those of home countries tell whether the student is a citizen of it: who is "from India", an "Indian citizen",
 * or from India and wants to study elsewhere. "Indian students" alone may be of the US, as may who was born or has family there, or says
 * anything else of the US, of two countries or of a family. Behind an award a country is that of its sponsor.
 */
export function withCitizens(named: readonly Mention[], words: Words): Mention[] {
  const { tokens } = words;
  const mentions = named.map((mention) => (isOfAward(mention, words) ? ofSponsor(mention, named) : mention));
  if (mayBeOfUs(mentions, tokens)) return mentions.map(withoutCitizen);
  const isComing =
    tellsOfComing(tokens) ||
    mentions.some(({ says }) => says.some((each) => each.slot === "country" && each.relation === "study"));
  return mentions.map((mention) => {
    const { from, to, says } = mention;
    if (!says.some((each) => each.slot === "country" && each.relation === "home")) return mention;
    const before = placeBeforeName(tokens, from);
    const [word = "", previous = ""] = [tokens[before]?.word, tokens[before - 1]?.word];
    const isFrom = /^(?:from|de)$/.test(word);
    const isOrigin = /^(?:in|en)$/.test(word) || (isFrom && (studies.test(previous) || isOfAward(mention, words)));
    const isTold =
      isFrom ||
      citizens.test(wordAt(tokens, to)) ||
      citizens.test(wordAt(tokens, to - 1)) ||
      (/^(?:of|de)$/.test(word) && citizens.test(previous));
    if (isOrigin || !(isTold || isComing)) return mention;
    return {
      ...mention,
      says: says.map((each) =>
        each.slot === "country" && each.relation === "home" ? { ...each, citizen: true as const } : each,
      ),
    };
  });
}

/** "A scholarship from Germany", but "scholarships, from Ghana" */
const isOfAward = ({ from }: Mention, words: Words): boolean => isFromAward(words, placeBeforeName(words.tokens, from));

/** Whether a "from" tells where an award is from. */
export const isFromAward = (words: Words, at: number): boolean =>
  /^(?:from|de)$/.test(wordAt(words.tokens, at)) &&
  awards.test(wordAt(words.tokens, at - 1)) &&
  !isBreakBefore(words, at);

/** Who asks for what a country gives mostly means studies there, unless they name where they want to study. */
function ofSponsor(mention: Mention, all: readonly Mention[]): Mention {
  const isElsewhere = all.some(({ says }) => says.some((each) => each.slot === "country" && each.relation === "study"));
  if (isElsewhere) return mention;
  return {
    ...mention,
    says: mention.says.map((each) =>
      each.slot === "country" && each.relation === "home" && !isWorldRegion(each.value)
        ? { slot: "country" as const, value: each.value, relation: "study" as const, alone: true as const }
        : each,
    ),
  };
}

/** Whether anything that a query says leaves open that the student is a US citizen. `mentions` are its places, which tell where they want to study. */
export function mayBeOfUs(mentions: readonly Mention[], tokens: readonly Token[]): boolean {
  const homes = mentions.flatMap(({ says }) =>
    says.flatMap((each) =>
      each.slot === "country" && each.relation === "home" && !isWorldRegion(each.value) ? each.value : [],
    ),
  );
  if (new Set(homes).size > 1 || tokens.some(({ word }) => open.has(word))) return true;
  return tokens.some((_, at) => {
    const to = endOfUs(tokens, at);
    return to !== null && !isDestination(mentions, tokens, { from: at, to });
  });
}

/** Where the name of the US that begins at a token ends; null where none does. "Latin America" is none. */
function endOfUs(tokens: readonly Token[], at: number): number | null {
  const [before = "", word = "", next = ""] = [-1, 0, 1].map((by) => tokens[at + by]?.word);
  if (/^(?:us|usa|eeuu|estadounidenses?)$/.test(word)) return at + 1;
  if ((word === "united" && next === "states") || (word === "estados" && next === "unidos")) return at + 2;
  if (word === "ee" && next === "uu") return at + 2;
  const isOther = /^(?:latin|south|north|central)$/.test(before);
  return /^americ(?:an?|ans|ano|ana|anos)$/.test(word) && !isOther ? at + 1 : null;
}

/** Whether the US is where the student wants to go: "MS in the US", "US universities", "usa". Not "US students", "living in the US". */
function isDestination(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): boolean {
  const before = placeBeforeName(tokens, from);
  const [previous = "", next = ""] = [tokens[before]?.word, tokens[to]?.word];
  if (people.test(next) || joint.test(next) || joint.test(previous) || citizens.test(wordAt(tokens, before - 1)))
    return false;
  if (tokens.slice(Math.max(0, before - 2), from).some(({ word }) => living.has(word))) return false;
  const isStudied = mentions.some(
    (each) =>
      each.from <= from &&
      to <= each.to &&
      each.says.some((said) => said.slot === "country" && said.relation === "study"),
  );
  return (
    isStudied ||
    toward.has(previous) ||
    (/^(?:in|en)$/.test(previous) && awards.test(wordAt(tokens, before - 1))) ||
    /^(?:universit|college|school|degree|visa|embassy|universidad)/.test(next) ||
    tokens[from]?.word === "usa"
  );
}

const withoutCitizen = (mention: Mention): Mention =>
  mention.says.some((each) => each.slot === "country" && each.citizen)
    ? {
        ...mention,
        says: mention.says.map((each) => {
          if (each.slot !== "country") return each;
          const { citizen: _, ...said } = each;
          return said;
        }),
      }
    : mention;
