import type { ClauseWords } from "../mention.ts";
import { byStart, type Found, phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { narrowing, related, relatedHead } from "./links-of-fields.ts";
import { type FieldName, fieldNamesAt } from "./names/field-names.ts";

type Links = {
  related: ReadonlyMap<number, Found<true>>;
  relatedHead: ReadonlyMap<number, Found<true>>;
  narrowing: ReadonlyMap<number, Found<"narrow" | "major" | "examples">>;
};
const findRelated = phraseFinder(related);
const findRelatedHead = phraseFinder(relatedHead);
const findNarrowing = phraseFinder(narrowing);

/** A clause with the names of fields in it, by the token at which each begins. */
export class FieldClause {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly names: ReadonlyMap<number, FieldName>;
  #links: Links | null = null;

  constructor(
    { tokens, text }: Pick<ClauseWords, "tokens" | "text">,
    names: ReadonlyMap<number, FieldName> = fieldNamesAt(tokens, text),
  ) {
    this.text = text;
    this.tokens = tokens;
    this.names = names;
  }

  /** The words between the items of lists, which are found when the first list is read: most clauses have none. */
  get links(): Links {
    this.#links ??= linksOf(this.tokens);
    return this.#links;
  }

  /** The clause without the tokens from `to` on. Its links are those of the whole. */
  upTo(to: number): FieldClause {
    const part = new FieldClause({ text: this.text, tokens: this.tokens.slice(0, to) }, this.names);
    part.#links = this.links;
    return part;
  }
}

function linksOf(tokens: readonly Token[]): Links {
  return {
    related: byStart(findRelated(tokens)),
    relatedHead: byStart(findRelatedHead(tokens)),
    narrowing: byStart(findNarrowing(tokens)),
  };
}
