// Undocumented parts of TanStack Router, its Vite plugin and React that prerendering needs. After an upgrade, the test
// library-internals.test.tsx shows which of them changed.

type Match = { routeId: string; status: string; error: unknown };
type ShowingRouter = { stores: { matches: { get(): readonly Match[] } } };
type RoutesById = Readonly<Record<string, { options: { validateSearch?: unknown } } | undefined>>;

/** The matched routes of a loaded router, from the root down; empty when the page redirects. */
export const shownRoutes = (router: ShowingRouter): readonly Match[] => router.stores.matches.get();

/** The search params that a route reads. Its validateSearch returns every key, undefined for a missing value. */
export function searchParamsOf(router: { routesById: object }, routeId: string): string[] {
  const routes = router.routesById as RoutesById; // its type lists the routes of the app one by one
  const validateSearch = routes[routeId]?.options.validateSearch;
  if (!validateSearch) return [];
  const keys = typeof validateSearch === "function" ? Object.keys(validateSearch({})) : [];
  if (keys.length === 0) throw new Error(`validateSearch of ${routeId} does not say what it reads`);
  return keys;
}

/**
 * Options for React's prerender that keep the HTML in one piece. By default an inline script moves late parts into
 * place, which the Content Security Policy forbids.
 */
export const withoutStreaming = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Separates the title from the HTML. React writes it there, as the HTML has no head. */
export function splitTitle(html: string): { title: string; html: string } {
  const [element = "", title = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const plain = title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return { title: plain, html: html.replace(element, "") };
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The route file, such as `_signed-in/dashboard`, of a component module in the build manifest. */
export const routeFileOf = (manifestKey: string): string | undefined =>
  /^routes\/(.+)\.tsx\?tsr-split=component(?:---\w+)*$/.exec(manifestKey)?.[1];
