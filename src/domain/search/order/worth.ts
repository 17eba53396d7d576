import type { CheckKind } from "../../eligibility/demand.ts";
import { rareKinds } from "../../matches/criteria/checks/check-kinds.ts";
import type { MatchableScholarship } from "../../matches/criteria/criterion.ts";
import { isAidByForm } from "../../scholarships/to-send/aid-by-form.ts";
import { paysAllOf } from "../text/document-terms.ts";
import { isEntered } from "./narrowness.ts";

/** The number of aid that everyone gets who qualifies: nobody competes for it. */
export const surestWorth = 255;
const mostWorth = surestWorth - 1;

/** What each part adds to the worth of what somebody has to win, from 0 to 1. */
const parts = { base: 0.15, money: 0.45, need: 0.1, renewable: 0.1, levels: 0.2 };
/** What is won in a contest or by others, what few have or are, and each further condition to check. */
const losses = { won: 0.3, rare: 0.3, condition: 0.05 };
const mostConditions = 3;

/** Amounts in dollars: what is not worth the effort, and more than most need. Half of those that state none pay little. */
const money = { least: 500, most: 50_000, unstated: 0.3 };

/** Of those who name no level, so many are in each: most are about to begin college. */
const shareOfLevel: Readonly<Record<string, number>> = { high_school: 0.5, associate: 0.15, bachelor: 0.35 };
const ofUnstatedLevel = 0.5;

const byOthers: ReadonlySet<CheckKind> = new Set<CheckKind>(["merit", "nomination", "not_stated", "skill"]);
/** What most can meet, or is no condition of the sponsor. */
const harmless: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "alternative",
  "excluded",
  "grades",
  "income",
  "level",
  "unchecked",
]);
/** "Be eligible for a Pell Grant" tells need, which is common. */
const ofNeed = /\b(?:income|pell grant)\b/i;

/**
 * What a careful adviser names first among awards that fit equally, from 0 to 254: much money, paid again, for need, for many levels, with few
 * conditions. A contest, a nomination and what few are lower it. 255: aid that everyone gets who qualifies (decision 0377).
 */
export function worthOf(scholarship: MatchableScholarship): number {
  if (isAidByForm(scholarship)) return surestWorth;
  const { title, description, demands, need_based, renewable, academic_level } = scholarship;
  const checks = demands.flatMap((each) => (each.about === "check" && !ofNeed.test(each.quote) ? [each.kind] : []));
  const isWon = isEntered(title) || isEntered(description) || checks.some((kind) => byOthers.has(kind));
  const isRare = checks.some((kind) => rareKinds.has(kind) || kind === "commitment");
  const conditions = checks.filter((kind) => !harmless.has(kind)).length;
  const levels =
    academic_level.length === 0
      ? ofUnstatedLevel
      : academic_level.reduce((sum, level) => sum + (shareOfLevel[level] ?? 0), 0);
  const worth =
    parts.base +
    parts.money * moneyOf(scholarship) +
    (need_based ? parts.need : 0) +
    (renewable ? parts.renewable : 0) +
    parts.levels * levels -
    (isWon ? losses.won : 0) -
    (isRare ? losses.rare : 0) -
    losses.condition * Math.min(mostConditions, conditions);
  return Math.round(mostWorth * Math.max(0, Math.min(1, worth)));
}

/** How much it pays, from 0 to 1: twice as much counts equally more from everywhere. */
function moneyOf({ description, amount_min, amount_max }: MatchableScholarship): number {
  const most = amount_max ?? amount_min;
  if (paysAllOf(description)) return 1;
  if (most === null) return money.unstated;
  return Math.max(0, Math.min(1, Math.log(most / money.least) / Math.log(money.most / money.least)));
}
