import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { statements } from "../statements.ts";

const closedWords =
  /\b(?:is|are|now|currently|presently|temporarily) closed\b(?! (?:to|for) )|^closed\b(?=[.,;:!]?$| (?:at|for now|now|until)\b)|\bclosed (?:at (?:present|this time|the moment)|for now|right now|until (?:further notice|next))\b|\bnot (?:(?:currently|presently|now) )?accepting (?:\w+ )?applications\b(?! (?:by|from|via|through) )|\bno longer accepting (?:\w+ )?applications\b|\bno (?:\w+ )?(?:round|application) is (?:currently )?open\b/i;

/** The words are about another time, another thing or another place than this scholarship now. */
const elsewhere =
  /\b(?:if|when|once|after|unless|until|before|as soon as|should)\b[^,;:]*\b(?:closed|accepting)\b|\b(?:office|campus|college|school|building|library|store|bank|branch|shop|account|captioned|captioning)s?\b[^.;]*\bclosed\b/i;

/** The statement of a text that says that nobody can apply at present: "Closed at present; reopens in the fall." */
export const closedNow = (text: string): string | null =>
  statements(text).find((statement) => closedWords.test(statement) && !elsewhere.test(statement)) ?? null;

/** What closes a scholarship by its own words. One with a day ahead is open, as students plan for that day. */
export const closedByWords = ({
  deadline_kind,
  deadline_text,
  description,
}: Pick<ScholarshipFacts, "deadline_kind" | "deadline_text" | "description">): string | null =>
  deadline_kind === "unknown" ? closedNow(`${deadline_text ?? ""}\n${description}`) : null;
