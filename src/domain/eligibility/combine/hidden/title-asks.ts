import type { CheckKind } from "../../demand.ts";
import { professionsIn } from "../../field/names/professions.ts";
import type { Meaning } from "../../mention.ts";
import { namesSome } from "../../mood/people.ts";
import { townsIn } from "../../place/towns-in-title.ts";
import type { ReadClause } from "../../read-clause.ts";
import { type Token, tokensOf } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import { traitsIn } from "../../trait/traits.ts";

type Title = ReadClause & { clause: { text: string } };

/**
 * Whom a title names, beside a text that leaves nothing to check: "Adoptee Scholarship", "Polish Heritage Award", "Bagpipe Award",
 * "Grand Rapids Scholarship". A profession whose field the text states (`isStated`), words of the sponsor's own name and what a title
 * praises name nobody. A society is for its members.
 */
export function titleAsks(
  { tokens, mentions, clause: { text } }: Title,
  provider: string,
  isStated: (field: string) => boolean,
): CheckKind | null {
  const ofProvider = tokensOf(provider);
  const isOfSociety = societies.hasAny(ofProvider) && !groups.hasAny(tokens);
  const names = new Set(isOfSociety ? [] : ofProvider.map(({ word }) => word));
  const isOwn = (token: Token) => !names.has(token.word) && !anybody.has(token);
  for (const { from, to, meaning } of mentions) {
    const kind = kindAsked(meaning);
    if (kind !== null && tokens.slice(from, to).some(isOwn)) return kind;
  }
  const isOpen = (at: number) => !mentions.some(({ from, to }) => from <= at && at < to);
  // "The Founder's Award"
  const isOwner = (token: Token | undefined) => text.slice((token?.end ?? 0) - 2, token?.end) === "'s";
  const studied = professionsIn(tokens).filter(({ value }) => isStated(value));
  const isOfField = (at: number) => studied.some(({ from, to }) => from <= at && at < to);
  const isPerson = (token: Token, at: number) =>
    isOwn(token) &&
    isOpen(at) &&
    !isOfField(at) &&
    ((namesSome([token]) && !isOwner(token)) || token.word === "former");
  if (tokens.some(isPerson)) return "unread";
  const isAsked = ({ from, to }: { from: number; to: number }) =>
    tokens.slice(from, to).some(isOwn) && !isOwner(tokens[to - 1]) && isOpen(to - 1);
  // "Kosciuszko Polish Heritage Award"
  if (tokens.some((token, at) => at > 0 && descent.has(token) && isOpen(at) && isOwn(tokens[at - 1] ?? token)))
    return "heritage";
  const trait = traitsIn(tokens).find(isAsked);
  if (trait) return trait.kind;
  return townsIn(tokens).some(isAsked) ? "place" : null;
}

function kindAsked(meaning: Meaning): CheckKind | null {
  if (meaning.about !== "demand") return null;
  const { demand } = meaning;
  if (demand.about === "parent_employers" || demand.about === "parent_unions") return "family";
  if (demand.about === "heritage") return "heritage";
  return demand.about === "check" && asked.has(demand.kind) ? demand.kind : null;
}
const asked: ReadonlySet<CheckKind> = new Set([
  "employment",
  "family",
  "health",
  "heritage",
  "license",
  "membership",
  "religion",
]);

const descent = tokenSet("heritage ancestry descent");

/** Words of a sponsor that gives to its own, unless the title only names the giver: "Bakers Association Scholarship". */
const groups = tokenSet(
  "association society league federation union brotherhood guild order alliance council foundation",
);
const societies = tokenSet(
  "club clubs lodge association society league federation union brotherhood guild order alliance",
);

/** Levels are read by their own rules, and other words praise, are offices or belong to names. */
const anybody = tokenSet(`
undergraduate undergraduates graduate graduates postgraduate postgraduates senior seniors junior juniors sophomore sophomores freshman freshmen phd schoolers leavers
leader leaders youth american americans national nationals major majors adult adults minorities faculty professional professionals
student students scholar scholars person persons individual individuals learner learners winner winners recipient recipients applicant applicants fellow fellows
achiever achievers dreamer dreamers innovator innovators visionary visionaries pioneer pioneers warrior warriors thinker thinkers maker makers builder builders creator creators
believer believers fighter fighters explorer explorers hero heroes champion champions star stars changemaker changemakers giver givers saver savers doer doers mover movers seeker seekers
ambassador ambassadors chancellor chancellors president presidents founder founders trustee trustees regent regents director directors commissioner commissioners
genius geniuses companion companions zombie zombies patriot patriots brothers teen teens injury injuries accident accidents
friend friends partner partners peer peers donor donors mentor mentors jr sr master masters bachelor associate associates
`);
