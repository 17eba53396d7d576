import type { Statement } from "../combine/statement.ts";
import { modals } from "../text/modals.ts";

/** In tokens. */
const longestHeading = 9;

/** Whether a clause stands alone like a heading: a few words with a capital and no end, of no list: "Outstanding Student". */
export function isHeadingLine({ clause, tokens, part }: Statement): boolean {
  const [first] = tokens;
  return (
    part === "text" &&
    !clause.isEntry &&
    !clause.goesOn &&
    first?.capital === true &&
    tokens.length <= longestHeading &&
    !/[.,;!?)]$/.test(clause.text) &&
    !tokens.some(({ word }) => modals.has(word))
  );
}
