import { meansAnyField, namedField } from "#domain/fields-of-study/named-fields.ts";

const phrase = "([A-Za-z][A-Za-z &,/'-]{2,110})";

/** Words after a field of study: "nursing majors". */
const heads: readonly { pattern: RegExp; named: boolean }[] = [
  { pattern: /[- ](?:majors?|related (?:degrees?|fields?|majors?)|degrees?)\b/gi, named: true },
  { pattern: /[- ](?:students?|undergrads?|undergraduates?|fields?|programs?)\b/gi, named: false },
];
const longestBeforeHead = 90;
const phraseAtTheEnd = /(?<![A-Za-z &,/'-])[ &,/'-]*([A-Za-z][A-Za-z &,/'-]{2,})$/;

/** Words before a field of study. The text after them is looked up among the names of fields. */
const leads: readonly { pattern: RegExp; named: boolean }[] = [
  {
    pattern: new RegExp(
      `\\b(?:major(?:ing|s)?|minor(?:ing)?|degrees?) in (?:the )?(?:fields? of |areas? of |study of )?${phrase}`,
      "gi",
    ),
    named: true,
  },
  { pattern: new RegExp(`\\bmajors? such as ${phrase}`, "gi"), named: true },
  {
    pattern: new RegExp(
      `\\b(?:studies|study|coursework|students?|members?|undergraduates?|seniors?|enrolled|programs?|education|fellowships?|research) in (?:the )?(?:fields? of |areas? of |study of )?${phrase}`,
      "gi",
    ),
    named: false,
  },
  {
    pattern: new RegExp(
      `\\b(?:study|studying|pursuing|pursue|students? of|fields? of(?: study)?(?: such as| including)?|careers? in)\\s+(?:an? |the )?(?:(?:degrees?|careers?|studies) in |study of |field of )?${phrase}`,
      "gi",
    ),
    named: false,
  },
];
const phraseEnd =
  /\b(?:at|with|who|whose|from|which|that|when|while|during|must|should|will|are|is|be|by|to|as|after|have|has|having|for|on|this|their|any|an?|accredited|enrolled|offered|within|through|related|closely|who|following|leading)\b/i;
const around =
  /^(?:(?:pursuing|degrees?|careers?|studying|study|studies|majoring|in|the|of|or|and|other|field|declared|undergraduate|graduate|full-time)\s+)+|\s+(?:fields?|careers?|degrees?|majors?|disciplines?|areas?|programs?|students?|courses?)$/gi;

/** Names of fields that usually mean something else, unless a major or a degree has that name. */
const mostlyOther = new Set(
  "education technology tech technical vocational policy service services leadership sports athletics research trades trade communication career careers management recreation english spanish french reading writing history general".split(
    " ",
  ),
);

const noField = /^(?:study|studies|science and technology|(?:bachelor|master|doctor|associate)s?\b.*)$/i;

/** The fields that a clause requires, in the sponsor's words. Names that no taxonomy knows are left out. */
export function fieldsInClause(clause: string): string[] {
  const byCodes = new Map<string, string>();
  for (const { words, named } of phrasesIn(clause)) {
    for (const field of fieldsIn(words)) {
      if (!named && mostlyOther.has(field.toLowerCase())) continue;
      const codes = namedField(field)?.codes.join() ?? "";
      if (!byCodes.has(codes)) byCodes.set(codes, field);
    }
  }
  return [...byCodes.values()];
}

/** Phrases that may name fields; `named` where they are the name of a major or a degree. */
function phrasesIn(clause: string): { words: string; named: boolean }[] {
  const after = leads.flatMap(({ pattern, named }) =>
    [...clause.matchAll(pattern)].map((match) => ({ words: match[1] ?? "", named })),
  );
  const before = heads.flatMap(({ pattern, named }) =>
    [...clause.matchAll(pattern)].map(({ index }) => {
      const words = clause.slice(Math.max(0, index - longestBeforeHead), index);
      return { words: phraseAtTheEnd.exec(words)?.[1] ?? "", named };
    }),
  );
  return [...after, ...before].toSorted((a, b) => Number(b.named) - Number(a.named));
}

function fieldsIn(words: string): string[] {
  const parts = words.split(phraseEnd).filter((part) => part.trim() !== "");
  return parts.flatMap((part) => {
    const whole = known(part);
    if (whole) return [whole];
    return part.split(/,|\/|\bor\b|\band\b|&/).flatMap((piece) => known(piece) ?? lastWords(piece) ?? []);
  });
}

/** "neonatal nursing": the longest end that is a field's name. */
function lastWords(piece: string): string | null {
  const words = piece.trim().split(/\s+/);
  for (let from = 1; from < Math.min(words.length, 6); from += 1) {
    const name = known(words.slice(from).join(" "));
    if (name && !mostlyOther.has(name.toLowerCase())) return name;
  }
  return null;
}

function known(words: string): string | null {
  const name = words
    .replace(/^[\s'-]+|(?<![\s'-])[\s'-]+$/g, "")
    .replace(/\s+/g, " ")
    .replace(around, "");
  if (name.length < 3 || meansAnyField(name) || noField.test(name)) return null;
  const field = namedField(name);
  return field && field.codes.length > 0 ? name : null;
}
