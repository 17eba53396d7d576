import type { Callout } from "./callout.ts";

/** A piece of running text. Articles can hold nothing but these, so no other markup is ever shown. */
export type Inline =
  | string
  | { strong: readonly Inline[] }
  | { emphasis: readonly Inline[] }
  | { link: readonly Inline[]; to: string }
  /** A value from the public configuration of this server. */
  | { fact: "support_email" };

export type Block =
  | { kind: "paragraph"; words: readonly Inline[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: "callout"; callout: Callout; words: readonly Inline[] };

export type Section = { id: string; title: string; blocks: readonly Block[] };

/** A text: the part before the first heading, then one section for each `##`. */
export type Prose = { opening: readonly Block[]; sections: readonly Section[] };
