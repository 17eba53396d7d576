import type { Plugin } from "vite";
import { z } from "zod";
import type { Block } from "../../src/domain/articles/prose.ts";
import { ArticleFront, PageFront } from "./front-matter.ts";
import { type ReadDocument, readDocument } from "./read-document.ts";

/**
 * Turns a Markdown file into a module with its front matter and its tree, so that the browser parses no Markdown.
 * `?tip` gives only the first tip. The build fails when front matter is incomplete, such as a source without a date.
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
        const front = (file.includes("/content/pages/") ? PageFront : ArticleFront).safeParse(document.data);
        if (!front.success) throw new Error(`${file}: ${z.prettifyError(front.error)}`);
        const value = query === "tip" ? firstTip(document) : { ...front.data, ...document.prose };
        return { code: `export default ${JSON.stringify(value)};`, moduleType: "js", map: null };
      },
    },
  };
}

/** The first tip of a text with its section; null when the text has none. */
export function firstTip({ data, prose }: ReadDocument) {
  const isTip = (block: Block) => block.kind === "callout" && block.callout === "tip";
  const section = prose.sections.find(({ blocks }) => blocks.some(isTip));
  const tip = section?.blocks.find(isTip);
  return section && tip ? { id: data.id, section: section.id, ...tip } : null;
}
