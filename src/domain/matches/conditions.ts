/**
 * Sponsors ask things that a profile has no answer for: to be nominated, to belong to a union, to live in one county.
 * A requirement with such words is shown as one only the student can check; it never fails.
 */
const onlyTheStudentKnows =
  /\b(?:employees?|employer|employed|work(?:s|ing)? (?:for|as|at|in)|members?(?:hip)?|belong(?:s|ing)? to|depend[ae]nts?|grandchild\w*|descend\w+|(?:son|daughter|child|children|spouse|family)s? (?:of|or|member)|nominat\w+|invit\w+|select(?:ed|ion) by|count(?:y|ies)|parish|transfer|nontraditional|mature|returning|union|athlet\w+|varsity|scouts?|4-?h|ffa|rotc|caddie|golf|age \d+|years? (?:of age|old)|younger than|older than|sat|act (?:score|test)|psat|class rank|top \d+|survivors?|diagnos\w+|disease|cancer|enrolled (?:tribal )?member|certif\w+|licen[sc]\w+|hours of|honors college|college of [a-z]+|department of|licensed|finalists?|semifinalists?|audition|portfolio|intern(?:ship)?|commit(?:s|ment)? to (?:work|teach|serve)|serve in|agree to|return to|years? of (?:work|professional|experience)|hardship|single (?:mother|father|parent)|orphan\w*|incarcerat\w+|foster parent)\b/i;

const coveredElsewhere =
  /\bminority\b|first[- ]generation|u\.?s\.? citizen|permanent resident|\bgpa\b|^be an? (?:student|undergraduate|graduate student|international student|veteran)\b|^study (?!abroad)[^;]*$/i;

/** Of a scholarship's requirements, those that no other criterion reads and no profile answers. */
export function uncheckable(requirements: readonly string[]): string[] {
  return requirements.filter((words) => onlyTheStudentKnows.test(words) && !coveredElsewhere.test(words));
}
