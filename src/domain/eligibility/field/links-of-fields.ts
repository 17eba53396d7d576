import type { ClauseWords, Mention } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { gap } from "../text/tokens.ts";

const heads =
  "field|fields|discipline|disciplines|area|areas|major|majors|subject|subjects|degree|degrees|program|programs|programme|course|courses|studies|curriculum";

/** More fields than the list names: "or a related field". */
export const related: PhraseTable<true> = [
  [
    `(or|and|) (in|) (a|an|any|other|another|some other|the|) (closely|directly|) (related|similar|allied|relevant|comparable) (technical|scientific|academic|engineering|) (${heads}|specialty|specialties|science|sciences) (of study|)`,
    true,
  ],
  ["(or|and) (related|similar|equivalent)", true],
  [
    "(or|and) (any|) (other|another) (field|fields|discipline|disciplines|area|areas|major|majors|subject|subjects|degree|degrees|program|programs) (of study|)",
    true,
  ],
];
export const relatedHead: PhraseTable<true> = [
  [`(themed|based|oriented|focused|relevant) (${heads}) (of study|)`, true],
  ["specific (coursework|course|courses|training|program|programs|curriculum|education|classes)", true],
  [`related (${heads}|students|line|) (of study|)`, true],
];

/** A narrower field after a wider one ("engineering, specifically civil engineering"), and mere examples of it. */
export const narrowing: PhraseTable<"narrow" | "major" | "examples"> = [
  ["(specifically|namely|ie)", "narrow"],
  ["with (a|an|) (emphasis|concentration|specialization|specialisation|focus|specialty) (in|on)", "narrow"],
  ["with (a|an|) (major|majors) in", "major"],
  ["(specializing|specialising|concentrating) (in|on)", "narrow"],
  ["(such as|including|for example|eg|like|include|includes)", "examples"],
  ["(including|such as) but not limited to", "examples"],
];

/** Demands no field. */
export const anyField: PhraseTable<true> = [
  [
    "(any|all|every) (academic|undergraduate|graduate|degree|eligible|) (field|fields|major|majors|discipline|disciplines|subject|subjects|faculty|faculties|area of study|areas of study|course of study|courses of study|academic program|academic programs) (of study|of research|)",
    true,
  ],
  ["(regardless|irrespective) of (academic|) (major|majors|discipline|field of study|field)", true],
  ["unrestricted (field|fields|major) (of study|)", true],
  ["(studying|majoring in|pursuing) one of the following", true],
  ["one of the following (majors|fields|fields of study|disciplines|areas of study|degree programs|degrees)", true],
  ["(majors|fields of study|disciplines) (include|are)", true],
  [
    "(eligible|approved|acceptable|qualifying|accepted) (fields|majors|disciplines|subjects|areas of study|fields of study) (include|includes|are|may include) (but are not limited to|but not limited to|)",
    true,
  ],
];

/** "A degree in | law or another discipline |": any field. "Or other fields that use chemistry" are none but these. */
export const opensToAll = ({ to, meaning }: Mention, { tokens, text }: ClauseWords): boolean =>
  meaning.about === "field_of_study" &&
  findAnyOther(tokens.slice(0, to)).some((found) => found.to === to) &&
  (to >= tokens.length || gap(tokens, text, to) !== " ");
const findAnyOther = phraseFinder([
  [
    "or (in|) (another|any other) (field|fields|discipline|disciplines|subject|subjects|area|areas|major) (of study|)",
    true,
  ],
] as const);
