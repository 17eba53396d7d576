/** `The FAFSA or WASFA`, `the FAFSA or the aid form of your state`: another form does as well. */
const otherAidForm =
  /\b(?:FAFSA|Student Aid) or (?:the |your |a )?(?:\w+'s )?(?:\w+ ){0,4}?(?:application|form|[A-Z]{2,4}SFA|ORSAA|CADAA)\b/i;

/**
 * The form that a line requires. `inPlaceOfFafsa`: what the student files in place of the FAFSA, empty for who has no form, null for who may file it (see
 * `formInPlaceOfFafsa`). Null where there is nothing for the student to file: the line names only the FAFSA, or they have no other form.
 */
export function aidFormName(line: string, inPlaceOfFafsa: string | null): string | null {
  const takesOther = otherAidForm.test(line);
  if (inPlaceOfFafsa !== null) return takesOther && inPlaceOfFafsa !== "" ? inPlaceOfFafsa : null;
  return takesOther ? "the FAFSA or your state's own form" : "the FAFSA";
}

/** What who cannot file the FAFSA does where no line says what to send in its place. */
export const askForForm = "Ask the sponsor what to send in place of the FAFSA";
