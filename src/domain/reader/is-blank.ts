import { longestSentence } from "./bounded-text.ts";

const emptyWords =
  /^(?:[\s\-–—?.]*|n\/?a|none|null|nil|nan|undefined|unknown|verify|not (?:specified|stated|available|listed|given)|see (?:website|site|link))\.?$/i;

/** Whether a field of an imported catalogue has no content: "N/A", "-", "not specified", "see website". */
export function isBlank(text: string): boolean {
  return text.length <= longestSentence && emptyWords.test(text.trim());
}
