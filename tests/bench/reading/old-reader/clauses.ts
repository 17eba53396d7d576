import { beginningOf, longestText, readableLine } from "#domain/reader/bounded-text.ts";

/** A part of a text that makes one statement, and its sentence. */
export type Clause = { text: string; sentence: string };

/** Words that begin a preference. The rest of the sentence from here is no requirement. */
const preference =
  /\b(?:(?:with|and|a|some|special) )?(?:preference|priority|first consideration|special consideration|extra (?:points|weight))\b.*|\b(?:(?:and|but) )?(?:prefer(?:s|ably)?|ideally|especially|particularly|in particular|encouraging|including but not limited to)\b.*/i;
/** Words that make the whole clause a preference, not a requirement. */
const welcome =
  /\b(?:(?:is|are|will be)\s+(?:strongly |highly |especially )?(?:encouraged|preferred|welcome|favou?red|prioriti[sz]ed|a plus)|prioriti[sz]ed|preferred|encouraged to apply|(?:not|but not) (?:limited|restricted) to)\b/i;
/** Words that say that something does not count. */
const negation =
  /\b(?:not eligible|ineligible|not open|may not apply|cannot apply|not (?:be )?required|need not|(?:do|does) not (?:have|need|require)|not (?:a )?(?:requirement|necessary)|exclud(?:ed|es|ing)|except(?:ion)?|regardless|irrespective|without regard|discriminat\w{1,5}|no \w{1,30}(?: \w{1,30}){0,2} (?:required|requirements?|necessary)|any background|all backgrounds|not yet|have not|has not|other than|whether or not)\b/i;

/** Names of organizations. They hold words such as "Women" or "Black" that are no requirement. */
const organisations =
  /\b(?:(?:National |American |International |American Association of )?(?:Society|Association|League|Federation|Council|Club|Network|Daughters|Institute|Alliance|Institution|Foundation|University|Organization) (?:of|for) (?:the )?(?:\w+ ){0,2}(?:Women|Men|Black|Blacks|Hispanic|Jewish|Asian|Disabled|Deaf|Blind|Veterans|University)(?: \w+)?|100 Black Men(?: of America)?|University Women|Women Voters|Hispanic[- ]Serving|Minority[- ]Serving|(?:Hispanic|Jewish|Asian|Black|Women'?s|Catholic|Christian|Veterans|Disability|Military|Latino|Minority|Indian|Tribal) (?:Scholarship Fund|College Fund|Foundation|Association|Chamber|Council|Society|Network|Heritage Foundation|Affairs|Engineers|Business|Institute|Federation|Center|Charities|Civil Rights|History|Colleges?|Care Center|University|Church)|historically Black [\w ]{0,40}?(?:universities|colleges|institutions|university|college)|Black (?:colleges|institutions)|predominantly Black \w+|Women in \w+ (?:Scholarship|Award|Fund|Program)|Knights of Columbus)\b/gi;

// A period ends a sentence only after two letters of one word: "U.S. citizens", "Ph.D. students" and "St. Louis" go on.
const sentenceEnd =
  /(?<=[\p{L}\d)%"'”]{2}[.!?]["'”]?)(?<!\b(?:St|Dr|Mr|Mrs|Ms|Jr|Sr|No|vs|Inc|Co|Ft|Mt)\.) (?=["'“(]?[A-Z0-9])/u;
const lineEnd = /[\n\r•·|]/;

/** The sentences of a text, lines and list items included, without empty ones; each cut after `longestSentence`. */
function sentences(text: string): string[] {
  return beginningOf(text, longestText)
    .split(lineEnd)
    .flatMap((line) => line.replace(/\s+/g, " ").split(sentenceEnd))
    .map(readableLine)
    .filter((sentence) => /\p{L}|\d/u.test(sentence));
}

/**
 * The clauses of a text that can state a requirement: preferences, invitations and negations left out, names of
 * organizations masked.
 */
export function requiringClauses(text: string): Clause[] {
  return sentences(text).flatMap((sentence) =>
    clausesOf(sentence)
      .filter((clause) => !welcome.test(clause) && !negation.test(clause))
      .map((clause) => ({
        text: clause.replace(preference, " ").replace(organisations, "___").replace(/\s+/g, " "),
        sentence,
      }))
      .filter((clause) => /\p{L}|\d/u.test(clause.text)),
  );
}

function clausesOf(sentence: string): string[] {
  const bracketed = [...sentence.matchAll(/\(([^()]*)\)/g)].map((match) => match[1] ?? "");
  const rest = sentence.replace(/\([^()]*\)/g, (bracket) =>
    bracket.length < 30 && !negation.test(bracket) ? bracket : " ",
  );
  return [
    ...rest.split(/;|,? but\b|, (?=though\b|although\b|while\b|with (?:a )?(?:preference|priority))/i),
    ...bracketed,
  ];
}
