/** A page that a crawl visited, with its links as written and the ids of its elements. */
export type SeenPage = { path: string; links: readonly string[]; ids: ReadonlySet<string> };

const anywhere = "http://laurel.invalid";

/** The ids of the elements in some HTML. */
export const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));

/** The links in some HTML, as written. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

type Client = { get: (path: string) => Promise<{ status(): number; text(): Promise<string> }> };

/** The clients that follow the links: the reader of the pages, and a visitor, who gets every public page as HTML. */
export type Clients = { reader: Client; visitor: Client };

/**
 * The dead links of this site, each with its page. A link is dead when its page does not answer 200 or has no element
 * with the id of its hash.
 */
export async function deadLinks({ reader, visitor }: Clients, seen: readonly SeenPage[]): Promise<string[]> {
  const answers = new Map(seen.map(({ path }) => [path, true]));
  const names = new Map(seen.map(({ path, ids }) => [path, ids]));
  const dead: string[] = [];
  for (const { path, links } of seen) {
    for (const href of new Set(links)) {
      const { origin, pathname, search, hash } = new URL(href, anywhere + path);
      if (origin !== anywhere) continue;
      const target = pathname + search;
      const isThere = answers.get(target) ?? (await reader.get(target)).status() === 200;
      answers.set(target, isThere);
      const name = decodeURIComponent(hash.slice(1));
      const ids = name ? (names.get(pathname) ?? idsIn(await (await visitor.get(pathname)).text())) : undefined;
      if (ids) names.set(pathname, ids);
      if (!isThere || (ids && !ids.has(name))) dead.push(`${href} on ${path}`);
    }
  }
  return dead;
}
