import { weekdayPattern } from "../calendar/weekdays.ts";

/** Words whose full stop does not end a sentence: "St. Louis", "Ph.D. students", "Mar. 1", "max. 500". */
const abbreviation =
  /(?:^|[\s("])(?:St|Dr|Mr|Mrs|Ms|Jr|Sr|No|vs|Inc|Co|Ft|Mt|Prof|Rev|Gen|Lt|Col|Rs|Tk|ca|[Ee]\.g|[Ii]\.e|etc|U\.S|Ph|Ed|LL|Psy|Pharm|Ph\.D|M\.D|J\.D|[BM]\.?(?:A|S|Sc|Com|Tech|Ed|Eng|E|Phil|Pharm|Arch|Mus|Th))$/;
/** Short words of names of fields: "Comp. Sci.", "Mech. Eng.". */
export const shortOfFields = "eng|engg|mech|elec|comp|sci|chem|civ";
const ofTimesAndSums = new RegExp(
  `(?:^|[\\s("–—-])(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|max|min|approx|std|dept|univ|${shortOfFields}|[ap]\\.m)$`,
  "i",
);
/** "Due on Monday. March 13 at noon": a weekday in front of its day. */
const weekday = new RegExp(`(?:^|\\s)${weekdayPattern}$`, "i");
const day = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d/i;
const initial = /(?:^|[\s.])[A-Z]$/;

/**
 * Whether the mark at `at` (".", "!" or "?") ends the sentence that begins at `start`: before a space and a capital, a number or
 * the next entry of a list, unless a full stop belongs to an abbreviation or an initial. `end` is where the line ends.
 */
export function endsSentence(plain: string, start: number, at: number, end: number): boolean {
  let next = at + 1;
  while (next < end && /["')\].]/.test(plain[next] ?? "")) next++;
  if (next >= end) return true;
  if (plain[next] !== " ") return false;
  while (next < end && plain[next] === " ") next++;
  // "Be a citizen. - Be a senior.": a list that lost its line breaks.
  if (/[-*]/.test(plain[next] ?? "") && /[A-Z]/.test(plain[next + (plain[next + 1] === " " ? 2 : 1)] ?? ""))
    return true;
  if (!/[A-Z0-9"'($]/.test(plain[next] ?? "")) return false;
  if (plain[at] !== ".") return true;
  // "Communication,. Graphic Arts": a page lost the line break inside its sentence.
  if (plain[at - 1] === ",") return false;
  // "Nobody who studies a profession. | E.g. law, medicine": examples belong to what they show.
  if (/^(?:E\.g|I\.e)\./.test(plain.slice(next, next + 4))) return false;
  // "At a college in the U.S. Applicants must be women."
  const before = plain.slice(Math.max(start, at - 12), at);
  const behind = plain.slice(next, next + 24);
  if (plain[at - 2] === "." && opensBehind(before, behind)) return true;
  if (/(?:^|[\s(])(?:Inc|Co|Ltd)$/.test(before) && behindCompany.test(behind)) return true;
  // "Must I be a senior? No. You may ...", but not "No. 5".
  if (plain.slice(start, at).trim() === "No" && !/\d/.test(plain[next] ?? "")) return true;
  if (weekday.test(before) && day.test(behind)) return false;
  // "By 5 p.m. Applicants must be women."
  if (ofTimesAndSums.test(before)) return opensSentence.test(behind) || subjectOfSentence.test(behind);
  return !abbreviation.test(before) && !initial.test(before);
}

/** "Open to U.S. Students" and "all Ph.D. Candidates must" go on, but "in the U.S. Students must" does not. */
const opensBehind = (before: string, behind: string): boolean =>
  opensSentence.test(behind) || (/(?:^|\s)(?:an?|the|in) \S+$/.test(before) && subjectOfSentence.test(behind));
const opensSentence =
  /^(?:Must|Minimum|Preference|This|The|Open (?:to|for|only)|Current|Each|All|You|No|For|If|In addition|Also|Submit|Available) /;
/** "Acme, Inc. It is ...", but not "Acme Inc. Scholarship". */
const behindCompany = /^(?:It|The|We|This|These|They|To|Each|All|Applicants?|Students?|Recipients?) /;
const subjectOfSentence =
  /^(?:Applica(?:nt|tion)s?|Candidates?|Students?|Recipients?|Awards?|Scholarships?) (?:must|should|may|will|can|need|are|is) /;
