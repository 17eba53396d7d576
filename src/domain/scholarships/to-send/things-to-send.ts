import { capitalized } from "../../words/capitalized.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import { aidFormName, askForForm } from "./aid-form-name.ts";
import { requiredMaterials, requiresNothing, sentLetterWords } from "./required-materials.ts";

type Stated = Pick<ScholarshipFacts, "requirements" | "demands" | "essay_required">;

/** What has to be sent beside the sponsor's own form. */
export type ThingToSend = {
  kind: "aid_form" | "essay" | "letters" | "transcript" | "other";
  /** As a student reads it in a list: `The FAFSA`, `2 letters of recommendation`. */
  name: string;
};

/**
 * What to send for an application: the FAFSA, the essay, the letters, the transcript, and whatever else a line asks for. `inPlaceOfFafsa`: as `aidFormName`
 * takes it. Who cannot file the FAFSA asks the sponsor what to send in its place, where no line says it.
 */
export function thingsToSend(scholarship: Stated, inPlaceOfFafsa: string | null = null): ThingToSend[] {
  const { letters, transcript, aidForm } = requiredMaterials(scholarship);
  const form = aidForm === null ? null : aidFormName(aidForm, inPlaceOfFafsa);
  const isToAsk = aidForm !== null && form === null;
  const known: readonly (KnownThing | false | null)[] = [
    form !== null && { kind: "aid_form", name: capitalized(form) },
    scholarship.essay_required === true && { kind: "essay", name: "An essay" },
    letters !== null && { kind: "letters", name: letterName(letters) },
    transcript !== null && { kind: "transcript", name: "Your transcript" },
  ];
  const found = known.filter((thing) => !!thing);
  const isFound = (words: string) =>
    found.some(({ kind }) => wordsOf[kind].test(words)) || (isToAsk && wordsOf.aid_form.test(words));
  const others = scholarship.requirements.filter(isToSend).flatMap((line) => othersOf(line, isFound));
  const asked = isToAsk ? [askForForm] : [];
  return [...found, ...[...asked, ...others].map((name): ThingToSend => ({ kind: "other", name }))];
}

/** A thing to send as a noun, for a list of things: `A video` of "Submit a video". */
export const thingInList = ({ kind, name }: ThingToSend): string =>
  kind === "other" ? capitalized(name.replace(handing, "")) : name;
const handing =
  /^(?:send|submit|upload|provide|include|attach|mail|email)(?: in)? (?=(?:an?|the|your|one|two|three|proof)\b)/i;

/** Whether a line tells what to send or make, and not who may apply: `Submit a video.` */
export const isToSend = (line: string): boolean => sending.test(line) && !procedure.test(line);

const sending =
  /^(?:send|submit|upload|provide|include|attach|mail|email|file|write|hand (?:in )?your|turn in|enter (?:an? (?:piece|essay)|your|original|one)|(?:make|create|record|film|produce|design|draw|paint|build|compose|research|prepare|present|enter) (?:[\w'-]+ ){0,7}?(?:videos?|films?|documentary|posters?|artworks?|paintings?|drawings?|projects?|exhibits?|websites?|podcasts?|songs?|stor(?:y|ies)|poems?|speech|papers?|entry|prototypes?|models?|apps?)|ask \w+ \w+ for|complete the FAFSA)\b/i;
/** How to apply, with nothing more to send. */
const procedure = /^\w+ (?:through|via|by|online|the application|your application|an application)\b/i;

type KnownThing = ThingToSend & { kind: Exclude<ThingToSend["kind"], "other"> };

/** The words of the things that have a kind of their own. */
const wordsOf: Record<KnownThing["kind"], RegExp> = {
  aid_form: /\b(?:FAFSA|Federal Student Aid)\b/i,
  essay: /\bessays?\b/i,
  letters: sentLetterWords,
  transcript: /\btranscripts?\b/i,
};

/**
 * What a line asks for beside the things of a known kind. A line without such a thing is one thing as a whole. Of others
 * the parts that name something to send are left: `Submit a resume` of "Submit a resume, an essay and two references."
 */
function othersOf(line: string, isKnown: (words: string) => boolean): string[] {
  const words = line.trim().replace(/\.$/, "");
  const parts = words.split(betweenParts).filter((part) => !requiresNothing.test(part));
  if (!parts.some(isKnown)) return parts.length === 0 ? [] : [words];
  const [verb = ""] = words.split(" ", 1);
  const others = parts.filter((part) => !isKnown(part) && ownThing.test(part));
  return others.map((part) => (ownVerb.test(part) ? capitalized(part) : `${verb} ${part}`));
}

const betweenParts = /[,;] *(?:(?:and|or|plus|along with|as well as) )?| (?:and|&|plus|along with|as well as) /i;
const ownVerb = /^(?:sign|send|submit|upload|provide|include|attach|write|make|record|file|mail|email|enter|ask)\b/i;
/** A thing to send within the first words of a part. Behind it a part may say anything: `a statement of your goals`. */
const ownThing =
  /^(?:[\w'()/$-]+ ){0,6}?(?:r[eé]sum[eé]s?|cv|curriculum vitae|vitae|portfolio|samples?|reels?|tapes?|recordings?|auditions?|videos?|photos?|photographs?|headshots?|pictures?|statements?|letters?|answers|responses|proposals?|abstracts?|budgets?|(?:research|study|project|work|lesson|business|management) plans?|plans? of study|descriptions?|lists?|summary|biography|bio|proof|evidence|verification|documentation|certificates?|certification|scores?|score report|report cards?|tax returns?|identification|ID|pledge|nomination|profile|references?|GPA|papers?|reports?|(?:appraisal|evaluation|financial \w+|needs?|release|consent|verification|nomination) form)\b/i;

const counts: readonly (readonly [number: number, words: RegExp])[] = [
  [2, /\b(?:two|2) (?:[\w']+ ){0,2}(?:letters|recommendations|references)\b/i],
  [3, /\b(?:three|3) (?:[\w']+ ){0,2}(?:letters|recommendations|references)\b/i],
];

/** `line` requires the letters, such as "Send transcripts and two letters". */
function letterName(line: string): string {
  const count = counts.find(([, words]) => words.test(line))?.[0];
  return count === undefined ? "Your letters of recommendation" : `${count} letters of recommendation`;
}
