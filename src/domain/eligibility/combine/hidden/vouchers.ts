import { phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { TokenSet, wordSet } from "../../text/word-set.ts";
import { namesSomebody } from "./named-persons.ts";

const findMust = phraseFinder<true>([["(must|should|shall|has to|have to|needs to|need to|is required to)", true]]);
const findVouching = phraseFinder<"by" | "whom">([
  ["(be|) (signed|cosigned|endorsed|certified|confirmed|recommended|nominated|sponsored|verified) by", "by"],
  ["(come|made|filed|submitted|apply|channeled|sent) (through|via)", "by"],
  [
    "(letter|letters|recommendation|recommendations|reference|endorsement|signature|sponsorship|nomination) (from|of|by) (a|an|one|two|your|the|their|his or her)",
    "by",
  ],
  ["(ask|have|get) (a|an|one|two|your|the)", "whom"],
]);
const vouches = wordSet("sign cosign endorse certify confirm verify nominate recommend sponsor vouch attest");
const proposes = wordSet("nominate sponsor");
const applicants = new TokenSet(
  wordSet("applicant applicants candidate candidates student students you they we it who"),
);
const handsIn = wordSet("submit send write complete fill mail upload initiate forward");
const papers = new TokenSet(
  wordSet("application applications form letter page section recommendation nomination letters"),
);

/** Whom every student has, or is. */
const ofEverybody = new TokenSet(
  wordSet(`
applicant applicants candidate candidates nominee nominees student students you yourself yourselves they who we it this winner winners recipient recipients finalist finalists entrant entrants participant participants
parent parents guardian guardians mother father family notary witness adult friend teacher teachers instructor instructors professor professors faculty counselor counselors counsellor adviser advisor advisers advisors registrar school schools
college university institution office department committee board judges website portal mail email post fax internet online system page link foundation person persons somebody someone people individual individuals recommender recommenders referee referees
reference references referrer referrers essay essays application applications entry transcript form forms deadline intent interest purpose recommendation recommendations reference acceptance support admission enrollment award credit completion
principal tutor lecturer supervisor supervisors academic high major entrance
`),
);

/** "An alumnus must sign the form", "apply through your lodge", "a letter from your pastor": not everybody knows one who does. */
export function needsVoucher(tokens: readonly Token[]): boolean {
  const [must] = findMust(tokens);
  if (must && must.from > 0 && must.from <= 8) {
    const [subject, verb, rest] = [tokens.slice(0, must.from), tokens[must.to]?.word ?? "", tokens.slice(must.to + 1)];
    if (proposes.has(verb) && !applicants.hasAny(subject)) return true;
    const isVouching = vouches.has(verb) || (handsIn.has(verb) && papers.hasAny(rest.slice(0, 5)));
    if (isVouching && isSomebody(subject)) return true;
  }
  return findVouching(tokens).some(({ to, value }) => {
    if (value === "by") return isSomebody(tokens.slice(to, to + 5));
    const verb = tokens.findIndex(({ word }, at) => at > to && at < to + 6 && (vouches.has(word) || handsIn.has(word)));
    return verb > 0 && isSomebody(tokens.slice(to, verb));
  });
}

/** "An alumnus | of the college": behind the person stands only whose it is. */
const isSomebody = (tokens: readonly Token[]): boolean => {
  const of = tokens.findIndex(({ word }) => word === "of");
  const persons = of > 0 && !/^members?$/.test(tokens[of - 1]?.word ?? "") ? tokens.slice(0, of) : tokens;
  return !ofEverybody.hasAny(persons) && (namesSomebody(persons) || persons.some(({ word }) => bodies.has(word)));
};
const bodies = wordSet(
  "lodge chapter union employer church parish synagogue mosque temple club league tribe agency congregation priest pastor rabbi imam minister bishop clergy deacon mayor officer official physician doctor senator",
);
