import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import type { Mention, Reading } from "./mention.ts";

const essay = "(essay|essays|ensayo|ensayos|personal statement|personal statements)";
const noEssay: readonly Reading[] = [{ slot: "essay", value: false }];
const withEssay: readonly Reading[] = [{ slot: "essay", value: true }];

const long = "(super|really|very|too|) (long|longer|lengthy|huge|big|giant)";

/** Null: what is said of essays is neither of both. */
export const essayPhrases: PhraseTable<readonly Reading[] | null> = [
  // A short one is fine.
  [
    `(no|not|zero|without|w o|minus|skip|exclude|excluding|avoid|avoiding|hate|hates|nothing with|none with|nothing that needs) (a|an|any|having to write|writing|) (a|an|any|) ${long} ${essay} (required|)`,
    null,
  ],
  [
    `(dont|do not|doesnt|does not|not|wont|cant|cannot) (really|) (want|wanna|like|have|need|require|feel like|have time|) (to|for|) (write|do|writing|doing|) (a|an|any|) ${long} ${essay}`,
    null,
  ],
  [
    `(no|without|nothing with|not) (a|an|any|) ${essay} (that is|thats|) (longer|over|more|bigger|above|beyond) (than|) (a|one|two|1|2|3|4|5|100|150|200|250|300|400|500|600|700|750|800|1000|) (word|words|page|pages|)`,
    null,
  ],
  [`(no|sin|nada de) (un|) ${essay} (muy|) (largo|largos|extenso|extensos)`, null],
  [
    `(no|zero|without|w o|non|minus|skip|exclude|excluding|sin|ningun|not) (a|an|any|the|writing|having to write|doing|) (a|an|any|) (stupid|pesky|annoying|boring|dumb|damn|silly|more|) ${essay} (required|needed|requirement|requirements|contest|contests|competition|competitions|)`,
    noEssay,
  ],
  [`${essay} (free|not required|not needed|not necessary)`, noEssay],
  [`(with|where|that have|having) (no|zero) ${essay}`, noEssay],
  [
    `(dont|do not|doesnt|does not|didnt|not|never|wont|cant|cannot) (really|even|) (want|wanna|like|have|need|needs|require|requires|ask|asks|involve|include|feel|enjoy|write|wanting|having|requiring|needing|) (for|to|like|) (have to|) (do|write|writing|doing|read|) (a|an|any|another|more|) ${essay}`,
    noEssay,
  ],
  [`(no|without|dont|do not) (need|having|have) (to|for) (write|do|submit|) (a|an|any|) ${essay}`, noEssay],
  [
    `(nothing|none|anything) (that|which|) (needs|requires|need|require|asks for|involves|with|has) (a|an|any|) ${essay}`,
    noEssay,
  ],
  [
    `(hate|hates|avoid|avoiding|suck at|bad at|terrible at|sick of|tired of|skip|hating|odio) (writing|doing|escribir|) (a|an|any|) (${essay.slice(1, -1)}|writing|escribir)`,
    noEssay,
  ],
  [
    "(dont|do not|not|cant|no) (want|like|wanna|have|quiero|) (to|) (write|writing|escribir) (anything|stuff|things|at all|nada|)",
    noEssay,
  ],
  ["(no|without|zero) writing (required|)", noEssay],
  ["(no me gusta|no me gustan|odio|no quiero|no quiero tener que) (escribir|hacer|) (un|) (ensayo|ensayos)", noEssay],
  ["(no me gusta|odio|no quiero) escribir", noEssay],
  [`(instead of|rather than|other than) (writing|) (a|an|) ${essay}`, noEssay],
  [`(not good|not great|bad|not the best|horrible) at (writing|) ${essay}`, noEssay],
  ["(no|que no) (piden|pidan|requieren|requieran|necesiten|pida|requiera) (ensayo|ensayos|un ensayo)", noEssay],
  [
    `(with|have|has|require|requires|need|needs|include|con|requiring|write|writing|submit) (a|an|un|) (short|) ${essay}`,
    withEssay,
  ],
  [`${essay} (contest|contests|competition|competitions|scholarship|scholarships|based|required)`, withEssay],
  [`${essay} (is|are|s|) (ok|okay|fine|good|cool)`, withEssay],
  [`(love|like|enjoy|good at|great at|dont mind|do not mind) (writing|to write) (${essay.slice(1, -1)}|)`, withEssay],
  [`(dont|do not|wouldnt) mind (an|the|writing|) ${essay}`, withEssay],
  [essay, withEssay],
];
const findEssays = phraseFinder(essayPhrases);

export const renewablePhrases: PhraseTable<boolean> = [
  ["(not|non|isnt|no) (renewable|recurring|renovable|renovables)", false],
  ["nonrenewable", false],
  ["(one time|onetime|one off|single year|una sola vez|una vez)", false],
  [
    "(renewable|renews|renew|renewed|renewing|recurring|renovable|renovables|multiyear) (every year|each year|yearly|annually|cada ano|)",
    true,
  ],
  [
    "(multi|multiple|several|4|four) year(s) (scholarship|scholarships|award|awards|renewable|funding|grants|full)",
    true,
  ],
  ["(all|for all|for|pays for|covers|por) (4|four|cuatro) (years|anos)", true],
  ["(paid|pays|pay|get|given|awarded|money) (every|each) year", true],
  ["(get|receive|win|renew|keep|apply for) (it|this|that|one|them|) again", true],
];
const findRenewable = phraseFinder(renewablePhrases);

const isContest = /^(?:contest|competition)s?$/;
const essayNot = wordSet("not arent isnt no optional");

/** Whether a student wants to write an essay, and wants money for more than a year. */
export function essayMentions(tokens: readonly Token[]): Mention[] {
  return [
    ...findEssays(tokens).map(
      ({ from, to, value }): Mention =>
        value === null
          ? { from, to, says: [], ignored: true }
          : {
              ...{ from, to, says: isRefused(tokens, { from, to }) ? noEssay : value },
              // A contest is more than an award that asks for an essay.
              ...(value === withEssay && isContest.test(wordAt(tokens, to - 1)) && { topic: true as const }),
            },
    ),
    ...findRenewable(tokens).map(
      ({ from, to, value }): Mention => ({ from, to, says: [{ slot: "renewable", value }] }),
    ),
  ];
}

/** "An essay is not required", "that aren't essays". */
const isRefused = (tokens: readonly Token[], { from, to }: { from: number; to: number }) =>
  /^(?:arent|isnt)$/.test(wordAt(tokens, from - 1)) ||
  (tokens.slice(to, to + 2).some(({ word }) => essayNot.has(word)) &&
    tokens.slice(to, to + 4).some(({ word }) => /^(?:required|needed|necessary|optional)$/.test(word)));
