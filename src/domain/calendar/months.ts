import { capitalized } from "../words/capitalized.ts";

export const monthNames = "january february march april may june july august september october november december";
/** The names and their short forms, as tables of words take them. */
export const monthWords = `${monthNames} jan feb mar apr jun jul aug sept sep oct nov dec`;
/** "January" to "December". */
export const namesOfMonths: readonly string[] = monthNames.split(" ").map(capitalized);

/** `count` months as YYYY-MM, beginning with the month of a YYYY-MM-DD day. */
export function monthsFrom(day: string, count: number): string[] {
  const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, at) => {
    const year = String(Math.floor((first + at) / 12)).padStart(4, "0");
    return `${year}-${String(((first + at) % 12) + 1).padStart(2, "0")}`;
  });
}
