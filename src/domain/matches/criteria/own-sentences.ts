// Whose wish or story a sentence of a student is, in their goals and their work.

/** What may stand between "I" and the verb. */
const adverbs = "(?: (?:also|currently|do|just|now|once|only|proudly|really|still))*";
const subject = `\\b(?:i|we)(?:'d|'ll|'m| am| will| would)?${adverbs}`;
const wishing =
  "(?:aim|aiming|apply|applying|dream|going|hope|hoping|intend|like|looking|love|need|plan|planning|prefer|rather|want|wish|wishing)";
const toStudy =
  "(?:attend|attending|college|enroll|go to|going to|program|remain|school|stay|staying|study|studying|university)";
const between =
  "(?: (?!(?:and|because|but|clinic|clinics|for|how|instead|job|never|no|not|so|stop|than|that|then|to|when|where|who|work|working)\\b)[\\w'-]{1,24}){0,5}";
const byWish = new RegExp(`${subject} ${wishing}(?: (?:to|for|a|an|my))*(?: ${toStudy}${between})? $`, "i");
/** A sentence, from its subject on, that says what the student wants or will do: "I would like to study in Japan", not "I studied in Japan". */
export const beginsWithWish = new RegExp(
  `^(?:${subject} ${wishing}|i(?:'ll| will)|my (?:[\\w-]+ )?(?:aim|dream|goal|hope|plan|wish)s?(?:'s| is| are| would be))\\b`,
  "i",
);
const bySubject = new RegExp(`(?:^\\s*|${subject} )$`, "i");
const afterStudies = /\b(?:after|afterwards|eventually|later|once|someday|when)\b/i;

/** "I want to study nursing", "I am looking for a college": what stands behind these words is where. */
export const endsWithWish = (before: string): boolean => byWish.test(before);

/** "I" before "do not want to leave home". */
export const endsWithSubject = (before: string): boolean => bySubject.test(before);

/** What "after college" or "someday" tells of. */
export const isAfterStudies = (before: string): boolean => afterStudies.test(before);

/** "Nursing, close to home" is a note of what they want; a sentence with one of these is none. */
const ofStatement = new Set(
  "am are can cannot could did do does had has have he i is it me my not she than that there they was we were where who will would".split(
    " ",
  ),
);

/** Whether a folded word makes a sentence of a note. */
export const isOfStatement = (word: string): boolean => ofStatement.has(word);

/** "A master's in Germany, not in the USA", which says no more than what they want. `words`: folded. */
export const isNote = (words: readonly string[]): boolean =>
  !words.some((word) => word !== "not" && isOfStatement(word));

/** Words behind a subject at which something else begins than what it is: whom it helps, what it wants, what it is not. */
const other =
  "(?:about|against|among|and|because|become|becoming|but|by|for|help|helped|helping|inspired|mentor|mentored|mentoring|never|no|not|on|support|supported|supporting|taught|teach|teaching|that|to|treat|treated|treating|tutor|tutored|tutoring|when|where|who|whose|with|work|worked|working)";
const own = `(?! ${other}\\b) [\\w'-]{1,24}`;
const family =
  "my (?:big |elder |late |little |older |whole |younger |step)?(?:brother|dad|family|father|husband|mom|mother|mum|parents?|sister|spouse|wife)";
/** What a subject is, was or has: "served in", "grew up in", "have a", but not "met", "know", "want to be". */
const being =
  "(?:am|are|is|was|were|be|been|became|belong|came|come|comes|deployed|died|enlisted|fled|grew up|grew|identify|identifies|immigrated|left|live|lived|lost|retired|serve|serves|served|spent|(?:have|has|had)(?= (?:an?|been|come|lived|lost|served|spent|two|three|four)\\b))";
/** The words before what is told, if the student or their family is the subject: "I am a", "my dad served in the", "As a former", "After four years in the". */
const ofOwn: readonly RegExp[] = [
  new RegExp(`\\b(?:(?:i'm|we're)|(?:i|i've|we|we've|${family})${adverbs} ${being})(?:${own}){0,5} $`, "i"),
  new RegExp(`(?:^|[,;] )(?:as|being)(?:${own}){0,4} $`, "i"),
  /^(?:an? )?(?:(?:disabled|former|proud|retired|single) )+$/i,
  /(?:^|[,;] )(?:after|during|since|while) (?:(?:\w+ (?:years?|months?)|a|active|as|being|deployment|duty|from|growing up|in|leaving|living|military|my|on|our|service|serving|the|time) ){0,7}$/i,
];
/** Of a job tells what it is called: whom somebody tutors there is another. */
const ofOthers =
  /\b(?:about|for|helped|helping|mentored|mentoring|taught|teaching|treated|treating|tutored|tutoring|supported|supporting|with)(?: (?!and\b)[\w'-]{1,24}){0,3} $/i;

/** Whether the student or their family is the subject of what the words say, or a job is called so. */
export function tellsOfSelf(sentence: string, words: string, isJob: boolean): boolean {
  const at = Math.max(0, sentence.toLowerCase().indexOf(words.toLowerCase()));
  const before = sentence.slice(Math.max(0, at - farBefore), at);
  if (isJob) return !ofOthers.test(before);
  if (/^daca\b/i.test(words) && /\bi (?:also |still )?have $/i.test(before)) return true;
  // The words may hold their subject themselves: "I served in the army".
  if (beginsWithOwn.test(words)) return true;
  // "I | grew up in foster care", "My | dad served in the Army".
  const begun = `${before}${words.split(" ").slice(0, 2).join(" ")} `;
  return ofOwn.some((subject) => subject.test(before) || subject.test(begun));
}
/** In UTF-16 code units. */
const farBefore = 80;
const beginsWithOwn = new RegExp(`^(?:i|i'm|we|${family}|as an?|former)\\b(?!(?:${own}){0,3} ${other}\\b)`, "i");
