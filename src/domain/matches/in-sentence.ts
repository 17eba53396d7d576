/** A label inside a sentence: `Field of study` reads `field of study`; `GPA` and `LGBTQ+` stay. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
