import { isAnybody } from "../../mood/people.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, tokensOf } from "../../text/tokens.ts";
import { TokenSet, tokenSet, wordSet } from "../../text/word-set.ts";
import type { Statement } from "../statement.ts";
import { namesSomebody } from "./named-persons.ts";
import { untilSign } from "./until-sign.ts";
import { needsVoucher } from "./vouchers.ts";
import { welcomesSome } from "./welcomed.ts";

/**
 * Whether a clause that demands nothing by its shape asks for what not everybody is or can do: "submit an essay if you are an Elk", "must
 * choose a career in mining", "an alumnus must sign", "we welcome applications from harpists".
 */
export function asksOfSome(statement: Statement): boolean {
  const {
    mood,
    tokens,
    clause: { text },
  } = statement;
  if (mood !== "procedure" && mood !== "background" && mood !== "selection") return false;
  if (welcomesSome(tokens, text)) return true;
  if (mood !== "procedure" && refusesSome(statement)) return true;
  if (mood === "selection") return false;
  return (
    tellsPast(tokens, text) ||
    forbids(text) ||
    appliesIf(tokens, text) ||
    (mood === "procedure" && isOwnTask(tokens)) ||
    isTaskOfPersons(tokens) ||
    needsVoucher(tokens)
  );
}

const whom =
  "(you|youre|youve|they|theyre|theyve|he or she|she or he|students|applicants|candidates|one|your|their|the applicant|the student)";
const findConditions = phraseFinder<"state" | "time">([
  [`(if|unless|provided|providing|provided that|as long as|so long as) ${whom}`, "state"],
  [`(before|until|prior to when) ${whom}`, "state"],
  [`(once|when|as soon as|after) ${whom}`, "time"],
  ["(before|prior to) (starting|beginning|entering|enrolling|graduating|finishing|completing)", "time"],
  [
    "(following|within|in|by|at|before|prior to) (the|your|their|a|one|two|three|four|five|six|1|2|3|4|5|6) (first|last|final|year|years|beginning|end|start|time|month|months|freshman|sophomore|junior|senior)",
    "time",
  ],
  [
    "(once|after|upon|following|on|at the time of) (being|your|their|) (admitted|admission|accepted|acceptance|enrolled|enrolling|enrollment|completing|completion|graduating|graduation|finishing|entering)",
    "time",
  ],
]);

