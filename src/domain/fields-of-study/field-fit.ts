import type { FieldSet } from "./resolve-field.ts";

/**
 * How a student's field compares with the fields that a sponsor requires. `any`: the sponsor requires none. `exact`:
 * the same field. `broader`: inside a wider field ("STEM", "Engineering"). `same_family`: related, and the words leave
 * it open. `none`: another field. `unresolvable`: a text that names no known field.
 */
export type FieldFit = "any" | "exact" | "broader" | "same_family" | "unresolvable" | "none";

const bestFirst: readonly FieldFit[] = ["exact", "broader", "same_family", "unresolvable", "none"];

// Families whose majors overlap, so that a sponsor's name for one often includes its neighbor.
const overlapping = new Set("01 03 09 10 11 23 26 27 30 44 52.12".split(" "));

// Fields of different families whose names people use for each other.
const related: readonly (readonly [string, string])[] = [
  ["11", "14.09"],
  ["11", "14.47"],
  ["11", "52.12"],
  ["11", "30.70"],
  ["11", "30.71"],
  ["27", "30.70"],
  ["27", "30.71"],
  ["27", "52.13"],
  ["14", "15"],
  ["14.18", "40.10"],
  ["14.14", "03"],
  ["26", "51.11"],
  ["26.02", "40.05"],
  ["51.12", "51.1102"],
  ["51.04", "51.1101"],
  ["51.22", "51.00"],
  ["51.38", "51.3203"],
  ["52.14", "09.09"],
  ["45.06", "52.06"],
  ["45.06", "52.08"],
  ["45.10", "45.09"],
  // Some sponsors count social work, community organizing and linguistics among the social sciences, and some do not.
  ["45", "44.00"],
  ["45", "44.02"],
  ["45", "44.07"],
  ["45", "16.01"],
  ["45.10", "44.05"],
  ["45.10", "44.04"],
  ["42", "51.15"],
  ["42", "44.07"],
  ["22.00", "22.01"],
  ["13", "19.07"],
  ["50.07", "50.04"],
  ["50.06", "09.07"],
  // Kinds of design, and of film and photography.
  ["50.04", "50.04"],
  ["50.06", "50.06"],
  ["46", "52.20"],
  // "Skilled trade" names 12.99, and may mean cosmetology and cooking.
  ["12.04", "12.99"],
  ["12.05", "12.99"],
];

/** The best fit between any field of the student and any required field. */
export function fieldFit(student: FieldSet, required: FieldSet): FieldFit {
  if (required.all) return "any";
  let best = student.complete && required.complete ? bestFirst.indexOf("none") : bestFirst.indexOf("unresolvable");
  for (const own of student.codes) {
    for (const wanted of required.codes) best = Math.min(best, bestFirst.indexOf(fitOf(own, wanted)));
  }
  return bestFirst[best] ?? "none";
}

/** Whether a student's field is none of these: `fieldFit` is "none". */
export function isOtherField(student: FieldSet, codes: readonly string[]): boolean {
  if (!student.complete) return false;
  const others = othersOf.get(student) ?? new Map<string, boolean>();
  othersOf.set(student, others);
  for (const wanted of codes) {
    let isOther = others.get(wanted);
    if (isOther === undefined) {
      isOther = student.codes.every((own) => fitOf(own, wanted) === "none");
      others.set(wanted, isOther);
    }
    if (!isOther) return false;
  }
  return true;
}
/** Of each student's field, whether codes are others. A student is compared with thousands of lists of few codes. */
const othersOf = new WeakMap<FieldSet, Map<string, boolean>>();

function fitOf(own: string, wanted: string): FieldFit {
  if (own === wanted) return "exact";
  if (isWithin(own, wanted)) return wanted.length > 2 ? "exact" : "broader";
  if (isWithin(wanted, own)) return "same_family";
  if (
    own.slice(0, 2) === wanted.slice(0, 2) &&
    (overlapping.has(own.slice(0, 2)) || own.includes("~") || wanted.includes("~"))
  ) {
    return own.startsWith("~") || wanted.startsWith("~") ? "none" : "same_family";
  }
  return relatedTo(own).some((code) => isWithin(wanted, code)) ? "same_family" : "none";
}

/**
 * Whether a name is one of this field itself. It is not where it holds fields of other families too ("STEM" for physics), is
 * a wider one ("Engineering" for civil engineering), or is only one of those that the field belongs to.
 */
export function isNameOf(field: FieldSet, named: FieldSet): boolean {
  const familiesOf = ({ codes }: FieldSet) => new Set(codes.map((code) => code.slice(0, 2)));
  const own = familiesOf(field);
  const [main] = own;
  const ofMain = field.codes.filter((code) => code.slice(0, 2) === main);
  return (
    ofMain.length > 0 &&
    [...familiesOf(named)].every((family) => own.has(family)) &&
    ofMain.every((code) => named.codes.some((wanted) => fitOf(code, wanted) === "exact"))
  );
}

const mostRemembered = 2000;
const remembered = new Map<string, readonly string[]>();

/** The fields of other families that are related to one, remembered because a student's is compared with thousands. */
function relatedTo(own: string): readonly string[] {
  const known = remembered.get(own);
  if (known) return known;
  const found = related.flatMap(([a, b]) => [...(isWithin(own, a) ? [b] : []), ...(isWithin(own, b) ? [a] : [])]);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(own, found);
  return found;
}

function isWithin(code: string, wider: string): boolean {
  return code.startsWith(wider) && !wider.includes("~");
}
