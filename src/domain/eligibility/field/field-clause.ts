import type { ClauseWords } from "../mention.ts";
import { type Found, phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { type FieldName, fieldNamesAt } from "./field-names.ts";
import { narrowing, related, relatedHead } from "./links-of-fields.ts";

/** A clause with the names of fields in it, by the token at which each begins. */
export type FieldClause = {
  text: string;
  tokens: readonly Token[];
  names: ReadonlyMap<number, FieldName>;
  links: Links;
};
type Links = {
  related: Map<number, number>;
  relatedHead: Map<number, number>;
  narrowing: Map<number, Found<"narrow" | "examples">>;
};
const findRelated = phraseFinder(related);
const findRelatedHead = phraseFinder(relatedHead);
const findNarrowing = phraseFinder(narrowing);

/** A clause whose links are found when the first list is read: most clauses have none. */
export function fieldClause({ tokens, text }: Pick<ClauseWords, "tokens" | "text">): FieldClause {
  let links: Links | null = null;
  const names = fieldNamesAt(tokens, text);
  return {
    text,
    tokens,
    names,
    get links() {
      links ??= linksOf(tokens);
      return links;
    },
  };
}

/** The words between the items of lists. */
function linksOf(tokens: readonly Token[]): Links {
  const ends = (found: readonly Found<true>[]) => new Map(found.map(({ from, to }) => [from, to]));
  return {
    related: ends(findRelated(tokens)),
    relatedHead: ends(findRelatedHead(tokens)),
    narrowing: new Map(findNarrowing(tokens).map((found) => [found.from, found])),
  };
}
