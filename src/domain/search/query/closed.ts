import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import type { Token } from "../../eligibility/text/tokens.ts";
import type { Mention } from "./mention.ts";

const closed =
  "(closed|expired|past|ended|cerrada|cerradas|cerrado|cerrados|vencida|vencidas|vencido|vencidos|expiradas)";
const ones = "(ones|scholarships|deadlines|deadline|awards|becas|)";

/** Words that ask for closed scholarships too, and such that do not want them. */
const closedPhrases: PhraseTable<boolean> = [
  [
    `(including|include|includes|incl|and|even|also|plus|show|with|incluyendo|incluye|incluso|tambien|y|con) (also|me|) (the|las|los|) ${closed} ${ones} (too|also|tambien|)`,
    true,
  ],
  [`(the|las|los|) ${closed} ${ones} (too|also|as well|included|are ok|are fine|ok|tambien|incluidas|incluidos)`, true],
  [`${closed} or (not|open)`, true],
  ["(closed|expired|cerradas|vencidas|expiradas)", true],
  [`(open|abiertas) (and|or|y|o) ${closed} ${ones}`, true],
  [
    `(no|not|without|except|excluding|dont include|not including|not show|sin|excepto) (including|include|show|any|the|las|los|) ${closed} ${ones}`,
    false,
  ],
];
const find = phraseFinder(closedPhrases);

/** Whether a query asks for closed scholarships too: "including closed", "expired ones too", "closed nursing scholarships". */
export const closedMentions = (tokens: readonly Token[]): Mention[] =>
  find(tokens).map(({ from, to, value }) => ({ from, to, says: [], ...(value ? { closed: true as const } : {}) }));
