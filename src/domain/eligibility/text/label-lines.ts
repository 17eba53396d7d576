import type { Span } from "./spans.ts";

/** "Minimum age" above "18": a label on a line of its own, as in a table that lost its columns. */
export const isLabelOfLines = (line: string): boolean => line.length <= 40 && labelOfLines.test(line);
const labelOfLines =
  /^(?:(?:minimum|maximum|upper|lower|required|eligible|intended|declared|cumulative|overall|academic|college|student|current|education|degree|class|grade|study) )*(?:nationality|citizenship|residency|residence|ages?|gender|sex|gpa|grade point average|level|year|classification|standing|majors?|major\(s\)|(?:field|area|program|course)s? of study|fields?|degrees?|enrollment|enrolment|ethnicity|religion)(?: (?:in school|in college|limits?|ranges?|groups?|requirements?|required|status|level|standing))*$/i;

/** Whether a line is one more value of a label: "Nursing" and "Biology" below "Eligible majors". A free line ends them. */
export const goesOnBelow = (plain: string, lines: readonly Span[], label: number, at: number): boolean =>
  /\b(?:majors?|fields?|area|program|course|degrees?)\b/i.test(plain.slice(lines[label]?.start, lines[label]?.end)) &&
  !/\n\s*\n/.test(plain.slice(lines[at - 1]?.end, lines[at]?.start));
