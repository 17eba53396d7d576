import type { Student } from "./student.ts";
import type { Told } from "./told-by-check.ts";

/** Steps of doubt where a place is required that is not the student's: another state, a college that they did not name. */
export const elsewhere = 16;
// Steps beside those of the kind.
const otherName = 5;
const otherTopic = 3;
const beyondSchool = 10;

/** How much doubt a check leaves whether the student meets it, in steps. */
export function doubtOfCheck(student: Student, told: Told): number {
  if (told.isOfOneCollege) return elsewhere;
  const byPlace = doubtByPlace(student, told);
  if (byPlace !== null) return byPlace;
  const { level, ownNames, topics } = student;
  if (told.names.some((word) => ownNames.has(word))) return 0;
  let doubt = told.doubt;
  if (told.names.length > 0 || isOfOtherState(student, told)) doubt += told.isStudyPlace ? elsewhere : otherName;
  if (told.isResearch && level === "high_school") doubt += beyondSchool;
  if (told.topics !== 0 && topics !== 0 && (topics & told.topics) === 0) doubt += otherTopic;
  return doubt;
}

const isOfOtherState = ({ place }: Student, { states }: Told): boolean =>
  states.length > 0 && !(place.state !== null && states.includes(place.state));

/** "Graduate from a Utah high school" is probable for a student of Utah. Null where the place alone tells nothing. */
function doubtByPlace({ place }: Student, { states, isPlace, isInUs, isInPart, names }: Told): number | null {
  if (states.length === 0 || !isPlace) return isInUs && place.country === "US" && names.length === 0 ? 0 : null;
  if (place.state === null) return place.country === null || place.country === "US" ? null : elsewhere;
  if (!states.includes(place.state)) return elsewhere;
  return isInPart ? null : 0;
}
