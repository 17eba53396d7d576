import { either } from "../../words/either.ts";
import { isForOtherThing } from "./due-things.ts";

/**
 * What a day is in a sponsor's words: the `deadline` of the application; a `lesser` deadline, for a priority review or
 * for letters; the day on which applications open (`opening`); or any `other` day, such as that of the decision.
 */
export type DayRole = "deadline" | "lesser" | "opening" | "other";

/** `entry` is what is sent in, which tells less than a verb of sending: "applications are scored"; `event` is what one can apply for. */
type Word = "deadline" | "apply" | "entry" | "until" | "lesser" | "document" | "opening" | "other" | "event" | "status";

const lists: Readonly<Record<Word, string>> = {
  deadline: "deadlines? due close closes closing closed cutoff postmark postmarked expires? expiration receipt",
  apply: "apply applies applied submit submits submitted submission enter received send",
  entry: "applications? submissions entries entry window proposals? essays?",
  until: "by until till through thru before prior ends? ending later",
  lesser: "priority early intent peer interest renewals? renewing",
  document:
    "admissions? letters? references? recommendations? recommenders? transcripts? proofs? nominations? nominated fafsa css scores? verification supporting eligibility",
  opening:
    "open opens opening begins? beginning commences? commencing starts? starting available launch launches launched accepting runs from",
  other:
    "announced announces announcement notified notification notify winners? finalists? semifinalists? selected selection chosen awarded awarding interviews? interviewed born posted updated verified checked last held place ceremony decisions? results? outcomes? heard disbursed disbursement during celebrated reviewed reviews? scored judged judging evaluated evaluation assessed voting contacted informed admission-day following since deposits? discounts? age report reports originally previously formerly reminders?",
  event: "conference convention event festival webinars? workshops?",
  status:
    "enrolled enroll enrolling graduated graduating graduation employed degree degrees birthday old aged residence resided as scheduled held class",
};
const words: ReadonlyMap<string, Word> = new Map(
  (Object.keys(lists) as Word[]).flatMap((kind) =>
    lists[kind].split(" ").flatMap((word): [string, Word][] =>
      word.endsWith("?")
        ? [
            [word.slice(0, -2), kind],
            [word.slice(0, -1), kind],
          ]
        : [[word, kind]],
    ),
  ),
);

/**
 * What the words before a day make of it, or null when they give it no role. `named` tells whether a deadline or an
 * application is named; "by" and "until" alone name none.
 */
export function roleBefore(clause: string): { role: DayRole; named: boolean } | null {
  const before = clause.replace(/\b([ap])\.m\./gi, "$1m");
  if (
    isForOtherThing(before) ||
    [dutyOfWinners, repaid, timeBefore, heldOn, afterSending].some((words) => words.test(before))
  )
    return { role: "other", named: false };
  let role: DayRole | null = null;
  let named = false;
  let isFirm = false;
  let isLesser = false;
  let isDocument = false;
  let isEvent = false;
  let beforeEvent: DayRole | null = null;
  const told = wordsOf(before);
  for (const [i, word] of told.entries()) {
    const kind = words.get(word);
    // "The outcome of applications" is no application.
    if (kind === "entry" && role === null && told[i - 1] === "of") continue;
    if (/^applications?$/.test(word)) isDocument = false;
    const isEntry = kind === "entry" && (role === null || role === "deadline" || isEvent || told[i - 1] === "last");
    if (kind === "deadline" || kind === "apply" || isEntry) {
      role = "deadline";
      named = true;
      isFirm = kind === "deadline";
    } else if (kind === "until") {
      if (role === null || role === "opening" || (isEvent && beforeEvent === "deadline")) role = "deadline";
    } else if (kind === "opening") {
      if (role !== "other" && (word !== "from" || role === null)) role = "opening";
    } else if (kind === "event") {
      if (!isEvent) beforeEvent = role;
      role = "other";
    } else if (kind === "other" || (kind === "status" && !isFirm)) role = "other";
    if (kind !== undefined) isEvent = kind === "event";
    if (kind === "lesser") isLesser = true;
    if (kind === "document") isDocument = true;
  }
  if (role === "deadline" && (firstDayWords.has(told.at(-1) ?? "") || onOrAfter.test(before))) role = "opening";
  if ((isLesser || isDocument) && (role === null || role === "deadline")) return { role: "lesser", named: true };
  return role && { role, named: named && role === "deadline" };
}

/** "Winners must submit proof of enrollment by …" */
const dutyOfWinners =
  /\b(?:winners?|recipients?|awardees?|finalists?|semi-?finalists?|grantees?|(?:chosen|our|selected|the) scholars|scholars(?= must [a-z]+ (?:a |the )?thank)|successful (?:applicants?|candidates?)) (?:must|shall|should|will|need|have to|are (?:required|expected|asked))\b(?! be\b)(?:(?!\b(?:appl|deadline|entr|nominat|proposal))[^.;])*$/i;

