import { resolveField } from "../../../fields-of-study/resolve-field.ts";
import { statements } from "../../../reader/statements.ts";
import { either } from "../../../words/either.ts";

/** What is studied at the schools that come after college, and for the degrees that name their subject. */
const schools: Readonly<Record<string, string>> = {
  business: "business administration",
  dental: "dentistry",
  divinity: "divinity",
  law: "law",
  med: "medicine",
  medical: "medicine",
  nursing: "nursing",
  optometry: "optometry",
  pharmacy: "pharmacy",
  vet: "veterinary medicine",
  veterinary: "veterinary medicine",
};
const degrees: Readonly<Record<string, string>> = {
  dds: "dentistry",
  dvm: "veterinary medicine",
  jd: "law",
  mba: "business administration",
  md: "medicine",
  mph: "public health",
  msw: "social work",
  pharmd: "pharmacy",
};

const namedSchool = new RegExp(`\\b(${Object.keys(schools).join("|")})[- ]school\\b`, "gi");
/** "MD" may be Maryland, so only what speaks of a degree counts. */
const namedDegree = new RegExp(
  `(?:\\b(?:an?|my|the|earn|get|pursue|for) |^)(${Object.keys(degrees).join("|")})\\b`,
  "gi",
);
const degreeIn =
  /\b(?:(?:master['’]?s?|doctorate|ph\.?d\.?|doctoral)(?: degrees?| program)?|graduate (?:degrees?|programs?|school|study|studies)) in (?:the )?([a-z &]{3,60})/gi;
/** Where the words of a subject end. */
const ends = /\b(?:at|abroad|and then|then|to|so|because|by|with|from|for|next|after|while|or)\b/i;
/** In characters. */
const mostRead = 4000;

/** Words that deny what comes behind them. */
const denies = /\b(?:not|never|no|nor|against|avoid\w*|instead|rather|without|than|quit\w*)\b|n['’]t\b/i;
const denialEnds = /;|\bbut\b|(?:,|\band) I\b/i;
/** Words of somebody else: "my mother went to law school". */
const ofOthers = new RegExp(
  `\\b${either(
    /(?:grand)?(?:mother|mom|father|dad|parents?)/,
    /sisters?|brothers?|siblings?|cousins?|aunts?|uncles?|friends?|wife|husband|daughters?|sons?|kids|children|famil(?:y|ies)/,
    /he|she|they|them|people|students|others|everyone|anyone|youth/,
  )}\\b`,
  "i",
);
/** Words of a degree that somebody has: "I went to", "I have an", but not "I got into" nor "I hope to have an". */
const ofThePast = new RegExp(
  `${either(
    /\b(?:went|attended|graduated|finished|completed|earned|dropped|left|holds?|had|has|used?|using)\b/,
    /\bgot(?! (?:in|into|accepted|admitted)\b)\b/,
    /(?<!\bto )\bhave (?:an?|my|the|already|earned|got|completed|graduated|finished|attended|gone|been (?:to|in|at))\b/,
  )}`,
  "i",
);
/** Work at a school: "I teach at a". */
const atWork =
  /\b(?:works?|working|job|teach|teaching|volunteer|volunteering|intern|interning) (?:in|at|for) (?:an? |the |my )?$/i;
const clauseEnds = /[,;:]|\b(?:and|so|then|but|before|after|because|by)\b/i;
/** What may stand behind a school or a degree: not "law school debt", "MD friends" nor "law school is not for me". */
const goesOn = new RegExp(
  `^${either(
    /[^\w\s'’-]|$/,
    / (?:and|or|then|so|because|as|while|since|comes|but)\b/,
    / (?:to|in|at|for|where|with|by|abroad|here|near)\b/,
    / (?:after|before|next|when|someday|one day|once|right|this|soon|later)\b/,
    / (?:program|degree)\b/,
    / ?[([—–-]/,
  )}`,
  "i",
);

const behindLast = (text: string, pattern: RegExp): string => text.split(pattern).at(-1) ?? "";

/** Whether words around a school or a degree say that the student goes there: "go to | law school", but not "my mother went to | law school". */
function isOwnPlan(before: string, behind: string): boolean {
  const clause = behindLast(before, clauseEnds);
  return (
    goesOn.test(behind) &&
    !denies.test(behindLast(before, denialEnds)) &&
    !ofOthers.test(clause) &&
    !ofThePast.test(clause) &&
    !atWork.test(clause)
  );
}

/** "M.D.", "Ph.D." without the points inside. */
const pointsInside = /\b(Ph|Pharm|[A-Z])\.(?=[A-Z]\.)/g;

/**
 * The field of the degree that a student's goals name as the next one, in words that are a field of study: "law" of "go to law school", "water
 * management" of "a master's degree in water management". Null where they name none, one that somebody has, or one that they do not want.
 */
export function nextFieldOf(goals: string): string | null {
  for (const sentence of statements(goals.slice(0, mostRead).replace(pointsInside, "$1"))) {
    const field = fieldIn(sentence);
    if (field !== null) return field;
  }
  return null;
}

function fieldIn(sentence: string): string | null {
  const school = planned(sentence, namedSchool);
  if (school) return schools[school.toLowerCase()] ?? null;
  const degree = planned(sentence, namedDegree);
  if (degree) return degrees[degree.toLowerCase()] ?? null;
  const named = planned(sentence, degreeIn)?.split(ends)[0]?.trim();
  const isField = named ? resolveField(named).codes.some((code) => !code.startsWith("~")) : false;
  return isField ? (named ?? null) : null;
}

/** What the first match that is the student's own plan captures. */
function planned(sentence: string, pattern: RegExp): string | null {
  for (const found of sentence.matchAll(pattern)) {
    const behind = pattern === degreeIn ? "" : sentence.slice(found.index + found[0].length);
    if (isOwnPlan(sentence.slice(0, found.index), behind)) return found[1] ?? null;
  }
  return null;
}
