import { resolveField } from "../../../fields-of-study/resolve-field.ts";
import { statements } from "../../../reader/statements.ts";

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

const namedSchool = new RegExp(`\\b(${Object.keys(schools).join("|")})[- ]school\\b`, "i");
/** "MD" may be Maryland, so only what speaks of a degree counts. */
const namedDegree = new RegExp(
  `\\b(?:an?|my|the|earn|get|pursue|for) (${Object.keys(degrees).join("|")})\\b|^(${Object.keys(degrees).join("|")})\\b`,
  "i",
);
const degreeIn =
  /\b(?:master['’]?s?|doctorate|ph\.?d\.?|doctoral|graduate)(?: degrees?| program)? in (?:the )?([a-z &]{3,60})/i;
/** Where the words of a subject end. */
const ends = /\b(?:at|abroad|and then|then|to|so|because|by|with|from|for|next|after|while|or)\b/i;
const ofOthers = /\b(?:has|have|had|earned|got|holds?|completed)\b/i;
/** In characters. */
const mostRead = 4000;

/**
 * The field of the degree that a student's goals name as the next one, in words that are a field of study: "law" of "go to law school", "water
 * management" of "a master's degree in water management". Null where they name none, or a degree that somebody has.
 */
export function nextFieldOf(goals: string): string | null {
  for (const sentence of statements(goals.slice(0, mostRead))) {
    if (ofOthers.test(sentence)) continue;
    const field = fieldIn(sentence);
    if (field !== null) return field;
  }
  return null;
}

function fieldIn(sentence: string): string | null {
  const school = namedSchool.exec(sentence)?.[1];
  if (school) return schools[school.toLowerCase()] ?? null;
  const degree = namedDegree.exec(sentence);
  const word = degree?.[1] ?? degree?.[2];
  if (word) return degrees[word.toLowerCase()] ?? null;
  const named = degreeIn.exec(sentence)?.[1]?.split(ends)[0]?.trim();
  const isField = named ? resolveField(named).codes.some((code) => !code.startsWith("~")) : false;
  return isField ? (named ?? null) : null;
}
