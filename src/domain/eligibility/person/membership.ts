import { grammar, type Mention, toCheck } from "../mention.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { checkGrammar, phrasesOf } from "./check-phrases.ts";

/** Members of groups of people, of families, armies and churches are read by other grammars. */
const refused = wordSet(`
descent heritage ancestry
minority minorities underrepresented ethnic racial tribe tribal armed forces military guard reserves army navy marines corps household
class faculty staff lgbtq protected group groups lutheran methodist catholic baptist presbyterian church churches parish congregation temple synagogue
`);

const table = [
  ...phrasesOf(
    "membership",
    `(active|current|registered|student|associate|dues paying|paid|full|individual|junior|voting|card carrying|) (member|members) of ...
     (active|current|registered|student|associate|) (member|members) in good standing (of|with|in) ...
     (member|members) or (child|children|dependents|spouse|spouses) of (member|members) of ...
     (hold|holds|holding|have|maintain|has|maintains) (a|an|) (valid|current|active|student|) membership (in|with|of|at) ...
     (student|active|current|associate|valid|) membership (in|with) ...
     belong to ...
     belongs to ...
     belonging to ...
     (affiliated|affiliation) with ...
     (initiated|initiate|initiates|inducted|inductee) (into|in|of) ...
     (be|are|is) (a|an|) (active|current|registered|student|) (4 h|4h|ffa|deca|fbla|skillsusa|fccla|hosa|scout|girl scout|boy scout|sorority|fraternity|grange|elks|rotaract|interact|key club) (member|members|)
     (active|current|former|registered|) (4 h|4h|ffa|deca|fbla|skillsusa|fccla|hosa|scout|girl scout|boy scout|sorority|fraternity|grange|elks|rotaract|interact|key club|phi theta kappa|national honor society|honor society|honors society|credit union|union|chapter|club|association|society|guild|aau|nasw|sae|ieee|asme|asce|ahea) (member|members)
     eagle scout(s)
     eagle scout award
     girl scout gold award
     girl scouts
     boy scouts
     venturing scout(s)
     (4 h|4h) (club|clubs|youth|program|)
     ffa
     deca
     rotarians
     masons
     phi theta kappa
     national honor society
     current members
     active members
     student members
     (active|current|student|) member in good standing
     members in good standing
     members only
     member only
     (registered|active) member
     active in (4 h|4h|ffa|scouting|scouts)
     (registered|) fastweb member(s)`,
  ),
];

const phrases = checkGrammar(table, refused);

const members = tokenSet("member members membership");

/** Memberships in organizations, with the name of the organization where one stands beside. */
export const membership = grammar({ clause: [phrases.starts.clause, members] }, (clause) => [
  ...phrases(clause),
  ...namedBefore(clause.tokens),
]);

const others = wordSet(
  "faculty staff family board committee team crew cast band community class council church tribal tribe",
);
const qualifiers = wordSet(
  "active current student associate registered undergraduate graduate junior individual full paid former club chapter society association organization union",
);
const ends = wordSet(
  "must be are is a an the of for to all and or open in with from by at have has awards award applicants applicant students candidates who only",
);

const bodies = wordSet(
  "club clubs company companies organization organizations institution institutions agency agencies firm firms",
);

/** "IEEE members", "SWE membership": the name stands before. */
function namedBefore(tokens: readonly Token[]): Mention[] {
  return members.placesIn(tokens).flatMap((at): Mention[] => {
    let from = at;
    while (from > 0 && at - from < 6) {
      const previous = tokens[from - 1];
      if (!previous || ends.has(previous.word) || !(previous.capital || qualifiers.has(previous.word))) break;
      from--;
    }
    if (others.has(wordAt(tokens, at - 1)) || (tokens[at + 1]?.word === "of" && from === at)) return [];
    const to = bodies.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    return [{ from, to, meaning: toCheck("membership") }];
  });
}
