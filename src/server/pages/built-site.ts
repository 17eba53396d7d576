import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuiltFile, builtFile, kept } from "#server/platform/http/static-files.ts";
import { escaped } from "./page-html.ts";

/** A page that was made into HTML at build (scripts/prerender.ts). */
export type PrerenderedPage = {
  path: string;
  /** What it reads of the query of its address; nothing else there makes a difference. */
  query_keys: readonly string[];
  /** The file for each query that was made, as `knownQuery` spells it; the bare address is "". */
  files: Readonly<Record<string, string>>;
};

/** The part of a query that a page reads, in one spelling: `?category=Essays&tab=tips`, or "" for none. */
export function knownQuery(search: string, keys: readonly string[]): string {
  const known = [...new URLSearchParams(search)].filter(([key]) => keys.includes(key));
  return known.length > 0 ? `?${new URLSearchParams(known.toSorted(([a], [b]) => a.localeCompare(b)))}` : "";
}

/** What `.pages/pages.json` holds: the pages made into HTML, and of every page the scripts it needs, by its pattern. */
export type PageList = {
  pages: readonly PrerenderedPage[];
  modules: Record<string, readonly string[]>;
  /** What a student sees first, by the pattern of the page. */
  skeletons?: Record<string, string>;
};

/** Stands in built HTML for the origin, which is known only where it is served. */
export const originMark = "https://origin.invalid";

/** What web/render.tsx exports. */
export type Renderer = {
  renderPage: RenderPage;
  renderSkeleton: (path: string, day: string) => Promise<string>;
  renderOfflinePage: () => string;
};

/** Makes the page at an address into HTML, with its title, the ids of its routes, and what it reads of the query. */
export type RenderPage = (
  address: string,
  data: unknown,
) => Promise<{ title: string; html: string; routes: readonly string[]; queryKeys: readonly string[] }>;

export type BuiltSite = {
  /** The built index.html, or undefined when nothing is built. */
  template: string | undefined;
  /** The HTML that was made for a path and a query; undefined where there is none. */
  prerendered: (path: string, search: string) => BuiltFile | undefined;
  notFound: BuiltFile | undefined;
  /** The scripts that a page needs, by its pattern. */
  modules: PageList["modules"];
  /** What a student sees first of a page, by its pattern: the shell and a skeleton, the same for every student. */
  skeletons: Readonly<Record<string, string>>;
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
  const prerendered = new Map(
    list.pages.map(({ path, query_keys, files }) => {
      const states = Object.entries(files).map(([query, file]) => [query, page(file)] as const);
      return [path, { query_keys, states: new Map(states) }] as const;
    }),
  );
  const renderer = pathToFileURL(join(folder, ".render", "render.js")).href;
  return {
    template,
    prerendered: (path, search) => {
      const made = prerendered.get(path);
      return made?.states.get(knownQuery(search, made.query_keys));
    },
    notFound: page("404.html"),
    modules: list.modules,
    skeletons: list.skeletons ?? {},
    render: async (address, data) => (await import(renderer)).renderPage(address, data),
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
