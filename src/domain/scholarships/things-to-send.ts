import { capitalized } from "../matches/criteria/criterion.ts";
import { aidFormName, requiredMaterials } from "./required-materials.ts";
import type { ScholarshipFacts } from "./scholarship.ts";

type Stated = Pick<ScholarshipFacts, "requirements" | "demands" | "essay_required">;

/** What has to be sent beside the sponsor's own form. */
export type ThingToSend = {
  kind: "aid_form" | "essay" | "letters" | "transcript" | "other";
  /** As a student reads it in a list: `The FAFSA`, `2 letters of recommendation`. */
  name: string;
};

/** What to send for an application: the FAFSA, the essay, the letters, the transcript, and whatever else a line asks for. */
export function thingsToSend(scholarship: Stated): ThingToSend[] {
  const { letters, transcript, aidForm } = requiredMaterials(scholarship);
  const known: readonly (ThingToSend | false | null)[] = [
    aidForm !== null && { kind: "aid_form", name: capitalized(aidFormName(aidForm)) },
    scholarship.essay_required === true && { kind: "essay", name: "An essay" },
    letters !== null && { kind: "letters", name: letterName(letters) },
    transcript !== null && { kind: "transcript", name: "Your transcript" },
  ];
  const others = scholarship.requirements
    .filter((line) => isToSend(line) && !ofKnown.test(line))
    .map((line): ThingToSend => ({ kind: "other", name: line.replace(/\.$/, "") }));
  return [...known.filter((thing) => !!thing), ...others];
}

/** Whether a line tells what to send or make, and not who may apply: `Submit a video.` */
export const isToSend = (line: string): boolean => sending.test(line) && !procedure.test(line);

const sending =
  /^(?:send|submit|upload|provide|mail|email|file|write|enter an? (?:piece|essay)|make an? (?:\S+ ){0,2}video|ask \w+ \w+ for|complete the FAFSA)\b/i;
/** How to apply, with nothing more to send. */
const procedure = /^\w+ (?:through|via|by|online|the application|your application|an application)\b/i;
/** The things that have a kind of their own. */
const ofKnown = /\b(?:FAFSA|Federal Student Aid|essays?|recommend\w+|references?|letters?|transcripts?)\b/i;

const counts: readonly (readonly [number: number, words: RegExp])[] = [
  [2, /\b(?:two|2) (?:[\w']+ ){0,2}(?:letters|recommendations|references)\b/i],
  [3, /\b(?:three|3) (?:[\w']+ ){0,2}(?:letters|recommendations|references)\b/i],
];

/** `line` requires the letters, such as "Send transcripts and two letters". */
function letterName(line: string): string {
  const count = counts.find(([, words]) => words.test(line))?.[0];
  return count === undefined ? "Your letters of recommendation" : `${count} letters of recommendation`;
}
