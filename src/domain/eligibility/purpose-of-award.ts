import type { CheckKind } from "./demand.ts";
import type { Mention } from "./mention.ts";
import { namesPerson } from "./text/people.ts";
import type { Token } from "./text/tokens.ts";
import { TokenSet, wordSet } from "./text/word-set.ts";

const awards = wordSet(`
award awards grant grants fellowship fellowships scholarship scholarships prize prizes bursary bursaries studentship studentships stipend stipends fund funds medal
awarded granted
`);
/** What an award may be for that not everybody does. */
const kinds: ReadonlySet<CheckKind> = new Set(["purpose", "research", "career", "study_place", "merit", "experience"]);
/** Words between an award and what it is for: "awards | of $4,000 | to promote the study of deserts". */
const near = 8;

const events = new TokenSet(
  wordSet(
    "course courses workshop workshops conference conferences seminar seminars camp camps internship internships trip trips congress symposium tour expedition residency",
  ),
);
const leads = wordSet("for to toward towards");

/**
 * Whether a clause that names nobody says what the award is for, so that only some may have it: "grants for scientific
 * investigation", "the award recognizes outstanding research", "half tuition scholarship for a two-week English course".
 */
export const tellsPurpose = (mentions: readonly Mention[], tokens: readonly Token[]): boolean =>
  mentions.some((mention) => isPurpose(mention, tokens)) || tellsEvent(tokens);

const isPurpose = ({ from, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about === "demand" &&
  meaning.demand.about === "check" &&
  kinds.has(meaning.demand.kind) &&
  tokens.slice(Math.max(0, from - near), from + 1).some(({ word }) => awards.has(word));

/** "Grants for travel to a conference", "awards are for paintings only". */
function tellsEvent(tokens: readonly Token[]): boolean {
  const award = tokens.findIndex(({ word }) => awards.has(word));
  const lead = tokens.findIndex(({ word }, at) => at > award && leads.has(word));
  if (award < 0 || award > near || lead < 0 || lead > award + 4) return false;
  const behind = tokens.slice(lead + 1, lead + 1 + near);
  return !namesPerson(behind) && (events.hasAny(behind) || tokens.at(-1)?.word === "only");
}
