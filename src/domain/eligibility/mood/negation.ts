import { modals } from "../text/modals.ts";
import { type Found, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { awardWords } from "../words/awards.ts";
import { ordinaryWords } from "../words/ordinary.ts";
import type { Cue } from "./cue.ts";
import { deniesRequirement } from "./not-required.ts";
import { isAnybody, namesPerson } from "./people.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** The words "are not eligible" or "except", from token `from` to `to` (excluded). */
export type Negation = { from: number; to: number };

/** The first words that exclude, with those that overlap them: "must not" and "not be" are one. */
export function negationIn(
  cues: readonly Found<Cue>[],
  kind: "exclusion" | "exception",
  tokens: readonly Token[],
  text: string,
): Negation | null {
  const ofKind = cues.filter(({ value }) => value === kind);
  if (ofKind.length === 0) return null;
  const frames = findFrames(tokens);
  const doer = subjectOf(tokens, text);
  const excluding = ofKind.filter(
    (cue) =>
      !frames.some(({ from, to }) => from < cue.to && cue.from < to) &&
      !isDeniedTwice(tokens, cue) &&
      !isOfThing(tokens, cue, doer) &&
      !isMeasure(tokens, cue) &&
      !isOfParents(tokens, cue) &&
      !isOfNeither(tokens, cue),
  );
  const [first] = excluding;
  if (!first) return null;
  let to = first.to;
  for (const next of excluding) if (next.from <= to) to = Math.max(to, next.to);
  return { from: first.from, to };
}

/** Words with "not" that leave nobody out: what need not be, what is not all, and what is said of other things. */
const findFrames = phraseFinder<true>([
  [
    "(not|cannot|unless) (only|just|merely|simply|solely|limited|restricted|confined|required|necessarily|necessary|mandatory|otherwise|needed|wait|imagine|believe|hesitate|forget|worry|matter)",
    true,
  ],
  ["do not (miss|delay)", true],
  ["need not (be|have|hold|already|currently|previously|yet)", true],
  ["not (have|need) to", true],
  ["not have (sufficient|enough|adequate) (financial|) (resources|means|funds|money)", true],
  ["not be (a|an|any|the|your) (obstacle|barrier|problem|hindrance)", true],
  ["not for (everyone|everybody|all|profit|sale)", true],
  ["where prohibited", true],
  ["cannot afford", true],
  ["(is|are) out (of|in|at|on|from|to|there|by|with|as)", true],
]);

/** "Nurses will not be | excluded", "residents of Ohio are not | ineligible", "nobody is | barred": who is not kept out may apply. */
function isDeniedTwice(tokens: readonly Token[], { from, to }: Negation): boolean {
  const negates = tokens.slice(from, to).some(({ word }) => denials.has(word));
  if (negates) {
    let at = to;
    while (/^(?:be|get|being|automatically|also)$/.test(wordAt(tokens, at))) at++;
    return refusals.has(wordAt(tokens, at)) && tokens[to - 1]?.word !== "have";
  }
  if (!tokens.slice(from, to).some(({ word }) => refusals.has(word))) return false;
  return tokens.slice(Math.max(0, from - 3), from).some(({ word }) => denials.has(word));
}
const denials = wordSet("not never no nobody none cannot neither nor");
const refusals = wordSet(`
ineligible excluded exclude barred bar disqualified disqualify rejected reject denied deny refused refuse turned unavailable prohibited discriminate discriminated discriminates penalized disadvantaged prevent
`);

/**
 * Whether the award, its money or its sponsor does not do something: "the award may not be used for travel", "we cannot return manuscripts".
 * It excludes if it names persons or another award, says where or what one may not study ("used at a community college"), or holds words that
 * not every application holds.
 */
function isOfThing(tokens: readonly Token[], cue: Negation, doer: Subject): boolean {
  const last = wordAt(tokens, cue.to - 1);
  const pays = isOfPaying(tokens, cue);
  const behind = tokens.slice(pays && !paying.has(last) ? cue.to + 1 : cue.to);
  if (pays && isOfNeedy(tokens, cue, doer)) return true;
  const isThing =
    pays ||
    doer === "award" ||
    doer === "sum" ||
    (doer === "sponsor" && !tokens.slice(0, cue.from).some(({ word }) => isAnybody(word)));
  if (!isThing || !(isBare(tokens.slice(cue.from, cue.to)) || (last === "for" && doer !== "sponsor"))) return false;
  const namesOther = behind.some(
    ({ word }, at) => /^(?:other|another)$/.test(word) && awardWords.has(wordAt(behind, at + 1)),
  );
  if ((behind[0]?.word === "exceed" && !namesOther) || (doer === "sponsor" && last === "have")) return true;
  if (saysWhere(behind, pays)) return false;
  const isOrdinary = behind.every(({ word }) => ordinaryWords.has(word) || /^(?:you|your|sell|repay)$/.test(word));
  const isCost = pays && behind.some(({ word }) => costs.has(word));
  // "The fees of international students" are costs.
  const costOf = isCost ? behind.findIndex(({ word }, at) => costs.has(word) && wordAt(behind, at + 1) === "of") : -1;
  const persons = costOf < 0 ? behind : behind.slice(0, costOf);
  return (isOrdinary || isCost) && !namesOther && !namesPerson(persons.filter(({ word }) => word !== "you"));
}

const isOfPaying = (tokens: readonly Token[], { to }: Negation): boolean =>
  paying.has(wordAt(tokens, to - 1)) || paying.has(wordAt(tokens, to));
const paying = wordSet("pay pays cover covers reimburse reimburses finance finances");

/** The token where a clause says what a sponsor or an award does not pay, which every student pays: "we | cannot pay for travel". Else null. */
export function unpaidIn(cues: readonly Found<Cue>[], tokens: readonly Token[], text: string): number | null {
  const unpaid = cues.find((cue) => cue.value === "exclusion" && isOfPaying(tokens, cue));
  if (unpaid === undefined) return null;
  const doer = subjectOf(tokens, text);
  return !isOfNeedy(tokens, unpaid, doer) && isOfThing(tokens, unpaid, doer) ? unpaid.from : null;
}

/** "Your parents | cannot pay for college", "who could not cover the cost": what tells of need, and excludes nobody. */
const isOfNeedy = (tokens: readonly Token[], { from }: Negation, doer: Subject): boolean =>
  doer === "person" || /^(?:famil(?:y|ies)|parents?|you|who|they)$/.test(wordAt(tokens, from - 1));

/**
 * "Used for | a second degree", "held for part-time study", "received twice", but not "transferred to another college": it concerns only some
 * students. Of what is not paid, "program fees" and "the program" are costs of all.
 */
const saysWhere = (behind: readonly Token[], isPaid: boolean): boolean =>
  !behind.slice(0, 2).some(({ word }) => ofAwards.has(word)) &&
  behind.some(
    ({ word }, at) =>
      (ofSome.has(word) && !costs.has(wordAt(behind, at + 1)) && !(isPaid && own.has(wordAt(behind, at - 1)))) ||
      (costs.has(wordAt(behind, at + 1)) && isOfSome(word, wordAt(behind, at - 1))) ||
      (word === "time" && /^(?:part|full|half)$/.test(wordAt(behind, at - 1))),
  );
/** "Private | school | tuition", "out of | state | tuition", "doctoral | fees": what only some have to pay. */
const isOfSome = (word: string, before: string): boolean =>
  levels.has(word) || (ofSome.has(word) && (narrowing.has(before) || (word === "state" && before === "of")));
const levels = wordSet("undergraduate graduate postgraduate masters doctoral phd nonresident online");
const narrowing = wordSet("private public second third graduate high secondary vocational foreign online time");
const costs = wordSet(
  "fee fees cost costs supplies materials tuition expenses housing travel equipment insurance meals books",
);
const own = wordSet("the your their this our");
const ofAwards = wordSet(
  "renewed renewable transferred transferable deferred extended exchanged substituted redeemed replaced refunded refundable returned guaranteed sent mailed",
);
const ofSome = wordSet(
  "college colleges school schools university universities institution institutions study studies degree degrees program programs course courses class classes online state country income families once twice",
);

/** "May not", "never", "has not": words that say of nobody that they may not apply, unless he is who must not do it. */
const isBare = (cue: readonly Token[]): boolean => cue.every(({ word }) => bare.has(word));
const bare = wordSet(
  "may can must should shall will do does did not cannot never has have hold be already yet currently previously we is are unable able to accept consider fund support sponsor assist pay cover reimburse finance could would",
);

/** "At least 16 but not more than 21", "not yet 25", "and not have reached the age of 25": a measure, which its own grammar reads. */
function isMeasure(tokens: readonly Token[], { from, to }: Negation): boolean {
  const not = tokens.findIndex(({ word }, at) => at >= from && at < to && word === "not");
  if (not < 0) return false;
  const behind = tokens.slice(not + 1, not + 4).map(({ word }) => word);
  if (behind[0] === "yet" && /^\d/.test(behind[1] ?? "")) return true;
  const isBehindBut = tokens[not - 1]?.word === "but";
  if (isBehindBut && bounds.has(behind[0] ?? "") && /\d/.test(behind[2] ?? "")) return true;
  const isTail = tokens.slice(0, from + 1).some(({ word }) => joints.has(word));
  return isTail && behind.some((word) => /^(?:reached|attained|turned)$/.test(word));
}
const bounds = wordSet("more older over less younger");

/** "Whose parents never attended college": what the parents did not do says more of the applicant. */
function isOfParents(tokens: readonly Token[], { from, to }: Negation): boolean {
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word);
  if (/^(?:do|does|did|has|have|had|may)$/.test(before.at(-1) ?? "")) before.pop();
  const doer = before.at(-1) ?? "";
  if (/^(?:parents?|neither)$/.test(doer) && tokens[from]?.word === "never") return true;
  return /^(?:parents?|guardians?)$/.test(doer) && tokens.slice(to, to + 9).some(({ word }) => ofStudy.has(word));
}
const ofStudy = wordSet("college university degree degrees education bachelors");

