import type { TermTable } from "./term-table.ts";

type Rules = {
  /** Whether apostrophes and points are left out, and do not end a word. */
  unwritten: boolean;
  /** Longer words are cut at this length. */
  longest: number;
};

const longestOfAll = 1024;
const spelled = new Uint16Array(longestOfAll);

const codeOf = (character: string) => character.charCodeAt(0);
const [zero, nine] = [codeOf("0"), codeOf("9")];
const [a, z] = [codeOf("a"), codeOf("z")];
const [capitalA, capitalZ] = [codeOf("A"), codeOf("Z")];
const [apostrophe, point] = [codeOf("'"), codeOf(".")];
const toSmall = a - capitalA;
const lastAscii = 127;

/**
 * The numbers of the words of a text in its order: runs of letters and digits, in lower case. They are added to the table
 * without making a string of each. Null where the text has characters beyond ASCII.
 */
export function asciiWords(table: TermTable, text: string, { unwritten, longest }: Rules): number[] | null {
  const most = Math.min(longest, longestOfAll);
  const numbers: number[] = [];
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code >= capitalA && code <= capitalZ) code += toSmall;
    if ((code >= a && code <= z) || (code >= zero && code <= nine)) {
      if (length < most) spelled[length++] = code;
    } else if (code > lastAscii) return null;
    else if (!(unwritten && (code === apostrophe || code === point)) && length > 0) {
      numbers.push(table.addCodes(spelled, length));
      length = 0;
    }
  }
  if (length > 0) numbers.push(table.addCodes(spelled, length));
  return numbers;
}
