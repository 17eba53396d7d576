import { longestLead } from "./sentence-parts.ts";
import type { Span } from "./spans.ts";

/** "You are eligible if you", above a line with a bullet: a lead without its colon. */
export function leadsToEntries(plain: string, { start, end }: Span, next: Span | undefined): boolean {
  if (!next || end - start > longestLead || !/[\u2022*-]/.test(plain.slice(end, next.start))) return false;
  const words = plain.slice(start, end);
  return leadEnds.test(words) || (opensBelow.test(words) && limits.test(words));
}

/** "In one of the courses below at our campuses". */
const opensBelow =
  /\b(?:one|any) of (?:the following|(?:the|these) (?:courses|degrees|programs|programmes|countries|fields))\b/i;
/** Below "You may attend one of the following" and "cannot be used at any of the following" each line says for itself what it demands. */
const limits = /^in\b|\b(?:must|shall|should|eligible|required|requires|limited|restricted|open)\b/i;
/** "Preference is given to those who meet most of our list", above a line with a bullet. */
export const leadsToPreferred = (plain: string, { start, end }: Span, next: Span | undefined): boolean =>
  next !== undefined &&
  end - start <= longestLead &&
  /^\s*[\u2022*-]\s*$/.test(plain.slice(end, next.start)) &&
  prefers.test(plain.slice(start, end)) &&
  !denies.test(plain.slice(start, end)) &&
  /[\p{L})]$/u.test(plain.slice(start, end));
/** Not "Preferred start date" nor "List your preferred college". */
const prefers =
  /\b(?:preference|priority) (?:is|will be|may be|shall be) (?:given|granted)\b|\b(?:are|is) preferred$|^preferred (?:qualifications|criteria)$/i;
const denies = /\b(?:not?|without|nor)\b/i;
const leadEnds =
  /\b(?:must|should|shall|be|are|have|who|whose|if|you|they|either|need to|required to|(?:following|these) (?:countries|counties|disciplines|fields|majors|nationalities|states))$/i;