/**
 * "Neither | of my parents studied" and "neither | the judges nor the sponsor may be held liable": it excludes only where it tells who may not
 * apply, or who they must not be.
 */
function isOfNeither(tokens: readonly Token[], { from, to }: Negation): boolean {
  if (wordAt(tokens, from) !== "neither" || to !== from + 1) return false;
  const behind = tokens.slice(to);
  if (behind.slice(0, 4).some(({ word }) => parentWords.has(word)) || deniesRequirement(tokens)) return true;
  return !(from > 0 || namesPerson(behind) || behind.some(({ word }) => applying.has(word)));
}
const parentWords = wordSet("parent parents guardian guardians mother father mom dad");
const applying = wordSet(
  "apply eligible considered enter compete qualify participate win accepted allowed permitted admitted covered funded supported",
);

const joints = wordSet("and but");
const between = wordSet("they who also applicants candidates students he she must should may shall be");

/**
 * The words of a clause that exclude behind words that demand: "must live in Ohio and must not ...", "for students who are
 * not currently ...", "must be nurses, | not already hold a degree, ...", "must | not be staff and must ...". Null where the whole
 * clause excludes.
 */
export function tailOf(exclusion: Negation, exception: Negation | null, tokens: readonly Token[]): Negation | null {
  if (exception !== null && exception.from > 0 && exception.from < exclusion.from && exclusion.from <= exception.to)
    return { from: exception.from, to: Math.max(exception.to, exclusion.to) };
  let joint = exclusion.from - 1;
  while (between.has(wordAt(tokens, joint))) joint--;
  const isTail = joint > 2 && (joints.has(wordAt(tokens, joint)) || isListed(exclusion, tokens));
  return isTail || isBeforeDemand(exclusion, tokens) ? exclusion : null;
}

