import type { Mention } from "../mention.ts";
import type { Token } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

/** Words that say how an award goes on. */
const renewals = wordSet("renew renewed renewal renewable retain continued continuing continuation keep throughout");
/** "Must maintain a 2.0 GPA at the end of each year", "to remain eligible". */
const later = wordSet("end remain remains during each while throughout");
const nearby = 3;
const awards = wordSet("award awards scholarship scholarships grant grants fellowship bursary prize");

/** "Recipients must | maintain a 2.0 GPA": they have won already. */
export function isKept({ from }: Mention, tokens: readonly Token[]): boolean {
  const keeps = /^(?:maintains?|keeps?|retains?)$/;
  if (![from, from - 1].some((at) => keeps.test(tokens[at]?.word ?? ""))) return false;
  const winner = tokens.findLastIndex((token, at) => at < from && winners.has(token));
  const isWinner = tokens.slice(Math.max(0, winner - 3), winner).some(({ word }) => word === "as");
  return (
    winner >= 0 &&
    tokens
      .slice(winner + 1, from)
      .every(({ word }) => isOfWinner.has(word) || keeps.test(word) || (isWinner && persons.has(word)))
  );
}
/** "As a scholarship recipient, | students | must maintain". */
const persons = wordSet("you they students student scholars scholar applicants applicant individuals");
const winners = tokenSet("recipient recipients winner winners awardee awardees grantee grantees");
/** "Recipients | of this scholarship must also | maintain", but not "Winners are students who maintain". */
const isOfWinner = wordSet(
  "of the this each a an that who will must should shall need needs have has to is are required expected also still then and at all times award awards scholarship scholarships grant grants fellowship prize",
);

/** Grades that winners must keep are no condition for applying: of several, those beside a word for renewal. */
export function keptByWinners(found: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const isMaintained = tokens.some(({ word }) => word === "maintain" || word === "maintaining");
  return tokens.flatMap(({ word }, at) => {
    // "To qualify for this renewable award".
    const isOfAward = word === "renewable" && awards.has(tokens[at + 1]?.word ?? "");
    // "A 2.75 for | continuing | students" is a grade of those who apply.
    const isOfPersons = word === "continuing" && persons.has(tokens[at + 1]?.word ?? "");
    if (!(renewals.has(word) || (isMaintained && later.has(word))) || isOfAward || isOfPersons) return [];
    const far = ({ from, to }: Mention) => (at < from ? from - at : at - to + 1);
    const near = renewals.has(word) ? found : found.filter((mention) => far(mention) <= nearby);
    return near.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
  });
}
