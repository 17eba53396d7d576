import { phraseFinder } from "../eligibility/text/phrases.ts";
import type { CounterEvidence } from "../scholarships/scholarship.ts";
import { hostOf } from "../scholarships/urls/url-parts.ts";
import type { Provenance } from "../scholarships/vocabulary.ts";
import { phraseLines } from "./cues/phrase-lines.ts";
import type { Denial } from "./found-signs.ts";
import { isOfficialHost } from "./link-signs.ts";
import type { ScamClause } from "./scam-clauses.ts";

/** `weight`: 2 for what a fraud can hardly fake, 1 for what a sponsor says, 0 for a bare denial. */
export type Weighed = CounterEvidence & { weight: 0 | 1 | 2 };

type Facts = {
  application_url: string | null;
  scraped_from: string | null;
  provenance: Provenance;
  validation_status: string;
};

/** What speaks for a scholarship in its facts. */
export function evidenceInFacts({ application_url, scraped_from, provenance, validation_status }: Facts): Weighed[] {
  const found: Weighed[] = [];
  const [host, source] = [hostOf(application_url), hostOf(scraped_from)];
  if (host !== null && isOfficialHost(host))
    found.push({ sentence: host, why: "The link leads to the site of a college or government.", weight: 2 });
  else if (source !== null && isOfficialHost(source))
    found.push({ sentence: source, why: "A college or government lists it.", weight: 2 });
  if (provenance === "curated" && validation_status === "verified")
    found.push({ sentence: "Checked by Laurel", why: "We read its page ourselves.", weight: 2 });
  return found;
}

const kinds = [
  {
    why: "The money goes to the college.",
    find: finder(`
      (paid|sent|disbursed|payable|mailed|issued|made payable|made out|transferred|remitted) (directly|) (to|by check to) (the|your|their|a|each|his or her|) (students|recipients|winners|recipient|student|) (college|university|school|institution|financial aid office|bursar)`),
  },
  {
    why: "It names past winners.",
    find: finder(`
      (past|previous|former|recent|last years) (winner(s)|recipient(s)|awardee(s)) (include|includes|are|were|was|have)
      (winners|recipients) of (earlier|past|previous) years`),
  },
  {
    why: "It says how winners are chosen.",
    find: finder(`
      (selection|judging|scholarship|review|scoring) (committee|panel|criteria)
      (judged|scored|evaluated|selected|chosen|ranked) (on|by|for|based on) (the basis of|a|the|their|) (panel|committee|creativity|originality|merit|academic|grades|quality|essay|need|leadership|service|judges|craft|style)
      (judges|jury|panel) (score|scores|rate|rates|read|reads|select|selects)`),
  },
];

function finder(lines: string) {
  return phraseFinder(phraseLines(lines));
}

/** What speaks for a scholarship in its text, each kind at most once. */
export function evidenceInText(clauses: readonly ScamClause[], denied: readonly Denial[]): Weighed[] {
  const said = kinds.flatMap(({ why, find }) => {
    const clause = clauses.find(({ tokens, isQuestion }) => !isQuestion && find(tokens).length > 0);
    return clause ? [{ sentence: clause.sentence, why, weight: 1 as const }] : [];
  });
  const denials = new Map(denied.map(({ rule, sentence }) => [denialOf[rule] ?? null, sentence]));
  denials.delete(null);
  return [...said, ...[...denials].map(([why, sentence]) => ({ sentence, why: why ?? "", weight: 0 as const }))];
}

const denialOf: Partial<Record<Denial["rule"], string>> = {
  S01: "It says that it takes no fee.",
  S03: "It says that it needs no card or account.",
  S04: "It says that it needs no Social Security number.",
  S17: "It says that it does not share your data.",
  S23: "It says that you need not buy anything.",
};
