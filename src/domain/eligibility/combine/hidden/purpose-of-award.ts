import type { CheckKind } from "../../demand.ts";
import type { Meaning, Mention } from "../../mention.ts";
import { namesPerson } from "../../mood/people.ts";
import type { ReadClause } from "../../read-clause.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { TokenSet, wordSet } from "../../text/word-set.ts";
import { traitsIn } from "../../trait/traits.ts";
import { anyAward, anyFund, anyStipend, anyStudentship } from "../../words/awards.ts";

const awards = wordSet(`${anyAward} ${anyStudentship} ${anyStipend} ${anyFund} medal awarded granted`);
const awardTokens = new TokenSet(awards);
/** What an award may be for that not everybody does. */
const kinds: ReadonlySet<CheckKind> = new Set(["purpose", "research", "career", "study_place", "merit", "experience"]);
/** What it may be for behind "for" or "to", and else only tells of it: "to engage in Japanese studies". */
const kindsBehindLead: ReadonlySet<CheckKind> = new Set(["activity", "course", "employment", "commitment"]);
/** Words between an award and what it is for: "awards | of $4,000 | to promote the study of deserts". */
const near = 8;

const events = new TokenSet(
  wordSet(
    "course courses workshop workshops conference conferences seminar seminars camp camps internship internships trip trips congress symposium tour expedition residency",
  ),
);
const money = new TokenSet(wordSet("used paid payable applied tuition fees costs cost expenses"));
/** What only some students do, also where the clause calls them students: "scholarships support student research". */
const works = new TokenSet(
  wordSet("research training project projects book books film films documentary bibliography"),
);
const leads = wordSet("for to toward towards support supports supporting");

/**
 * Whether a clause that names nobody says what the award is for, so that only some may have it: "grants for scientific
 * investigation", "the award recognizes outstanding research", "half tuition scholarship for a two-week English course".
 */
export const tellsPurpose = ({ mentions, tokens, unread }: ReadClause): boolean =>
  awardTokens.hasAny(tokens) &&
  !isDenied(tokens) &&
  (mentions.some((mention) => isPurpose(mention, tokens)) ||
    isForTrait(tokens) ||
    tellsEvent(tokens) ||
    tellsUse(tokens) ||
    tellsPersons(tokens, unread));

/** "Scholarships cannot | be used to repay loans": what they are not for. */
const isDenied = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) => /^(?:not|cannot|never)$/.test(word) && /^(?:be|pay|cover)$/.test(wordAt(tokens, at + 1)),
  );

/** "A scholarship for homesteaders", "our fund exists for injured riders" */
const isForTrait = (tokens: readonly Token[]): boolean =>
  traitsIn(tokens).some(
    ({ from, to, kind }) =>
      (kind === "unread" || kind === "health") &&
      tokens[to - 1]?.word.endsWith("s") === true &&
      !praise.has(wordAt(tokens, from)) &&
      !persons.has(wordAt(tokens, from)) &&
      tokens.slice(Math.max(0, from - 3), from).some(({ word }) => word === "for"),
  );
const persons = wordSet(
  "students applicants recipients scholars winners individuals persons leaders learners families professionals majors undergraduates graduates seniors juniors freshmen sophomores generations achievers dreamers members friends peers parents candidates fellows teens youths adults kids nominees entrants",
);

function isPurpose({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean {
  const kind = checkKindOf(meaning);
  if (kind === null) return false;
  const lead = leadOf(tokens);
  const isBehind = lead >= 0 && to > lead + 1 && from < lead + near;
  // "Duration of the scholarship is four years."
  if (tokens[from]?.word === "of") return false;
  if (!kinds.has(kind) && !(isBehind && kindsBehindLead.has(kind))) return false;
  return tokens.slice(Math.max(0, from - near), from + 4).some(({ word }) => awards.has(word));
}

function checkKindOf(meaning: Meaning): CheckKind | null {
  if (meaning.about !== "demand") return null;
  if (meaning.demand.about === "study_in") return "study_place";
  return meaning.demand.about === "check" ? meaning.demand.kind : null;
}

/** "Grants for travel to a conference", "awards are for paintings only". */
function tellsEvent(tokens: readonly Token[]): boolean {
  const lead = leadOf(tokens);
  if (lead < 0) return false;
  const behind = tokens.slice(lead + 1, lead + 1 + near);
  if (works.hasAny(behind) && !money.hasAny(tokens)) return true;
  return !namesPerson(behind) && (events.hasAny(behind) || (tokens.at(-1)?.word === "only" && !money.hasAny(tokens)));
}

/** "$500 to be used exclusively towards a preparation course", but not "used for tuition in a course". */
function tellsUse(tokens: readonly Token[]): boolean {
  const [use] = findUse(tokens);
  const behind = use ? tokens.slice(use.to, use.to + near) : [];
  return (events.hasAny(behind) || behind.some(({ word }) => word === "abroad")) && !spent.hasAny(behind);
}
const findUse = phraseFinder<true>([
  ["(used|applied|spent) (exclusively|only|solely|) (towards|toward|for|on) (a|an|the|one|their|)", true],
]);
const spent = new TokenSet(wordSet("tuition fees costs cost expenses books supplies equipment"));

/** "A scholarship for zorbling students", "awards for students zorbling at home". */
function tellsPersons(tokens: readonly Token[], unread: readonly Token[]): boolean {
  const lead = leadOf(tokens);
  if (lead < 0) return false;
  const person = tokens.findIndex((token, at) => at > lead && at < lead + 6 && namesPerson([token]));
  if (person < 0) return false;
  const next = tokens[person + 1];
  const does = next?.word.endsWith("ing") === true && unread.includes(next);
  const between = tokens.slice(lead + 1, person);
  return does || between.some((token) => unread.includes(token) && !praise.has(token.word));
}

/** Words for a good student, by whom a prize is won; nobody can check them beforehand. */
const praise = wordSet(`
deserving talented outstanding bright brightest motivated ambitious lucky promising exceptional gifted top academic academically hardworking hard working dedicated aspiring excellent
best qualified selected worthy needy young new next future place other our own these potential current prospective many several more
`);

/** The "for" or "to" behind an award at the beginning of a clause; -1 where there is none. */
function leadOf(tokens: readonly Token[]): number {
  const award = tokens.findIndex(({ word }) => awards.has(word));
  const lead = tokens.findIndex(({ word }, at) => at > award && leads.has(word));
  return award < 0 || award > near || lead > award + 4 ? -1 : lead;
}

/** "Created by the owners for | children of employees": whom an award is for, in a clause that only tells of its founding. */
export function kindOfBeneficiaries({ mentions, tokens }: ReadClause): CheckKind | null {
  for (const { from, meaning } of mentions) {
    const kind =
      meaning.about === "demand" && meaning.demand.about.startsWith("parent_") ? "family" : checkKindOf(meaning);
    const before = tokens.slice(Math.max(0, from - 3), from).map(({ word }) => word);
    // "Founded so that | migrant workers could finish their degrees"
    const isReason = before.includes("so") && before.includes("that");
    if (kind === null || !(isReason || kindsOfPersons.has(kind))) continue;
    const lead = isReason ? before.indexOf("that") : before.findLastIndex((word) => leadsToPersons.has(word));
    if (lead >= 0 && before.slice(lead + 1).every((word) => praise.has(word) || /^(?:the|a|an|all|any)$/.test(word)))
      return kind;
  }
  return null;
}
const kindsOfPersons: ReadonlySet<CheckKind> = new Set(["family", "membership"]);
const leadsToPersons = wordSet("for to benefit benefits assist assists help helps support supports aid aids");
