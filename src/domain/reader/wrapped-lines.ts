/** The end of a line that goes on in the next: "received by the", "March 30,", "Closing date is", "April". */
const goesOn =
  /(?:,|\b(?:an?|and|are|at|be|before|by|for|from|in|is|no later than|of|on|or|than|the|through|to|until|with|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))\s*$/i;
const beginsLow = /^\s*\(?\p{Ll}\p{L}/u;
const beginsEntry = /^\s*(?:[-–—*•·]|\d{1,2}[.)]\s)/;
const ends = /[.!?:;]["')\]]{0,2}\s*$/;
/** In UTF-16 code units, from the end of a line: what tells whether it goes on. */
const tail = 40;

/**
 * A text whose sentences were broken into lines ("The deadline", "is March 1") with one line for each again, as far as the
 * words show it: a line that begins with a small letter, or follows a comma, a preposition or a month. In linear time.
 */
export function withoutWraps(text: string): string {
  const joined: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const above = joined.at(-1)?.slice(-tail) ?? "";
    const isBlank = !/\S/.test(above) || !/\S/.test(line);
    const goes =
      !isBlank && !ends.test(above) && !beginsEntry.test(line) && (beginsLow.test(line) || goesOn.test(above));
    joined.push(goes ? ` ${line.trimStart()}` : `\n${line}`);
  }
  return joined.join("").slice(1);
}
