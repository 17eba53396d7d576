const wellGrouped = /^\D?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** The number that a student typed, as in "$42,000"; NaN for other words, for no digits ("$") and for commas that group no thousands ("30,50"). */
export function typedNumber(text: string): number {
  const plain = text.replace(/[\s$]/g, "");
  if (plain === "" || (plain.includes(",") && !wellGrouped.test(plain))) return Number.NaN;
  return Number(plain.replaceAll(",", ""));
}
