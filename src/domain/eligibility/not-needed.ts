import type { Meaning, Mention } from "./mention.ts";
import { phraseFinder } from "./text/phrases.ts";
import { type Token, wordAt } from "./text/tokens.ts";
import { wordSet } from "./text/word-set.ts";

const whoIs = "(you|they|he or she|the applicant|the student|applicants|students) (are|is|have|has|live|lives)";
const findExemptions = phraseFinder([
  ["(do|does|did) not (need|have) to", true],
  ["need not", true],
  ["(is|are) not (required|obliged|expected) to", true],
  ["(no need|not necessary|not required|not mandatory) to", true],
  [`(asked|ask|asks|indicate|state|tell us|say) if ${whoIs}`, true],
  [`(asked|ask|asks|indicate|state|tell us|say|) whether (or not|) ${whoIs}`, true],
  ["(do|does) not (need|require) (a|an|any)", true],
  ["(do|does) not require that", true],
  ["(apply|enter|participate|compete) without (being|having|living in|holding)", true],
] as const);

/** Words behind which something is demanded again: "need not be a citizen | but must live there". */
const ends = wordSet(`
but however must should although though if unless provided who which need needs just only long instead rather except when while whereas
`);
/** "Need not be a member | and have to live there", but not "need not be a member or have a card". */
const verbsBehindAnd = wordSet("you they he she we all have has need must is are be live attend study");

const endsAt = (tokens: readonly Token[], at: number): boolean =>
  ends.has(wordAt(tokens, at)) || (tokens[at - 1]?.word === "and" && verbsBehindAnd.has(wordAt(tokens, at)));

/** The mentions of a clause, where those behind "you do not need to be" demand nothing. */
export function withoutNotNeeded(mentions: Mention[], tokens: readonly Token[]): Mention[] {
  const exempt = findExempt(tokens)[0]?.from ?? -1;
  if (exempt > 0 && !tokens.slice(0, exempt).some(({ word }) => opens.has(word)))
    return mentions.map((mention) => (mention.to <= exempt ? { ...mention, meaning: nothing, also: [] } : mention));
  const exemptions = findExemptions(tokens);
  if (exemptions.length === 0) return mentions;
  const free = mentions.map((mention): Mention => {
    const { from, to } = mention;
    if (isSubject(mention, exemptions[0]?.from ?? 0, tokens)) return { from, to, meaning: nothing };
    const exemption = exemptions.findLast((found) => found.to < to && found.from < from + 3);
    if (!exemption || tokens.slice(exemption.to, from).some((_, at) => endsAt(tokens, exemption.to + at)))
      return mention;
    return { from, to, meaning: nothing };
  });
  return [...free, ...exemptions.map(({ from, to }): Mention => ({ from, to, meaning: nothing }))];
}

/** "Veterans | do not have to pay": who is free of something is not asked to be one. */
const isSubject = ({ to }: Mention, exemption: number, tokens: readonly Token[]): boolean =>
  to <= exemption &&
  !otherSubjects.has(wordAt(tokens, exemption - 1)) &&
  !tokens.slice(0, exemption).some(({ word }) => demands.has(word));
const otherSubjects = wordSet("who that which and but or you they he she it");
const demands = wordSet(
  "must may can eligible open only for to limited restricted required requires require should need needs will offered awarded given available be and but",
);

/** "High school students | are exempt from this requirement": of whom less is asked. */
const findExempt = phraseFinder<true>([
  ["(is|are) (also|therefore|) (exempt|exempted|excused) from (this|the|these|our|that|all|any)", true],
  ["(is|are) (exempt|exempted|excused)", true],
]);
const opens = wordSet("must open eligible only limited available who");

const nothing: Meaning = { about: "nothing" };
