import type { Callout } from "./callout.ts";

/** A piece of running text. What is not one of these cannot be written in an article, so nothing else is ever shown. */
export type Inline =
  | string
  | { strong: readonly Inline[] }
  | { emphasis: readonly Inline[] }
  | { link: readonly Inline[]; to: string }
  /** A fact of this copy of Laurel, filled in from its public configuration. */
  | { fact: "support_email" };

export type Block =
  | { kind: "paragraph"; words: readonly Inline[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: "callout"; callout: Callout; words: readonly Inline[] };

export type Section = { id: string; title: string; blocks: readonly Block[] };

/** A text as it is shown: the part before the first heading, then one section for each `##`. */
export type Prose = { opening: readonly Block[]; sections: readonly Section[] };
