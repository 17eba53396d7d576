// The text of the criterion "Other conditions": written when matches are computed, and read back for the screen.

const start = "Check yourself: “";
const end = "”";

/** The sponsor's words: those that an answer decides, then those that the student checks. */
export function writeConditions({ compared, toCheck }: ConditionWords): string {
  return [...compared, ...toCheck.map((quote) => `${start}${quote}${end}`)].join(" ");
}

export type ConditionWords = { compared: readonly string[]; toCheck: readonly string[] };

/** The parts of such a text. What an answer decides comes back as one string, without the borders between its quotes. */
export function readConditions(text: string | null): ConditionWords {
  const [compared = "", ...toCheck] = (text ?? "").split(start).map((part) => part.trim());
  return {
    compared: compared ? [compared] : [],
    toCheck: toCheck.map((part) => (part.endsWith(end) ? part.slice(0, -end.length) : part)),
  };
}
