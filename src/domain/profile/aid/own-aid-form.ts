import type { Profile } from "../profile.ts";
import { aidFormOpens } from "./aid-form-opens.ts";
import { formInPlaceOfFafsa } from "./state-aid.ts";

/** How a student stands to the FAFSA. */
export type OwnAidForm = {
  /** The day, YYYY-MM-DD, from which they can file it; null where that is today or nobody knows (see `aidFormOpens`). */
  opens: string | null;
  /** What they file in its place, empty for who has no such form; null for who may file it (see `formInPlaceOfFafsa`). */
  inPlace: string | null;
};

/** Of whom nothing is known. */
export const usualAidForm: OwnAidForm = { opens: null, inPlace: null };

/** `today` is YYYY-MM-DD. Who has no form to file waits for none. */
export function ownAidForm(profile: Profile | null | undefined, today: string): OwnAidForm {
  if (!profile) return usualAidForm;
  const inPlace = formInPlaceOfFafsa(profile);
  return { opens: inPlace === "" ? null : aidFormOpens(profile, today), inPlace };
}
