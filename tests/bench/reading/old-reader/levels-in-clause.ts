import type { MatchingLevel } from "#domain/profile/answers/academic-level.ts";

const inText: readonly (readonly [RegExp, readonly MatchingLevel[]])[] = [
  [
    /\bhigh[- ]school(?:ers)?\b(?! (?:gpa|transcripts?|diploma|counsel\w+|teachers?|grade|degree|equivalen\w+|record|class rank))|\bgraduating seniors?\b|\b(?:12th|11th|10th|9th|twelfth|eleventh)[- ]grade|\bgrades? (?:[6-9]|1[0-2])\b|\bsecondary[- ]school (?:students?|seniors?)/i,
    ["high_school"],
  ],
  [
    /\bassociate'?s? degree|\bcommunity[- ]college|\btwo[- ]year (?:college|program|institution|degree)|\bvocational\b|\btrade school|\btechnical (?:college|school|program)|\bcareer\/?trade college/i,
    ["associate"],
  ],
  [
    /\bunder-?grad(?:uate)?s?\b(?! g\.?p\.?a)|\bbachelor'?s?\b|\bbaccalaureate\b|\b(?:college|university) (?:freshm[ae]n|sophomores?|juniors?|seniors?)|\bfour[- ]year (?:college|university|degree|program|institution)/i,
    ["bachelor"],
  ],
  [
    /(?<!community[- ])\bcollege students?\b|\bhigh[- ]school,? (?:or )?college\b|\bcollege (?:and|or|&) university students?\b|\b(?<!high school )(?:sophomores?|juniors?)(?:,| and| or|\/)+ ?(?:juniors?|seniors?)\b(?! in high)|\bcurrent freshm[ae]n\b|\brising (?:\w{1,30} ){0,2}(?:sophomores?|juniors)\b/i,
    ["associate", "bachelor"],
  ],
  [
    /\bmaster'?s\b|\bmasters?(?: degree| students?| program| study)|\bM\.?B\.?A\b|\bM\.?Sc\b|\bpost-?graduates?\b(?! training)/i,
    ["master"],
  ],
  [
    /(?<!\b(?:a|must|to|who|will|you|and then|they|not) )\bgraduate(?:s)? (?:students?|stud(?:y|ies)|school|degrees?|program(?:me)?s?|fellowships?|level|work|or professional)|\bgrad(?:uate)? students?|\bunder-?graduates? (?:and|or|&|\/) ?(?:an? )?graduates?\b|\bgraduate (?:and|or|&|\/) ?undergraduate\b|\bundergraduate\/graduate\b|\bundergraduate, graduate\b/i,
    ["master", "doctoral"],
  ],
  [/(?<!post-?)\bdoctora(?:l|te)s?\b|\bPh\.?\s?D\b|\bdissertation\b/i, ["doctoral"]],
  [
    /\blaw (?:students?|school)\b|\bJ\.?D\.? (?:students?|program|degree)|\bmedical (?:students?|school)\b|\bM\.?D\.? (?:students?|program)|\b(?:dental|veterinary|pharmacy) (?:students?|school)\b|\bmed(?:ical)? students?\b/i,
    ["professional"],
  ],
];

/** The words after these name the student's next level, not the present one. */
const nextStep =
  /\b(?:planning|(?:plans?|intend(?:s|ing)?|aspir(?:es?|ing)|hop(?:es?|ing)|want(?:s|ing)?|wish(?:es|ing)?) (?:to|on)|will (?:be )?(?:pursu|attend|enroll|enter)\w*|heading to|on their way to|pursu(?:es?|ing)|enter(?:s|ing)?|attend(?:s|ing)?|enroll(?:s|ing|ed)?|accepted|admitted|continu(?:es?|ing)|begin(?:s|ning)?|start(?:s|ing)?)\b/i;
/** A degree that the student already has: a student with a bachelor's degree is no undergraduate. */
const behind =
  /\b(?:hold(?:s|ing)?|ha(?:ve|s|ving)(?! (?:at least|an? (?:G\.?P\.?A|grade)))|possess(?:es|ing)?|earned|complet(?:ed?|es|ing|ion of)|obtained|awarded|received|achieved?|graduated|during|in) (?:[\w’'()-]{1,30} ){0,9}?(?:bachelor['’]?s?|under-?graduate|master['’]?s?|associate['’]?s?|doctoral|post-?graduate) (?:degrees?|qualifications?|stud(?:y|ies)|level)\b/gi;
const ambition = /^(?:plan|intend|aspir|hop|want|wish|will|pursu)/i;
/**
 * Words for another kind of student instead of a next step: "high school seniors or students enrolled in a bachelor's
 * program".
 */
const orOthers =
  /\b(?:or|and)(?: are)? (?:current|already|those|students?|under-?grad|full-time|part-time)[\w\s-]{0,120}$/i;
const goesToCollege = /\bseniors?\b.{0,200}\b(?:college|university|universities|program|degree|post-?secondary)\b/i;

/** The levels that a clause names: present levels, and next levels. */
export type NamedLevels = { now: MatchingLevel[]; next: MatchingLevel[] };

export function levelsInClause(words: string): NamedLevels {
  const clause = words.replace(behind, " ");
  const step = clause.search(nextStep);
  if (step < 0 || orOthers.test(clause.slice(0, step))) return { now: levelsNamed(clause), next: [] };
  const now = levelsNamed(clause.slice(0, step));
  const next = levelsNamed(clause.slice(step)).filter((level) => level !== "high_school");
  if (now.length === 0 && goesToCollege.test(clause)) return { now: ["high_school"], next };
  if (now.length > 0 && ambition.test(clause.slice(step))) return { now, next: [] };
  return { now: [...now, ...levelsNamed(clause.slice(step)).filter((level) => level === "high_school")], next };
}

function levelsNamed(words: string): MatchingLevel[] {
  return [...new Set(inText.flatMap(([pattern, levels]) => (pattern.test(words) ? levels : [])))];
}
