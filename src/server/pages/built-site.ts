import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pagePathAt } from "#domain/pages/page-paths.ts";
import { type BuiltFile, builtFile, cacheCompressed } from "#server/platform/http/static-files.ts";
import { escaped } from "./page-html.ts";
import { inShell, mainOf } from "./student-html.ts";

/** A page that was prerendered at build time (scripts/prerender.ts). */
export type PrerenderedPage = {
  path: string;
  /** The search params that the page reads. Other params do not change the page. */
  query_keys: readonly string[];
  /** The HTML file for each prerendered query, written as `knownQuery` returns it. The key is "" without a query. */
  files: Readonly<Record<string, string>>;
  /** Students see the same content in their shell. */
  is_for_students?: boolean;
};

/** The search params that a page reads, sorted by key: `?category=Essays&tab=tips`, or "" for none. */
export function knownQuery(search: string, keys: readonly string[]): string {
  const known = [...new URLSearchParams(search)].filter(([key]) => keys.includes(key));
  return known.length > 0 ? `?${new URLSearchParams(known.toSorted(([a], [b]) => a.localeCompare(b)))}` : "";
}

/** The content of `.pages/pages.json`: the prerendered pages, and the scripts of every page by its pattern. */
export type PageList = {
  pages: readonly PrerenderedPage[];
  modules: Record<string, readonly string[]>;
  /** The HTML that a student sees first, by path where it is that of one page, else by the pattern of the page. */
  skeletons?: Record<string, string>;
  /** The URLs that a student's page requests first, by its pattern. */
  firstRequests?: Record<string, readonly string[]>;
};

/** Placeholder for the origin in built HTML. The server replaces it with its own origin. */
export const originMark = "https://origin.invalid";

/** The exports of web/render.tsx. */
export type Renderer = {
  renderPage: RenderPage;
  renderSkeleton: (path: string, day: string) => Promise<string>;
  firstRequestsOf: (path: string) => Promise<string[]>;
  renderOfflinePage: () => string;
};

/**
 * Renders the page at a URL. Answers its HTML and title, the ids of its routes, and the search params that it reads.
 */
type RenderPage = (
  url: string,
  data: unknown,
) => Promise<{ title: string; html: string; routes: readonly string[]; queryKeys: readonly string[] }>;

export type BuiltSite = {
  /** The built index.html, or undefined when nothing is built. */
  template: string | undefined;
  /** The prerendered HTML of a path and a query; undefined when there is none. */
  prerendered: (path: string, search: string) => BuiltFile | undefined;
  notFound: BuiltFile | undefined;
  /** The scripts that a page needs, by its pattern. */
  modules: PageList["modules"];
  /**
   * The HTML that a student sees first: the shell around the content of a public page, or around a skeleton. It is the
   * same for every student. `path` is that of the request, or the pattern of the page.
   */
  studentHtml: (path: string, search?: string) => string | undefined;
  firstRequests: Readonly<Record<string, readonly string[]>>;
  /** Renders a page in this process. The render code is loaded with the first page. */
  render: RenderPage;
};

/** Reads the build output for pages from the folder of the web app, once. */
export function builtSite(folder: string, origin: string): BuiltSite {
  const template = readText(join(folder, "index.html"));
  const list: PageList = JSON.parse(readText(join(folder, ".pages", "pages.json")) ?? '{"pages":[],"modules":{}}');
  const page = (file: string) => {
    const html = readText(join(folder, ".pages", file));
    return html === undefined ? undefined : cacheCompressed(htmlFile(html.replaceAll(originMark, escaped(origin))));
  };
  const prerendered = new Map(
    list.pages.map(({ path, query_keys, files, is_for_students }) => {
      const states = Object.entries(files).map(([query, file]) => [query, page(file)] as const);
      return [path, { query_keys, states: new Map(states), isForStudents: is_for_students }] as const;
    }),
  );
  const renderer = pathToFileURL(join(folder, ".render", "render.js")).href;
  const stateOf = (path: string, search: string) => {
    const made = prerendered.get(path);
    return made?.states.get(knownQuery(search, made.query_keys));
  };
  const skeletons = list.skeletons ?? {};
  return {
    template,
    prerendered: stateOf,
    studentHtml: (path, search = "") => {
      const shell = skeletons[path] ?? skeletons[pagePathAt(path) ?? ""];
      const content = prerendered.get(path)?.isForStudents && stateOf(path, search);
      return shell && content ? inShell(shell, mainOf(content.bytes.toString())) : shell;
    },
    notFound: page("404.html"),
    modules: list.modules,
    firstRequests: list.firstRequests ?? {},
    render: async (url, data) => (await import(renderer)).renderPage(url, data),
  };
}

/** HTML as a file that `sendFile` can send. */
export const htmlFile = (html: string): BuiltFile => builtFile("page.html", Buffer.from(html));

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined; // Not built: the API works without the web app.
  }
}
