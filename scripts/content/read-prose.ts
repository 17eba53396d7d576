import type { List, Nodes, PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { readCallout } from "../../src/domain/articles/callout.ts";
import type { Block, Inline, Prose, Section } from "../../src/domain/articles/prose.ts";
import { slug } from "../../src/domain/articles/slug.ts";

/**
 * Parses Markdown into the tree that pages render. Throws an error with the line for anything unsupported: HTML,
 * images, tables, unusual links.
 */
export function readProse(markdown: string): Prose {
  const opening: Block[] = [];
  const sections: (Omit<Section, "blocks"> & { blocks: Block[] })[] = [];
  for (const node of fromMarkdown(markdown).children) {
    if (node.type === "heading") {
      if (node.depth !== 2) throw refused(node, `a heading of level ${node.depth}`);
      const title = node.children.map(plainText).join("");
      sections.push({ id: slug(title), title, blocks: [] });
    } else (sections.at(-1)?.blocks ?? opening).push(readBlock(node));
  }
  return { opening, sections };
}

function readBlock(node: Nodes): Block {
  if (node.type === "list") return { kind: "list", ordered: node.ordered ?? false, items: readItems(node) };
  if (node.type !== "paragraph") throw refused(node, node.type);
  const [first, ...rest] = node.children.flatMap(readInline);
  if (first === undefined) throw refused(node, "an empty paragraph");
  const callout = typeof first === "string" ? readCallout(first) : undefined;
  if (!callout) return { kind: "paragraph", words: [first, ...rest] };
  return { kind: "callout", callout: callout.callout, words: [callout.rest, ...rest] };
}

const readItems = (list: List): Inline[][] =>
  list.children.map(({ children: [only, ...more] }) => {
    if (only?.type !== "paragraph" || more.length > 0) throw refused(list, "a list item with more than one paragraph");
    return only.children.flatMap(readInline);
  });

function readInline(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case "text":
      return withFacts(node.value);
    case "strong":
      return [{ strong: node.children.flatMap(readInline) }];
    case "emphasis":
      return [{ emphasis: node.children.flatMap(readInline) }];
    case "link":
      if (!/^(https:\/\/|\/(?!\/))\S*$/.test(node.url)) throw refused(node, `a link to ${node.url}`);
      return [{ link: node.children.flatMap(readInline), to: node.url }];
    default:
      throw refused(node, node.type);
  }
}

const withFacts = (text: string): Inline[] =>
  text
    .replace(/\s*\n\s*/g, " ")
    .split(/(\{\{[^}]*\}\})/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part === "{{SUPPORT_EMAIL}}") return { fact: "support_email" };
      if (part.startsWith("{{")) throw new Error(`${part} is no fact of the public configuration`);
      return part;
    });

const plainText = (node: PhrasingContent): string => {
  if (node.type !== "text") throw refused(node, `${node.type} in a heading`);
  return node.value;
};

const refused = (node: Nodes, what: string) => new Error(`line ${node.position?.start.line}: ${what} is not allowed`);
