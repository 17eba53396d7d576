import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuiltFile, builtFile, kept } from "#server/platform/static-files.ts";
import { escaped } from "./page-html.ts";

/** A page that was made into HTML at build (scripts/prerender.ts). */
export type PrerenderedPage = {
  path: string;
  file: string;
  /** It shows different things for different queries, so that its HTML fits the bare address only. */
  reads_query: boolean;
};

/** What `.pages/pages.json` holds: the pages made into HTML, and of every page the scripts it needs, by its pattern. */
export type PageList = { pages: readonly PrerenderedPage[]; modules: Record<string, readonly string[]> };

/** Stands in built HTML for the origin, which is known only where it is served. */
export const originMark = "https://origin.invalid";

/** What web/render.tsx exports. */
export type Renderer = { renderPage: RenderPage; renderOfflinePage: () => string };

/** Makes the page at a path into HTML, with its title, the ids of its routes, and whether it reads the query. */
export type RenderPage = (
  path: string,
  data: unknown,
) => Promise<{ title: string; html: string; routes: readonly string[]; readsQuery: boolean }>;

export type BuiltSite = {
  /** The built index.html, or undefined when nothing is built. */
  template: string | undefined;
  prerendered: ReadonlyMap<string, BuiltFile & { readsQuery: boolean }>;
  notFound: BuiltFile | undefined;
  /** The scripts that a page needs, by its pattern. */
  modules: PageList["modules"];
  /** Makes a page into HTML in this process; its code is loaded with the first one. */
  render: RenderPage;
};

/** Everything that the build left for pages in the folder of the web app, read once. */
export function builtSite(folder: string, origin: string): BuiltSite {
  const template = readText(join(folder, "index.html"));
  const list: PageList = JSON.parse(readText(join(folder, ".pages", "pages.json")) ?? '{"pages":[],"modules":{}}');
  const page = (file: string) => {
    const html = readText(join(folder, ".pages", file));
    return html === undefined ? undefined : kept(htmlFile(html.replaceAll(originMark, escaped(origin))));
  };
  const prerendered = list.pages.flatMap(({ path, file, reads_query }) => {
    const html = page(file);
    return html ? [[path, { ...html, readsQuery: reads_query }] as const] : [];
  });
  const renderer = pathToFileURL(join(folder, ".render", "render.js")).href;
  return {
    template,
    prerendered: new Map(prerendered),
    notFound: page("404.html"),
    modules: list.modules,
    render: async (path, data) => (await import(renderer)).renderPage(path, data),
  };
}

/** HTML as it is sent. */
export const htmlFile = (html: string): BuiltFile => builtFile("page.html", Buffer.from(html));

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined; // Not built: the interface works without its web app.
  }
}
