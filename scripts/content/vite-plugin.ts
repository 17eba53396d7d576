import type { Plugin } from "vite";
import type { Block } from "../../src/domain/articles/prose.ts";
import { type ReadDocument, readDocument } from "./read-document.ts";

/**
 * Makes a module of a Markdown file: its front matter and its tree, so that no Markdown is read in the browser.
 * With `?tip` only its first tip.
 */
export function content(): Plugin {
  return {
    name: "laurel:content",
    load: {
      filter: { id: /\/content\/.*\.md(\?tip)?$/ },
      handler(id) {
        const [file = "", query] = id.split("?");
        this.addWatchFile(file);
        const document = readDocument(file);
        const value = query === "tip" ? firstTip(document) : { ...document.data, ...document.prose };
        return { code: `export default ${JSON.stringify(value)};`, moduleType: "js", map: null };
      },
    },
  };
}

/** The first tip of a text with the section it stands in; null when it gives none. */
export function firstTip({ data, prose }: ReadDocument) {
  const isTip = (block: Block) => block.kind === "callout" && block.callout === "tip";
  const section = prose.sections.find(({ blocks }) => blocks.some(isTip));
  const tip = section?.blocks.find(isTip);
  return section && tip ? { id: data.id, section: section.id, ...tip } : null;
}
