/**
 * Pages of planned features. Each says what is coming and where to go until then. When a feature opens, its page moves
 * to the list below.
 */
export const plannedPaths = ["/assistant", "/essay-assistant"] as const;
export type PlannedPath = (typeof plannedPaths)[number];

/** Old paths, each with the path that it moved to. */
const movedPaths = { "/application-tracker": "/applications" } as const;
type MovedPath = keyof typeof movedPaths;

/**
 * Every page of the app. The server answers these with 200 and all others with 404; the navigation shows only links to
 * these. A segment such as `{topic}` stands for any one segment. It is a separate file because every page loads it.
 */
export const pagePaths = [
  "/",
  "/home",
  "/auth",
  "/auth/confirm",
  "/account",
  "/onboarding",
  "/dashboard",
  "/profile",
  "/profile/complete",
  "/profile/edit",
  "/profile/{step}",
  "/scholarships",
  "/scholarships/{id}",
  "/browse",
  "/browse/search",
  "/browse/{kind}/{slug}",
  "/demo",
  "/how-it-works",
  "/how-matching-works",
  "/learn-more",
  "/about",
  "/success-stories",
  "/blog",
  "/help",
  "/contact",
  "/guides",
  "/resources",
  "/resources/guide",
  "/resources/essays",
  "/resources/interviews",
  "/resources/financial-aid",
  "/resources/college-planning",
  "/articles/scholarship-essay-guide",
  "/articles/profile-building-guide",
  "/article/{topic}",
  "/legal",
  "/terms",
  "/privacy",
  "/gdpr",
  "/cookies",
  "/accessibility",
  "/applications",
  "/application-tracker",
  "/subscription",
  "/credits",
  "/credit-success",
  ...plannedPaths,
] as const;
export type PagePath = (typeof pagePaths)[number];
export type PresentPath = Exclude<PagePath, MovedPath>;

const matches = (pattern: string, pathname: string) => {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  return (
    wanted.length === given.length && wanted.every((part, i) => (part.startsWith("{") ? given[i] : part === given[i]))
  );
};

/** The page at a path (without search params), if any. A slash at the end does not matter. */
export function pagePathAt(pathname: string): PagePath | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/(?<!\/)\/+$/, "");
  return pagePaths.find((pattern) => matches(pattern, path));
}

const hasMoved = (page: PagePath): page is MovedPath => Object.hasOwn(movedPaths, page);

/** The page itself, or the page that it moved to. */
export function presentPath(page: PagePath): PresentPath {
  return hasMoved(page) ? movedPaths[page] : page;
}

/** The path that the page at a path moved to, if it moved. */
export function movedTo(pathname: string): PresentPath | undefined {
  const page = pagePathAt(pathname);
  return page && hasMoved(page) ? movedPaths[page] : undefined;
}

/** Whether the page at a path exists and is not planned. */
export function isOpen(pathname: string): boolean {
  const page = pagePathAt(pathname);
  return page !== undefined && !plannedPaths.some((planned) => planned === presentPath(page));
}
