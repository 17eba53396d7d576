import { foldWords } from "../places/folded-words.ts";

const keepTheirS = new Set(
  "physics mathematics economics statistics genetics electronics news cs gis ics forensics plus".split(" "),
);

/**
 * The form in which names of fields are compared: lower case, without accents, singular, without "degree in" and
 * "major".
 */
export function fieldWords(text: string): string {
  const words = foldWords(text.replace(/[’']s?\b/g, "").replace(/_/g, " "))
    .replace(
      /\b(bachelors?|masters?|doctora(?:l|te)|associates?|phd|undergraduate|graduate) (?:degree )?(?:of|in) /g,
      "",
    )
    .replace(
      /^(?:a |an |the )?(?:b s|m s|b a|m a|bs|ms|ba|ma|aa|as|bachelor|master) (?:degree )?(?:of |in )?(?:science in |arts in )?(?=\w)/,
      "",
    )
    .replace(
      /^(?:degrees?|majors?|majoring|studying|study|pursuing|careers?|studies|fields? of|field) (?:in |of )?(?=\w)/,
      "",
    )
    .replace(
      / (?:degrees?|majors?|programs?|students?|concentration|fields?|minors?|disciplines?|coursework|careers?)$/,
      "",
    );
  return words.split(" ").map(singular).join(" ");
}

/** One word of a name without the "s" of its plural: "sciences" is "science", "physics" stays. */
export function singular(word: string): string {
  if (word.length < 4 || keepTheirS.has(word) || !word.endsWith("s") || /(ss|us|is)$/.test(word)) return word;
  return word.endsWith("ies") && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