/** "Half of it is repaid if the student fails to submit the thesis by …" */
const repaid = /\b(?:forfeit\w*|repa(?:id|y\w*))\b(?:(?!\b(?:appl|deadline))[^.;])*$/i;
/** "The deadlines for the meeting, which will be held in Boston on …" */
const heldOn =
  /\b(?:being|be|are|is|was|takes?|taking) (?:held|place)\b(?:(?!\b(?:appl|deadline|due|is|are)\b)[^.;:])*$/i;
/** "Entries may be picked up from", "the shortlist will be performed on": what happens to an entry that was sent. */
const afterSending = new RegExp(
  `\\b${either(
    /art\w*|compositions?|entry|entries|films?|pieces?|portfolios?|shortlist|submissions?|works?/,
  )}\\b[^.;]{0,60}\\b(?:be|are|is|was|were) ${either(
    /collected|displayed|exhibited|judged|performed|picked up|played|premiered|screened|shown|on (?:display|show|view)/,
    /presented (?:at|during|in)|(?<!\b(?:must|shall|should) be )returned/,
  )}\\b(?:(?!\\b(?:are|deadlines?|due|is|must|received|should|submi\\w+)\\b)[^.;])*$`,
  "i",
);
/** "Four months prior to the deadline (i.e. …" */
const timeBefore =
  /\b(?:days?|weeks?|months?) (?:before|prior to) (?:the )?(?:[\w-]+ ){0,3}?deadlines?\b(?! (?:of|on|is)\b).{0,12}$/i;

/** What a word behind a day makes of it; the others tell nothing there. */
const rolesAfter: Readonly<Partial<Record<Word, DayRole>>> = {
  deadline: "deadline",
  lesser: "lesser",
  document: "lesser",
  opening: "opening",
  other: "other",
};

const deadlineAfter = /^\s*(?:(?:application|entry|final|scholarship|submission) )?deadline\b/i;

/** "Employed for a year as of the March 1 scholarship deadline": a day that is itself called the deadline. */
export const isCalledDeadline = (after: string): boolean => deadlineAfter.test(after);

/** What the first telling word after a day makes of it, or null. */
export function roleAfter(after: string): { role: DayRole; named: boolean } | null {
  if (isForOtherThing(after.slice(0, 45))) return { role: "other", named: false };
  const told = wordsOf(after.slice(0, 45)).filter((word) => word !== "from");
  const role = told.map((word) => rolesAfter[words.get(word) ?? "until"]).find((each) => each !== undefined);
  // "March 1: Deadline for letters of recommendation"
  if (role === "deadline" && roleBefore(after.slice(0, 45))?.role === "lesser") return { role: "lesser", named: false };
  return role === undefined ? null : { role, named: role === "deadline" };
}

/** Words that name no day: "the chair of the selection committee", "submit the following", "the last Friday of February". */
const aside =
  /\b(?:selection|awards?|review) (?:committee|panel|board)|\bthe following\b|\boffices? of (?:[a-z]+ ){0,2}admissions?\b|\badmissions? (?:office|committee)|\b(?:regular|early) decision\b|\blast (?:[a-z]+ )?[a-z]*day (?:of|in)\b|\b(?:mon|tues|wednes|thurs)days? (?:through|thru|to|until) [a-z]+days?\b|\b(?:send|submit|e-?mail) (?:[a-z]+ )?(?:questions|inquiries|enquiries)\b|\b(?:up)?on receipt of\b|\benter(?:s|ing)? (?:the |their |an? )?(?:[a-z]+ ){0,2}(?:college|grade|program|school|semester|term|university|year)\b|\bduring (?:each|our|the|this) (?:[a-z]+ )?(?=application|entry|submission|window)/g;
