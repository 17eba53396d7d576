/**
 * Pages of planned features, which say what is coming and where to go meanwhile. A feature that opens moves to the list
 * below.
 */
export const plannedPaths = [
  "/assistant",
  "/essay-assistant",
  "/applications",
  "/subscription",
  "/credits",
  "/credit-success",
] as const;
export type PlannedPath = (typeof plannedPaths)[number];

/** Older names of pages, which lead to the present one. */
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
  "/application-tracker",
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

/** Which page is at a path (without query), if any. A slash at the end does not matter. */
export function pagePathAt(pathname: string): PagePath | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/(?<!\/)\/+$/, "");
  return pagePaths.find((pattern) => matches(pattern, path));
}

const hasMoved = (page: PagePath): page is MovedPath => Object.hasOwn(movedPaths, page);

/** The page itself, or where it is now if it has moved. */
export function presentPath(page: PagePath): PresentPath {
  return hasMoved(page) ? movedPaths[page] : page;
}

/** Where the page at a path is now, if it has moved. */
export function movedTo(pathname: string): PresentPath | undefined {
  const page = pagePathAt(pathname);
  return page && hasMoved(page) ? movedPaths[page] : undefined;
}

/** Whether something works at a path: it is a page, and not one of those that are planned. */
export function isOpen(pathname: string): boolean {
  const page = pagePathAt(pathname);
  return page !== undefined && !plannedPaths.some((planned) => planned === presentPath(page));
}