/** "Must not be staff | and must live in Ohio". */
const isBeforeDemand = (exclusion: Negation, tokens: readonly Token[]): boolean => {
  const words = tokens.slice(exclusion.from, exclusion.to + 1).map(({ word }) => word);
  const tellsOfAll = modals.has(words[0] ?? "") || (words[0] === "cannot" && /^(?:be|have)$/.test(words[1] ?? ""));
  const resumes = tellsOfAll ? demandBehind(exclusion, tokens) : null;
  return resumes !== null && modals.has(wordAt(tokens, resumes + 1));
};

/** "Must be nurses, live in Ohio, | not already hold a degree": one of the things that applicants must be. */
const isListed = ({ from }: Negation, tokens: readonly Token[]): boolean =>
  wordAt(tokens, from) === "not" &&
  states.has(wordAt(tokens, from + 1)) &&
  tokens.slice(0, from).some(({ word }, at) => word === "must" && !/^(?:who|that|which)$/.test(wordAt(tokens, at - 1)));
const states = wordSet("already currently presently yet previously have hold be");

const goesOn = wordSet(
  "are is plan plans planning intend intends intending will would must who wish wishes want wants hope hopes seek seeks",
);
const negatives = wordSet("not no nor never neither without except cannot");

/** Where a demand goes on behind a negated one: "who have not attended college | and are planning to study law". Else null. */
export function demandBehind({ from, to }: Negation, tokens: readonly Token[]): number | null {
  if (!tokens.slice(from, to).some(({ word }) => /^(?:not|cannot|never)$/.test(word))) return null;
  const at = tokens.findIndex(
    ({ word }, index) => index >= to && joints.has(word) && goesOn.has(wordAt(tokens, index + 1)),
  );
  return at < 0 || tokens.slice(at).some(({ word }) => negatives.has(word)) ? null : at;
}

/** "(nursing | excluded)". */
export function excludedInBrackets(tokens: readonly Token[], text: string): Negation | null {
  const at = tokens.findIndex(({ word, end }) => word === "excluded" && text[end] === ")");
  return at < 0 ? null : { from: at, to: at + 1 };
}

/** The first token of the brackets that hold a negation: "a two-year degree (| vocational schools do not count)". */
export function bracketBefore(at: number, tokens: readonly Token[], text: string): number | null {
  const opening = text.lastIndexOf("(", tokens[at]?.start ?? 0);
  if (opening <= 0 || text.slice(opening, tokens[at]?.start).includes(")")) return null;
  const first = tokens.findIndex(({ start }) => start > opening);
  return first > 2 ? first : null;
}
