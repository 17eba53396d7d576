/** The number that a student typed, as in "$42,000"; NaN for other words. */
export const typedNumber = (text: string): number => Number(text.replace(/[\s,$]/g, ""));
