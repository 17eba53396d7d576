import { phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { namesSomebody } from "./named-persons.ts";
import { untilSign } from "./until-sign.ts";

const papers = "(applications|entries|submissions|nominations|proposals)";
const alone = "(only|solely|exclusively|strictly|)";
const findWelcomes = phraseFinder<"whom" | "by">([
  [
    `(welcome|welcomes|invite|invites|inviting|accept|accepts|accepting|seek|seeks|seeking|solicit|solicits|consider|considers|receive|for) (your|new|any|) ${papers} ${alone} (from|by|for|of)`,
    "whom",
  ],
  [
    `${papers} (are|is|will be|) (now|currently|also|) (being|) (invited|accepted|sought|welcome|welcomed|considered|solicited|open) ${alone} (from|by|to)`,
    "whom",
  ],
  [`${papers} (from|by)`, "by"],
  ["we (welcome|invite|seek)", "whom"],
  ["(want|love|like|hope|glad|pleased|happy) to hear from", "whom"],
  ["(this|our) (call|competition|contest|program|programme|award) is for", "whom"],
  ["(award|scholarship|grant|bursary|fellowship) goes (only|) to", "whom"],
  ["(were|we are) (looking|searching) for", "whom"],
  ["call for", "whom"],
  ["(hey|hello|attention)", "whom"],
]);

/** In tokens: "from | left-handed harpists". */
const mostOfPersons = 4;
const endOfPersons = /[,;:(.]/;

/** "We welcome applications from harpists", "we invite beekeepers to apply": those who are none are not told that they may apply. */
export const welcomesSome = (tokens: readonly Token[], text: string): boolean =>
  findWelcomes(tokens).some(({ to, value, from }) => {
    if (tokens.slice(Math.max(0, from - 3), from).some(({ word }) => favoring.has(word))) return false;
    const persons = untilSign(tokens, text, endOfPersons, { from: to, most: to + mostOfPersons });
    if (value === "by" && !tokens.slice(to).some(({ word }) => welcomed.has(word))) return false;
    return !persons.some(({ word }) => everybody.has(word)) && namesSomebody(persons);
  });
const favoring = wordSet("especially particularly encourage encourages encouraged also");
const welcomed = wordSet("welcome welcomed invited accepted considered sought");
const everybody = wordSet("all any anyone every everyone around across throughout donors sponsors partners");
