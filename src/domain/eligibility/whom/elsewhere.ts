import { namesPerson } from "../mood/people.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { severalAwardsChoice, whatIsGiven } from "../words/awards.ts";

/** "See also", "Photo": labels before what a page shows of other pages, and of no applicant. */
export const leadsElsewhere = (tokens: readonly Token[]): boolean => labelOf(tokens) !== undefined;

/** "Related Scholarships", "You may also like": the same, and what stands below. Other labels are links between the lines of a page. */
export const headsOtherPages = (tokens: readonly Token[]): boolean => labelOf(tokens) === "heading";

const labelOf = (tokens: readonly Token[]): "heading" | "link" | undefined =>
  findOffered(tokens).some(({ from }) => from === 0)
    ? "heading"
    : findLabels(tokens).find(({ from, to }) => from === 0 && to === tokens.length)?.value;
/** "Other scholarships offered by the foundation". */
const findOffered = phraseFinder([
  [`(other|more) (${severalAwardsChoice}) (offered|available|given|awarded) (by|from|through|at)`, true],
]);
const findLabels = phraseFinder<"heading" | "link">([
  [
    `(related|similar|more|other) (${severalAwardsChoice}) (like this|like this one|like these|for you|you may like|to consider|)`,
    "heading",
  ],
  [
    "(students|people|visitors|others|users|you|applicants) (also|recently) (viewed|liked|saved|searched|searched for|applied for|applied to|bookmarked)",
    "heading",
  ],
  ["(recommended for you|you may also like|you might also like|you may be interested in|people also ask)", "heading"],
  ["(see|read|view|browse) (also|more|next)", "link"],
  ["(related|similar|recent) (posts|articles|stories|news|links|opportunities|resources)", "link"],
  ["(latest|popular|trending|breaking|in the|) (news|posts|articles|stories|headlines)", "link"],
  ["(related|see related|photo|photos|pictured|image|caption|photo caption)", "link"],
  ["(quick|useful|helpful) (links|resources)", "link"],
  ["(tags|tagged|keywords|filed under|posted in)", "link"],
  ["(read|visit|follow|see|from) (our|the) (blog|news|newsletter|magazine|stories)", "link"],
  ["(upcoming|past|related|our|) (events|event calendar|calendar of events)", "link"],
]);

/**
 * Whether a clause tells of people who give, of helpers of the sponsor, of people in general, or is a link of a page: "Veterans raise $5,000 for
 * scholarships", "Donors include nurses", "First-generation students often struggle", "Resources for veterans".
 */
export function tellsElsewhere(tokens: readonly Token[]): boolean {
  if (ofLinks.has(tokens[0]) && tokens[1]?.word === "for" && tokens.length <= longestLink) return true;
  const verb = tokens.findIndex((token) => ends.has(token) || verbs.has(token));
  const subject = tokens.slice(0, verb);
  const said = tokens[verb];
  if (verb < 1 || verb > longestSubject || ends.has(said)) return false;
  if (/^represents?$/.test(said?.word ?? "")) return !whatIsGiven.hasAny(subject);
  if (general.has(said)) return namesPerson(subject);
  if (includes.has(said)) return helpers.has(subject.at(-1)) && !/ing$/.test(wordAt(tokens, verb + 1));
  const given = tokens.slice(verb + 1, verb + 9);
  return (
    namesPerson(subject) && whatIsGiven.hasAny(given) && (said?.word !== "award" || /^[$\d]/.test(wordAt(given, 0)))
  );
}
/** In tokens. */
const longestLink = 7;
const longestSubject = 7;
const ofLinks = tokenSet("resources services advice tips news links");
/** Words at which a subject of givers has ended. */
const ends = tokenSet(
  "who whom whose that which must should may can will to for at from with by be is was has have had and or if not only open",
);
const gives = "launch announce offer award raise establish create host celebrate sponsor donate";
const general = tokenSet("often frequently typically rarely tend struggle lack");
const includes = tokenSet("include includes consists are were");
const helpers = tokenSet(
  "donors supporters sponsors partners judges volunteers mentors speakers panelists trustees directors staff committee board panel jury",
);
const verbs = tokenSet(
  `${gives} often frequently typically rarely tend struggle lack include includes consists are were represent represents`,
);

/**
 * "Membership is open to women", "in-state tuition is for residents", "to join the chapter you must be a nurse": who gets another thing than the
 * award, of which the title and the clauses before tell. A camp is the award where they name it, or no other.
 */
export function isOfOtherThing(tokens: readonly Token[], before: readonly { tokens: readonly Token[] }[]): boolean {
  const isClub = (at: number) => clubs.hasAny(tokens.slice(at, at + longestThing));
  if (findJoining(tokens).some(({ from, to }) => from === 0 && isClub(to))) return true;
  const verb = tokens.findIndex(({ word }) => isOf.test(word));
  if (verb < 1 || verb > longestThing || !findOpen(tokens.slice(verb)).some(({ from }) => from === 0)) return false;
  const thing = tokens[verb - 1];
  if (thing?.word === "tuition") return wordAt(tokens, verb - 2) === "state";
  const names = ({ word }: Token) => singular(word) === singular(thing?.word ?? "");
  const isBesides = () =>
    before.some(({ tokens }) => whatIsGiven.hasAny(tokens)) && !before.some(({ tokens }) => tokens.some(names));
  return things.has(thing) || clubs.has(thing) || (givenToo.has(thing) && isBesides());
}
const singular = (word: string): string => word.replace(/s$/, "");
const findJoining = phraseFinder([
  ["to (join|become a member of|become members of|be a member of|belong to) (the|our|this)", true],
]);
const isOf = /^(?:is|are|was|were|must)$/;
/** In tokens: "our summer | camp". */
const longestThing = 4;
const findOpen = phraseFinder([
  [
    "(is|are) (only|also|free|) (open|available|limited|offered|reserved|restricted|provided|given|meant|intended) (to|for)",
    true,
  ],
  ["(is|are) (only|free|) for", true],
]);
const things = tokenSet(`
membership memberships parking tour tours dinner banquet luncheon reception breakfast webinar event events ceremony meeting meetings store library newsletter
site website page
discount discounts
`);
const clubs = tokenSet("club chapter society");
/** Things that may be the award itself. */
const givenToo = tokenSet(`
housing dormitory residency admission workshop workshops camp camps clinic clinics insurance counseling tutoring
`);
