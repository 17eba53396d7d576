// What the words of a check tell of the lives of those who meet it.

/** "Study or intern abroad", "a semester abroad", "study a language overseas", but not "students from abroad". */
const abroad =
  /\b(?:(?:study|work) or )?(?:stud(?:y|ies|ying)|intern(?:ship)?|semester|term|year|program(?:me)?s?) (?:(?!or )[\w-]+ ){0,5}(?:abroad|overseas)\b/i;
/** Not "returning students", who are those of the year before, nor "a nontraditional field". */
const ofAdults =
  /\b(?:re-?entry (?:student|wom[ae]n)|returning (?:adult|wom[ae]n)|(?:return(?:s|ed|ing)?|(?:go|goes|going|gone|went|come|comes|coming) back) to (?:(?:her|their|your) )?(?:college|education|school|studies|study|the classroom|university)|(?:break|gap|interruption) (?:from|in) (?:(?:her|their|your) )?(?:(?:college|formal) )?(?:education|school|schooling|studies|study)|(?:interrupted|resum(?:e|ed|ing)) (?:(?:her|their|your) )?(?:education|schooling|studies)|non-?traditional (?:college |undergraduate |-?age )?(?:student|learner)|(?:adult|mature) (?:learner|student))/i;
/** "Have graduated from a high school in 2023 or later", "within three years" */
const ofYoung =
  /\bhigh school (?:(?:in|since|after) 20\d\d|within (?:the (?:last|past) )?[\w-]+ (?:months|years))\b|\brecent high school graduate/i;
const ofSoldiers = /\b(?:veterans?|service members?)\b(?! (?:affairs|of america|of foreign)\b)/i;
const ofFamilies =
  /\b(?:famil(?:y|ies)|spouses?|child(?:ren)?|sons?|daughters?|depend[ae]nts?|grandchild(?:ren)?|descend[ae]nts?|widows?|widowers?)\b/i;
const yearsAtWork =
  /\b(?:two|three|four|five|[2-9]) (?:or more )?years of (?:[\w-]+ ){0,3}(?:work|professional) (?:[\w-]+ )?experience\b/i;

const events =
  /\b(?:banquet|ceremony|ceremonies|conferences?|convention|dinner|events?|finals|gala|interviews?|meetings?|travel to)\b/i;

/** Whether the words are of something to go to, the place of which tells nothing of where students come from. */
export const isOfEvent = (quote: string): boolean => events.test(quote);

/** Whether the words say it of all, and not as one of several choices: "a senior or a re-entry student". */
function isOfAll(pattern: RegExp, quote: string): boolean {
  const found = pattern.exec(quote);
  return found !== null && !/\bor\b|\band $/i.test(quote.slice(0, found.index));
}

export const isOfStudyAbroad = (quote: string): boolean => isOfAll(abroad, quote);

/** Whether the words are of adults who come back to their studies, or of those who come from high school. */
export function agesIn(quote: string): "adult" | "young" | null {
  if (isOfAll(ofAdults, quote)) return "adult";
  return isOfAll(ofYoung, quote) ? "young" : null;
}

/** "Be a U.S. Army veteran", but not "a veteran or the child of one". */
export const isOfSoldiersAlone = (quote: string): boolean => ofSoldiers.test(quote) && !ofFamilies.test(quote);

export const asksForYearsAtWork = (quote: string): boolean => yearsAtWork.test(quote);

/** "100 hours with DAV": volunteer work for one body. */
export const givesHoursToBody = (quote: string): boolean => hoursForBody.test(quote);
const hoursForBody = /\bvolunteer\w*\b.{0,30}\bhours? (?:with|for|at|through) (?:the )?[A-Z]/;

/** "Have taken part in a FIRST program", "take part in a college-readiness program": what few students had near them, and most cannot begin now. */
export const tookPartInProgram = (quote: string): boolean => inProgram.test(quote);
const inProgram =
  /\b(?:(?:have|has) (?:attended|completed|finished|participated in|taken part in)|be an? (?:alum\w+|graduate|participant) of|(?:participate|take part) in an?) (?:[\w-]+ ){1,5}(?:academy|camp|institute|program(?:me)?|workshop)s?\b/i;

/** "Have completed a significant project", "reach the final of a science fair": what few students have done, and cannot begin now. */
export const hasAchieved = (quote: string): boolean => achieved.test(quote);
const achieved =
  /\b(?:have|has) (?:completed|carried out|finished|led) an? (?:\w+ )?(?:significant|original|major|independent)(?: [\w-]+)? (?:project|work|study)\b|\b(?:reach|be in|have reached|advance to) the finals?\b|\b(?:be|become|have been) an? (?:finalist|winner|medalist) (?:of|in|at)\b/i;

/** A promise to serve in the forces: "Serve as an Army officer after college". */
export const promisesService = (quote: string): boolean => toServe.test(quote);
const toServe =
  /\b[Ss]erve (?:as an? )?(?:[A-Z]\w+ ){0,3}(?:officer|in the (?:Army|Navy|Air Force|Marine Corps|Coast Guard|National Guard))\b/;

/**
 * Of whom something is asked, if only of some who apply: "have a 3.0 GPA if you are in high school"; not "find out if you are eligible". Null for
 * those of a graduate school, who may be the student.
 */
export function someOfWhom(quote: string): "school" | "others" | null {
  const found = ofSome.exec(quote);
  if (found === null) return null;
  const who = quote.slice(found[0].length);
  if (/\b(?:business|grad|graduate|law|medical) school\b/i.test(who)) return null;
  return /\bschool(?! district)/i.test(who) ? "school" : "others";
}
const ofSome =
  /^(?:be|have|hold|show|study|apply|send|take|plan|live) (?:[^.;]|\.\d){0,120}\bif you (?:are(?! eligible)|already|attend|have|hold|live|study)\b/i;

const someDisability = new Set(
  "cognitive developmental hearing impairment impairments injury intellectual learning mental mobility neurological physical psychiatric severe spinal visual visually wheelchair".split(
    " ",
  ),
);
const rareDisability = new Set(
  "amputation amputee amputees bifida blind blindness cancer cochlear cystic deaf deafness dystrophy epilepsy fibrosis hemophilia palsy paralysis paralyzed paraplegic quadriplegic sclerosis sickle sighted spina thalassemia tourette visually".split(
    " ",
  ),
);

/** "A learning disability" or an illness, which few of those with a disability have; not "a documented disability". */
export const namesSomeDisability = (words: readonly string[]): boolean =>
  words.some((word) => someDisability.has(word));

/** Words of one disability, as students say of themselves too: "I am blind". */
export const namesDisability = (word: string): boolean => someDisability.has(word) || rareDisability.has(word);

/** Kinds of disability and illness that few of those with one have, unlike autism or hearing loss. */
export const namesRareDisability = (words: readonly string[]): boolean =>
  words.some((word) => rareDisability.has(word));
