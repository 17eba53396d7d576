import { readStudent, type Student } from "#domain/matches/criteria/student.ts";
import { countryName } from "#domain/places/countries.ts";
import type { Understood } from "#domain/search/understood.ts";

/** The words for study in another country that name none. */
const isAbroad = (topic: string) => /\babroad\b/.test(topic);

/**
 * The student with what the words tell beside the profile: another field of study, and where they want to study. Null where they tell
 * nothing of it. Who asks for women in STEM wants no answer for the psychology of the profile.
 */
export function toldStudent({ profile }: Student, { constraints, topics }: Understood): Student | null {
  const fields = constraints.flatMap((each) => (each.slot === "field_of_study" ? [each.value] : []));
  const places = constraints.flatMap((each) =>
    each.slot === "country" && each.relation === "study" ? [placeName(each.value)] : [],
  );
  if (places.length === 0 && topics.some(isAbroad)) places.push("abroad");
  const [field] = fields;
  const own = profile.field_of_study?.trim().toLowerCase();
  const isOther = field !== undefined && !fields.some((each) => each.toLowerCase() === own);
  if (!isOther && places.length === 0) return null;
  return readStudent({
    ...profile,
    ...(isOther && { field_of_study: field }),
    intended_colleges: [...places, ...(profile.intended_colleges ?? [])],
  });
}

const placeName = (place: string) => (place.length === 2 ? countryName(place) : place);
