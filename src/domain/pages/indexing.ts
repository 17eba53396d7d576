import { type PagePath, pagePathAt, plannedPaths } from "./page-paths.ts";

/** Pages that show something of the student's own, or only ask a visitor to sign in. */
const privatePaths: readonly string[] = ["/auth/confirm", "/account", "/onboarding", "/dashboard", "/scholarships"];

/** Pages that are shown under a second name too. */
const otherNames: Partial<Record<PagePath, PagePath>> = { "/home": "/" };

/** Older names of pages, which lead to the present one. */
const movedPaths: Partial<Record<PagePath, PagePath>> = { "/application-tracker": "/applications" };

/** Where the page at a path is now, if it has moved. */
export function movedTo(path: string): PagePath | undefined {
  const page = pagePathAt(path);
  return page && movedPaths[page];
}

/** Whether a page differs with who looks at it, so that it is drawn in the browser alone. */
export function isPrivate(path: string): boolean {
  return privatePaths.includes(path) || path.startsWith("/profile");
}

/** Whether a page can be made into HTML ahead of time, the same for every visitor. */
export function isMadeAhead(path: string): boolean {
  return !isPrivate(path) && !movedTo(path);
}

/** Whether search engines should list the page at a path: it is public, and more than a promise. */
export function isIndexed(path: string): boolean {
  const page = pagePathAt(path);
  return page !== undefined && !isPrivate(path) && !movedTo(path) && !plannedPaths.some((planned) => planned === page);
}

/** The one address of a page that has several. */
export function canonicalPath(path: string): string {
  const page = pagePathAt(path);
  return (page && otherNames[page]) ?? path;
}
