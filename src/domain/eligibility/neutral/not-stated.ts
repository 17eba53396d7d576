import { grammar, type Meaning, toCheck } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";

const elsewhere = toCheck("not_stated");

/** Words that say that there are requirements which the text does not name. */
const phrases: PhraseTable<Meaning> = [
  "(other|additional|further|certain|specific) (eligibility|) (restriction|requirement|condition|criterion)(s|) (also|may|might|will|apply|applies)",
  "(other|additional|further|specific) (eligibility|) (requirements|criteria|conditions|restrictions) (also|may|might|will|apply)",
  "(lists|list|listing|states|see|has|gives|find|including|about) (any|all|the|) (other|additional|further|full|complete|detailed|specific|) (eligibility|) (requirements|criteria|conditions|restrictions)",
  "(requirements|criteria|eligibility|restrictions) (vary|varies|may vary|may apply|will vary)",
  "(requirements|criteria|eligibility) (are|is|can be) (found|listed|available|posted|stated)",
  "(see|visit|check|contact|consult) (the|our|sponsor|) (website|web site|site|page|web page|sponsor|school|college|university) for (eligibility|requirements|criteria|full eligibility|complete eligibility|detailed eligibility|specific eligibility|eligibility requirements|eligibility criteria)",
  "for (full|complete|detailed|specific|additional|) (eligibility|requirements|criteria) (requirements|criteria|details|information|)",
  "restrictions apply",
  "meets (all|the) (other|) (eligibility|) (requirements|criteria)",
  "(not|fail to|fails to) meet (all|the|any) (of the|of these|) (other|) (eligibility|) (requirements|criteria)",
  "(read|review) (all|the|all the|) (eligibility|) (requirements|criteria|rules) (carefully|before applying)",
  "(read|review) (the|) (complete|full) (contest|program|scholarship|official|) (information|rules|requirements|guidelines)",
].map((phrase) => [phrase, elsewhere] as const);

const find = phraseFinder(phrases);

/** Requirements that stand elsewhere: "See the website for eligibility requirements". */
export const notStated = grammar({ clause: [find] }, ({ tokens }) =>
  find(tokens).map(({ from, to, value }) => ({ from, to, meaning: value })),
);
