import { fits } from "../fits/row-fits.ts";
import { subjects } from "../found/found-rows.ts";
import type { FoundScholarship } from "../search-catalogue.ts";
import { weightOf } from "./slot-weights.ts";

/** The scores that the specification gives to what is discovered. */
const scores = { from: 70, to: 99 };
/** What a scholarship earns that is for a subject and for more ("STEM" for animal science), and one that the words call by its name at least. */
const earned = { more: 0.4, named: 0.9 };
/** Words that no slot holds count as much as a group. */
const ofTopics = 20;
/** Of those that state as much of what was said, how much the search's own order makes. */
const byOrder = 0.4;

/**
 * Found scholarships with a score from 70 to 99 for what was said: it grows with the share of it that they state, and among these with their
 * score in the search. 99 is for the best of those that state all of it.
 */
export function withDiscoveryScores(found: readonly FoundScholarship[]): FoundScholarship[] {
  const least = Math.min(...found.map(({ score }) => score));
  const range = Math.max(...found.map(({ score }) => score)) - least;
  return found.map((each) => {
    const place = range === 0 ? 1 : (each.score - least) / range;
    const share = statedShare(each) * (1 - byOrder + byOrder * place);
    return { ...each, score: Math.round(scores.from + (scores.to - scores.from) * share) };
  });
}

/** The share of what was said that a scholarship states, from 0 to 1, by how much each part tells of what a student wants. */
function statedShare({ fits: stands, wordsShare, isNamed }: FoundScholarship): number {
  const units = stands.map((unit) => ({ weight: weightOf(unit), share: shareOf(unit) }));
  const parts = wordsShare === null ? units : [...units, { weight: ofTopics, share: wordsShare }];
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const stated = parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return Math.max(all === 0 ? 1 : stated / all, isNamed ? earned.named : 0);
}

/** Nothing stands against a limit about which a scholarship asks for nothing; a subject has to be stated. */
function shareOf({ slot, fit }: FoundScholarship["fits"][number]): number {
  if (fit === fits.met || (fit >= fits.open && !subjects.has(slot))) return 1;
  return fit === fits.close ? earned.more : 0;
}
