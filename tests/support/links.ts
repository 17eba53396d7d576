/** A page that a crawl visited, with its links as written and the ids of its elements. */
export type SeenPage = { path: string; links: readonly string[]; ids: ReadonlySet<string> };

const anywhere = "http://laurel.invalid";

/** The ids of the elements in some HTML. */
export const idsIn = (html: string): string[] => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);

/** The text in some HTML, with one space wherever elements or spaces divide it. */
export const textIn = (html: string): string =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();

/** The ids that more than one element has. */
export function repeatedIds(html: string): string[] {
  const ids = idsIn(html);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** The headings in the main area that are more than one level below the heading before them. */
export function skippedHeadings(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const found = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  return found.flatMap((level, at) => (level > (found[at - 1] ?? 0) + 1 ? [`h${level} after h${found[at - 1]}`] : []));
}

/** The links that lead nowhere though they are not disabled, or have neither a text nor a label. */
export const namelessLinks = (html: string): string[] =>
  [...html.matchAll(/<a( [^>]*)?>(.*?)<\/a>/gs)]
    .filter(([, attributes = "", content = ""]) => {
      const text = content.replace(/<[^>]*>/g, "").trim();
      const leadsSomewhere = / href="[^"]| aria-disabled="true"/.test(attributes);
      return !leadsSomewhere || !(text || / aria-label="[^"]/.test(attributes));
    })
    .map(([link]) => link.slice(0, 200));

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
      const ids = name
        ? (names.get(pathname) ?? new Set(idsIn(await (await visitor.get(pathname)).text())))
        : undefined;
      if (ids) names.set(pathname, ids);
      if (!isThere || (ids && !ids.has(name))) dead.push(`${href} on ${path}`);
    }
  }
  return dead;
}
