import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { statements } from "../statements.ts";

/** "The 2026-27 round is closed", "Closed at present", "We are not accepting applications", "No round is open". */
const closings: readonly RegExp[] = [
  /\b(?:applications?|awards?|competition|contest|cycle|fellowships?|fund|grants?|nominations|opportunity|period|program|round|scholarships?|submissions|sweepstakes|window)(?: for [\w-]+)? (?:is|are) (?:(?:now|currently|presently|temporarily) )?closed\b(?! (?:at \d|between|by|each|every|from|on|to)\b)(?! for (?!20|now|the (?:season|year)|this))/i,
  /^(?:currently |now |temporarily )?closed\b(?=[.,;:!]?$|; | (?:at|for now|now|until)\b)/i,
  /\bclosed (?:at (?:present|this time|the moment)|for now|right now|until (?:further notice|next))\b/i,
  /\b(?:not (?:(?:currently|presently|now) )?|no longer )accepting (?:(?:any|further|more|new|scholarship) )?applications\b(?! (?:by|from|via|through)\b)/i,
  /\bdeadline(?: to apply| for (?:[\w'-]+ ){0,4}?(?:20\d\d(?:-\d+)?|applications?|awards?|cycle|competition|contest|fellowships?|grants?|program|round|scholarships?|year))? (?:has|is) (?:(?:already|now) )?(?:passed|past|expired|over)(?=[.,;:!]|$| (?:and|but|for)\b)/i,
  /\bno (?:round|application) is (?:currently )?open\b(?! (?:for|to)\b)/i,
];

/** The words are about another time, another thing or another place than this scholarship now. */
const elsewhere =
  /\b(?:if|when|once|after|unless|until|before|as soon as|should|who|whose|which|that (?:is|are))\b[^,;:]*\b(?:closed|accepting|deadline)\b|\b(?:priority|early|earlier|first|previous|nominations?|references?)\b[^.;]*\bdeadline\b|\bdeadline for (?:[\w-]+ )?(?:priority|early|nominations?|references?)\b|\b(?:office|campus|college|school|building|library|store|bank|branch|shop|account|captioned|captioning)s?\b[^.;]*\bclosed\b/i;

/** The statement of a text that says that nobody can apply at present: "Closed at present; reopens in the fall." */
export const closedNow = (text: string): string | null =>
  statements(text).find((statement) => closings.some((words) => words.test(statement)) && !elsewhere.test(statement)) ??
  null;

/** What closes a scholarship by its own words. One with a day ahead is open, as students plan for that day. */
export const closedByWords = ({
  deadline_kind,
  deadline_text,
  description,
}: Pick<ScholarshipFacts, "deadline_kind" | "deadline_text" | "description">): string | null =>
  deadline_kind === "unknown" ? closedNow(`${deadline_text ?? ""}\n${description}`) : null;
