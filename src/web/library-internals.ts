// What prerendering needs of TanStack Router, its Vite plugin and React beyond their documented interfaces. After an upgrade
// library-internals.test.tsx says which of it changed, and where to look.

type Match = { routeId: string; status: string; error: unknown };
type ShowingRouter = { stores: { matches: { get(): readonly Match[] } } };
type RoutesById = Readonly<Record<string, { options: { validateSearch?: unknown } } | undefined>>;

/** The routes that the router shows, from the root down, once it is loaded; none when the page redirects. */
export const shownRoutes = (router: ShowingRouter): readonly Match[] => router.stores.matches.get();

/** The search params that a route reads: its validateSearch answers with every key, undefined for what is missing. */
export function searchParamsOf(router: { routesById: object }, routeId: string): string[] {
  const routes = router.routesById as RoutesById; // its type lists the routes of the app one by one
  const validateSearch = routes[routeId]?.options.validateSearch;
  if (!validateSearch) return [];
  const keys = typeof validateSearch === "function" ? Object.keys(validateSearch({})) : [];
  if (keys.length === 0) throw new Error(`validateSearch of ${routeId} does not say what it reads`);
  return keys;
}

/**
 * Options for React's prerender that keep the HTML in one piece. A part that is held back is put in place by an inline
 * script, which the Content Security Policy forbids.
 */
export const withoutStreaming = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Takes the title, which React writes into the HTML where it has no head, out of it. */
export function splitTitle(html: string): { title: string; html: string } {
  const [element = "", title = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const plain = title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return { title: plain, html: html.replace(element, "") };
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The route file, such as `_signed-in/dashboard`, whose component a module of the build manifest holds. */
export const routeFileOf = (manifestKey: string): string | undefined =>
  /^routes\/(.+)\.tsx\?tsr-split=component(?:---\w+)*$/.exec(manifestKey)?.[1];