/** In tokens: "if you | are a member of the Elks". */
const longestCondition = 14;
const endOfCondition = /[,;:(]/;

/** "Submit an essay if you are an Elk", "once you are admitted, apply online": who is not may not apply. */
function appliesIf(tokens: readonly Token[], text: string): boolean {
  return findConditions(tokens).some(({ from, to, value }) => {
    if (/^(?:even|or|see|out|whether)$/.test(tokens[from - 1]?.word ?? "")) return false;
    const bounds = value === "time" ? { from, to } : { from: to, to: to + 1 };
    const own = untilSign(tokens, text, endOfCondition, { ...bounds, most: bounds.to + longestCondition });
    const others = [
      ...tokens.slice(0, from),
      ...tokens.slice(to + Math.max(0, own.length - (value === "time" ? to - from : 0))),
    ];
    return appliesWhole(others) && (value === "state" ? isStateOfSome(own) : isTimeInLife(own.slice(1)));
  });
}

/** "Apply", "submit an essay", "fill out the form": what all do who apply, and no paper that some add. */
const appliesWhole = (tokens: readonly Token[]): boolean =>
  findApplying(tokens).length > 0 && !additions.hasAny(tokens) && !(tokens[0]?.word === "click");
const findApplying = phraseFinder<true>([
  ["(apply|enter|register)", true],
  [
    "(submit|send|write|complete|fill out|fill in|download|upload) (us|in|) (a|an|the|your|our|their|this|) (short|brief|online|) (application|applications|essay|essays|form|story|stories|entry|video|videos|poem|photo|recording)",
    true,
  ],
  ["(contact|email|call|write to|write) us", true],
]);
const additions = new TokenSet(
  wordSet(
    "transcript transcripts score scores proof copy copies verification certificate certificates letter letters return returns box resume card visa passport documentation evidence additional separate again reapply early paper new",
  ),
);

const isStateOfSome = (tokens: readonly Token[]): boolean => {
  const said = tokens.filter((token) => !fillers.has(token));
  return said.length > 0 && !said.slice(0, 6).some((token) => ofAnybody.has(token));
};
const fillers = tokenSet(`
are is am was were be been being have has had do does did can could will would should may a an the of to in for at on with and or that this it them us me my your their his her as by from i
still currently already now also ever like want wants wish wishes plan plans planning intend intends hope hopes prefer please only just both either
`);
const ofAnybody = tokenSet(`
able accepted admitted all any anyone anything available applicable appropriate awarded asked agree believe browser cannot change chance changed changes choose chosen click comfortable completed confident confused contacted considered curious deadline difficulties
difficulty done dont didnt doesnt eligible email error everything experience experiencing experienced familiar feel feeling finalist finalists find finished following forgot general happy hear hearing help having interest interested internet invited know learn
link looking mail mailing meet meeting miss missed missing money more necessary need needed needing needs not notified one other others paper participate passionate password possible prepared print problem problems qualified qualify question questions read
ready receive recommend require required requirement requirements safe seek seeking select selected serious share someone stuck submit submitted submitting shortlisted sure technical think time trouble unable uncertain understand unsure upload use using
win winner winners willing wonder won wondering account information inquiries enquiries concerns comments suggestions feedback apply applying applied application applications enter entering essay essays form forms documents transcripts scholarship scholarships awards
`);

/** "Once you | are admitted", "after your first semester", "when you are a member of 4-H", but not "when you are ready". */
const isTimeInLife = (tokens: readonly Token[]): boolean =>
  !tokens.slice(0, 8).some((token) => ofPapers.has(token)) &&
  (tokens.slice(0, 9).some((token) => ofLives.has(token)) || namesSomebody(tokens.slice(0, 7)));
const ofLives = tokenSet(`
admitted admission accepted acceptance enrolled enrolling enrollment enrol enroll matriculated graduating graduated graduation graduate declared declaring candidacy credits semester term training degree diploma
freshman sophomore junior senior credit hours birthday apprenticeship internship bootcamp college phd
`);
const ofPapers = tokenSet(
  "applied applying application applications form forms essay essays account documents registration profile questionnaire survey guidelines rules portal deadline",
);

/** "Must | choose a career in mining": verbs of tasks, which are none where no paper stands behind them. */
function isOwnTask(tokens: readonly Token[]): boolean {
  const [modal] = findMust(tokens);
  if (!modal || modal.from > longestSubject) return false;
  if (modal.from > 0 && !tokens.slice(0, modal.from).some(({ word }) => isAnybody(word))) return false;
  const at = /^(?:also|first|then|only)$/.test(tokens[modal.to]?.word ?? "") ? modal.to + 1 : modal.to;
  const verb = tokens[at];
  if (verb === undefined || !verbsOfBoth.has(verb)) return false;
  const object = tokens.slice(at + 1, at + longestObject);
  return object.length > 0 && !ofTasks.hasAny(object) && !object.some(isNumber);
}
const isNumber = ({ word }: Token): boolean => /^\d{2,}/.test(word);
/** In tokens. */
const longestSubject = 6;
const longestObject = 14;
const findMust = phraseFinder<true>([
  ["(must|shall)", true],
  ["(has|have|need|needs|is required|are required) to", true],
]);
const verbsOfBoth = tokenSet(
  "choose select follow read sign produce create answer enter include refer tell share post respond like provide write edit film record print search arrange supply access register contact apply visit pick",
);
const ofTasks = new TokenSet(
  wordSet(`
a4 about above academically account acceptance action actions address addresses advance affidavit aid agreement all annually any application applications apply appropriate article articles artwork award awards before below between bibliography blog book box brief by
caption carefully category chapter claim class clearly code column commentary comparison comments completed concise conditions confirmation consent contact contest contract copies copy counselor cover credit creative criteria current curriculum cv data database date
deadline department description design details digital directly document documentation documents early ebook electronic electronically email english entries entry essay essays every evidence example examples explanation facebook fafsa faq fill financial
following form format forms from full fully graph guide guidelines guides gpa hashtag headline headshot here how identification image images information instagram instruction instructions interview invoice journal least legibly letter letters line link links
list logo mail manuscript material materials meme message minimum minute minutes name names narrative newsletter no number numbers office official once one online option options original outline own page pages paper paragraph paragraphs participation
password payment phone photo photograph photographs photos picture pictures piece plan play podcast poem poems policies policy portal portfolio post poster posts presentation procedure procedures project prompt prompts proof proposal question questionnaire questions quote
receipt receipts reference references registration release report request requested required requirements research response responses resume review rules sample samples scholarship scholarships score scores script section self sentence sentences separate
short short-answer signature site sites sketch slides slogan snapchat social song source sources speech statement statements statistics step steps story stories strategy submission submissions summary survey tax terms testimonial text three tip tips title
topic topics transcript transcripts tweet twitter two typed under url valid verification video videos waiver web webpage website why within word words work works written year yourself youtube
friend friends honestly id infographic media pledge tiktok truthfully themself themselves
admission university college place programme program course department head financial honours dean admissions fund foundation society committee
`),
);

/** "Members of the Elks may submit an essay", "twins can apply online". */
const isTaskOfPersons = (tokens: readonly Token[]): boolean => {
  const modal = tokens.findIndex(({ word }) => word === "may" || word === "can");
  if (modal <= 0 || modal > 7) return false;
  const subject = tokens.slice(0, modal);
  return wordsOfApplying.has(tokens[modal + 1] as Token) && namesSomebody(subject);
};
const wordsOfApplying = tokenSet("apply submit send enter");

/** "No GPA below 3.0 will be considered", "no citizens of Iran are accepted", but not "no test scores are considered". */
const refusesSome = ({ tokens, mentions }: Statement): boolean =>
  tokens[0]?.word === "no" &&
  taken.hasAny(tokens) &&
  mentions.some(({ meaning }) => meaning.about !== "nothing") &&
  (bounds.hasAny(tokens) || namesSomebody(tokens));
const taken = tokenSet("considered accepted selected eligible");
const bounds = tokenSet("below under lower less above over older");

/** "Do not apply unless you are a Quaker": the clause itself ends before "unless". */
function forbids(text: string): boolean {
  const [condition] = findForbidden.exec(text) ?? [];
  if (condition === undefined) return false;
  const own = tokensOf(text.slice(condition.length)).filter(({ word }) => word !== "not");
  return isStateOfSome(own);
}
const findForbidden = /^\W{0,3}(?:please )?(?:do not|don['’]?t) apply (?:if|unless) (?:you|they|your)\b/i;

/** "Worked 500 hours", "has completed the course": what was done by whoever may apply, in a line without a subject. */
const tellsPast = (tokens: readonly Token[], text: string): boolean => {
  const at = hasDone.has(tokens[0]) ? 1 : 0;
  if (text.length >= 120 || !deeds.has(tokens[at]) || behindDeeds.has(tokens[at + 1])) return false;
  // "Worked examples are online", "completed packets must be mailed".
  return at === 1 || !beings.has(tokens[2]);
};
const hasDone = tokenSet("has have");
const deeds = tokenSet(
  "completed worked volunteered served earned graduated lost survived overcome overcame won played lived raised held taught studied passed attended achieved finished",
);
const beings = tokenSet("are is will must should may can");
const behindDeeds = tokenSet("by away form forms application applications essay essays in annually every each");
