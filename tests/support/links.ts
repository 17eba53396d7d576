/** A page as a crawl found it: its links as they are written, and the ids of its elements. */
export type SeenPage = { path: string; links: readonly string[]; ids: ReadonlySet<string> };

const anywhere = "http://laurel.invalid";

/** The ids of the elements in some HTML. */
export const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));

/** The links in some HTML, as they are written. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

type Asker = { get: (address: string) => Promise<{ status(): number; text(): Promise<string> }> };

/** Who asks for what the links lead to: the reader of the pages, and a visitor, who gets every public page as HTML. */
export type Askers = { reader: Asker; visitor: Asker };

/**
 * The links of this site that lead nowhere, each with the page it is on: there is no answer 200, or no element of the
 * name that the link ends with.
 */
export async function deadLinks({ reader, visitor }: Askers, seen: readonly SeenPage[]): Promise<string[]> {
  const answers = new Map(seen.map(({ path }) => [path, true]));
  const names = new Map(seen.map(({ path, ids }) => [path, ids]));
  const dead: string[] = [];
  for (const { path, links } of seen) {
    for (const href of new Set(links)) {
      const { origin, pathname, search, hash } = new URL(href, anywhere + path);
      if (origin !== anywhere) continue;
      const address = pathname + search;
      const isThere = answers.get(address) ?? (await reader.get(address)).status() === 200;
      answers.set(address, isThere);
      const name = decodeURIComponent(hash.slice(1));
      const ids = name ? (names.get(pathname) ?? idsIn(await (await visitor.get(pathname)).text())) : undefined;
      if (ids) names.set(pathname, ids);
      if (!isThere || (ids && !ids.has(name))) dead.push(`${href} on ${path}`);
    }
  }
  return dead;
}
