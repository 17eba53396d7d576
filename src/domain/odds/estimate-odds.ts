import type { MatchableScholarship } from "../matches/criteria/criterion.ts";
import type { Match } from "../matches/match.ts";
import { beginningOf } from "../reader/bounded-text.ts";
import { formOfAid } from "../scholarships/to-send/aid-by-form.ts";
import { aidFormName } from "../scholarships/to-send/aid-form-name.ts";
import { capitalized } from "../words/capitalized.ts";
import { type Chance, chanceBetween, chanceOfCounts, fitFactor, movedChance } from "./chance.ts";
import type { Basis, Reason } from "./odds.ts";
import { boundWords, chanceWords, countWords, isTooWide, noContestWords, rangeWords } from "./odds-words.ts";
import { type OwnResults, resultsFactor } from "./own-results.ts";
import { publishedRates } from "./published-rates.ts";
import { readCounts, type StatedCounts } from "./read-counts.ts";
import { type Scope, scopeOf } from "./scope.ts";

/** How likely a student wins one scholarship, and what that rests on. */
export type Odds = {
  basis: Basis;
  scope: Scope;
  /** From 0 to 1: the chance, or for the basis `fit` the strength of the fit, which is no chance. */
  probability: number;
  /** Null for the basis `fit`; both 0 for a student who is ruled out. */
  range: { low: number; high: number } | null;
  /** Whether an answer of the profile rules the student out. */
  ruledOut: boolean;
  restsOn: Reason[];
};

type Known = { chance: Chance; basis: Exclude<Basis, "fit">; reasons: Reason[] };

/** The longest text that counts are read from. The longest description of the starter catalog has 900 characters. */
const longest = 20_000;

/** The odds of a student for one scholarship. Only the numbers of the sponsor and published rates make a chance. */
export function estimateOdds(
  scholarship: MatchableScholarship,
  { match_score, eligibility }: Pick<Match, "match_score" | "eligibility">,
  own: OwnResults,
): Odds {
  const counts = readCounts(wordsOf(scholarship));
  const scope = scopeOf(scholarship);
  const form = formOfAid(scholarship);
  const known = scope === "aid" || form !== null ? null : (knownByCounts(counts) ?? knownByScope(scope));
  const stated = [reasonOf(counts.awards, "award", "awards"), reasonOf(counts.applicants, "applicant", "applicants")];
  if (eligibility === "ineligible") return { ...ruledOut, basis: known?.basis ?? "fit", scope };
  if (!known)
    return {
      ...ofFit(match_score),
      scope,
      restsOn: [...stated.flat(), reasonOfFit(match_score, scope, form)],
    };
  // The published rates are those of other programs, so nothing of the student moves them.
  const isOfSponsor = known.basis === "counts" && scope !== "drawing";
  const factors = isOfSponsor ? [fitFactor(match_score), resultsFactor(own)] : [];
  const chance = movedChance(known.chance, ...factors);
  return {
    basis: known.basis,
    scope,
    probability: chance.estimate,
    range: { low: chance.low, high: chance.high },
    ruledOut: false,
    restsOn: [
      ...known.reasons,
      ...(known.basis === "scope" ? stated.flat() : []),
      ...(scope === "drawing" ? [drawn] : []),
      ...(isOfSponsor ? [moved(known.chance, chance, match_score, own)] : []),
    ],
  };
}

const wordsOf = ({ title, description, requirements, amount_text }: MatchableScholarship) =>
  beginningOf([title, description, ...requirements, amount_text ?? ""].join("\n"), longest);

function knownByCounts({ awards, applicants, share }: StatedCounts): Known | null {
  if (share) {
    const chance = chanceBetween(share);
    return {
      chance,
      basis: "counts",
      reasons: [{ says: `${capitalized(rangeWords(share))} applicants win`, quote: share.quote }],
    };
  }
  if (!awards || !applicants) return null;
  const chance = chanceOfCounts(awards, applicants);
  const says = `${countWords(awards, "award", "awards")}, about ${countWords(applicants, "applicant", "applicants")}: ${rangeWords(chance)}`;
  const quotes = [...new Set([awards.quote, applicants.quote])].join(" … ");
  return { chance, basis: "counts", reasons: [{ says, quote: quotes }] };
}

const circles: Partial<Record<Scope, string>> = {
  drawing: "Winners are drawn at random. By a published estimate of such drawings",
  local: "It is for students of one area. In local programs that publish their numbers",
  international: "It is not limited to one country. In international programs that publish their numbers",
};

function knownByScope(scope: Scope): Known | null {
  const rates = publishedRates(scope);
  // Of a drawing even the better end is worth telling: it is no contest that a good fit wins.
  if (!rates || (scope !== "drawing" && isTooWide(rates))) return null;
  const says = `${circles[scope] ?? scope}, the chance is ${boundWords(rates)}`;
  return { chance: chanceBetween(rates), basis: "scope", reasons: [{ says, quote: null }] };
}

function reasonOf(count: StatedCounts["awards"], one: string, many: string): Reason[] {
  return count ? [{ says: `The sponsor names ${countWords(count, one, many)}`, quote: count.quote }] : [];
}

const ofFit = (match_score: number) =>
  ({ basis: "fit", probability: match_score / 100, range: null, ruledOut: false }) as const;

const notKnown: Reason = {
  says: "How many students apply is not known, so this is how well you fit, not your chance to win",
  quote: null,
};

const forAll = (match_score: number): Reason => ({
  says: `${noContestWords}. Your fit is ${match_score} of 100`,
  quote: null,
});

/** `form`: the line that requires the form through which aid is given. */
const byForm = (match_score: number, form: string): Reason => ({
  says: `Not a contest: you apply through ${aidFormName(form, null)}. Your fit is ${match_score} of 100`,
  quote: null,
});

/** What an estimate by the fit alone rests on. */
function reasonOfFit(match_score: number, scope: Scope, form: string | null): Reason {
  if (scope === "aid") return forAll(match_score);
  return form === null ? notKnown : byForm(match_score, form);
}

const ruledOut = {
  probability: 0,
  range: { low: 0, high: 0 },
  ruledOut: true,
  restsOn: [{ says: "An answer in your profile rules you out", quote: null }],
};

const drawn: Reason = { says: "Luck decides, not how well you fit", quote: null };

/** What the student's own numbers do to the chance, with the chance that the screen shows after it. */
function moved(before: Chance, after: Chance, match_score: number, own: OwnResults): Reason {
  const shown = (each: Chance) => chanceWords(each.estimate);
  const fit = `Your match score of ${match_score}`;
  const factor = resultsFactor(own);
  const results = `${own.won} accepted and ${own.lost} rejected applications`;
  if (shown(after) === shown(before)) {
    const says = factor === 1 ? `${fit} hardly changes it` : `${fit} and your ${results} together hardly change it`;
    return { says, quote: null };
  }
  const byFit = `${fit} ${effect(fitFactor(match_score), "raises", "lowers", "leaves")}`;
  const byResults = factor === 1 ? "" : `. Your ${results} ${effect(factor, "raise", "lower", "leave")}`;
  return { says: `${byFit}${byResults}: now ${shown(after)}`, quote: null };
}

function effect(factor: number, raises: string, lowers: string, leaves: string): string {
  if (factor === 1) return `${leaves} it as it is`;
  return `${factor > 1 ? raises : lowers} it a little`;
}