/** "Return to the guidance office by April 3", "complete this form by", "all materials must be turned in by". */
const handIn = new RegExp(
  either(
    /^\W*(?:please )?(?:return|turn in|hand in|mail|e-?mail|fax|bring|drop off|register|nominate|upload|post)\b(?! (?:the |your |this )?(?:[a-z]+ )?(?:acceptance|thank))/,
    /\b(?:complete|fill (?:out|in)) (?:this|the|our|your|an?) (?:[a-z]+ ){0,2}form\b/,
    /\b(?:forms?|materials?|documents?|packets?|paperwork|portfolios?|requests?) (?:[a-z]+ ){1,5}?(?:returned|turned in|handed in|mailed|e-?mailed|uploaded|completed|arrive|(?:in|on|at|with) (?:the|our|your)\b)/,
    /\b(?:materials?|forms?) turned in\b|\b(?:sent|arriving|delivered|(?:e-?)?mailed) after\b/,
  ),
  "g",
);
/** "Financial aid forms", "grade reports": papers beside the application. */
const aidForms = /\b(?:financial )?aid (?:forms?|applications?)\b|\bgrade reports?\b/g;
/** "The admissions application" is not the one for the scholarship. */
const ofAdmission = /\b(?:admissions?|college|university) applications?\b/g;
/** "September 15 for new applicants" */
const forApplicants = /\bfor (?:all |new |first[- ]time |initial |incoming )+applicants\b/g;
/** "Reviewed on a rolling basis until July 1". */
const rollingUntil = /\b(?:reviewed |considered |accepted )?(?:on a )?rolling(?: basis)?,? (?:until|through|till)\b/g;
/** "You can apply from March 1", "accepted starting March 1": such a word right before a day makes it the first one. */
const firstDayWords: ReadonlySet<string> = new Set(["from", "starting", "beginning"]);
/** "The grant period ends", "a voting phase runs": a time that is not for applying; one can apply for the travel period. */
const ofAnotherTime =
  /\b(?:award|employment|fellowship|funding|grant|interview|judging|project|research|review|selection|study|travel|voting) (?:period|phase|term|window)s? (?=(?:will )?(?:begin|clos|commenc|end|from|is|open|run|start))/g;
const forTime =
  /\b(?:apply|applications?|deadlines?|due date) for (?:an? |the )?(?:[a-z]+ ){1,2}(?:period|phase|term|window)s?\b/g;
/** "You can start to submit your application May 1." */
const firstDay =
  /\b(?:start|begin)(?:s|ning|ing)? (?:to )?(?:submit|apply|accept|receiv|send)\w*(?: (?:the|your|an?))?(?: applications?)?/g;
/** "Requests must reach us", "we must receive your video", "entries must reach the committee", but not "scholars must reach the office". */
const arrives =
  /\b(?:reach us|must receive|(?<=\b(?:applications?|documents?|entr(?:y|ies)|forms?|materials?|nominations?|proposals?|requests?|submissions?)(?: [a-z-]+){0,4} (?:must|should) )reach (?:our|the) (?:[a-z]+ )?(?:address|board|committee|foundation|office|secretary|society|trust))\b/g;
/** Spanish and French for a deadline, in small letters. */
const foreignDeadline = /\b(?:fechas? (?:l[ií]mites?|de cierre)|plazo|dates? limites?|cl[oô]ture)\b/g;
/** "You may reapply on or after July 24" */
const onOrAfter = /\bon or after\W*$/i;
/** "File the FAFSA by": the application for aid of a state, whose deadline it is where no other is named. */
const fileAidForm =
  /\b(?:complete|file|submit)(?:s|d|ing)? (?:(?:an?|the|their|your) )?(?:20\d\d[-–/]\d{2,4} )?(?=fafsa\b[^.;]{0,60}\b(?:before|by|prior|until)\b)/g;
const lastDay =
  /\b(?:last|final) (?:chance|day|date|opportunity)(?: (?:to|for|of) (?=appl|submi|ent|recei|regist)|(?=:))/g;
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(lastDay, "deadline ")
    .replace(foreignDeadline, "deadline")
    .replace(rollingUntil, "deadline ")
    .replace(forApplicants, "deadline")
    .replace(firstDay, "opens ")
    .replace(forTime, "deadline")
    .replace(ofAnotherTime, "voting ")
    .replace(/\bgo(?:es)? live\b/g, "opens")
    .replace(arrives, "received ")
    .replace(/\blasts? (?=from|through|to|until)/g, "runs ")
    .replace(/\bearly decision\b/g, "early")
    .replace(aside, " ")
    .replace(ofAdmission, "admission")
    .replace(/\bcut[ -]off\b/g, "cutoff")
    .replace(/\bas (?!of\b)/g, " ")
    .replace(aidForms, "fafsa")
    .replace(fileAidForm, "submit ")
    .replace(handIn, " submit ")
    .match(/[a-z]+/g) ?? [];

/** Whether the words name a deadline or an application, so that a day in them can be a deadline. */
export const namesDeadline = (text: string): boolean =>
  openUntil.test(text) || wordsOf(text).some((word) => ["deadline", "apply", "entry"].includes(words.get(word) ?? ""));

const openUntil =
  /\bopen (?:now )?(?:through|until|till|(?:all )?year[- ]round)\b|\b(?:competition|contest|period|sweepstakes|window) (?:will )?(?:begins?|ends?|is over|opens?|runs?|starts?)\b/i;
