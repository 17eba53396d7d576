/**
 * What to say of a text that fills its input: browsers leave out the rest of what is pasted without a word. Undefined for a shorter one.
 */
export const fullText = (text: string, most: number): string | undefined =>
  text.length < most ? undefined : `Only the first ${most.toLocaleString("en")} characters fit. The rest is left out.`;
