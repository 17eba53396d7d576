import { type PagePath, pagePathAt, plannedPaths } from "./page-paths.ts";

/** Pages that show something of the student's own, or only ask a visitor to sign in. */
const privatePaths: readonly string[] = ["/auth/confirm", "/account", "/onboarding", "/dashboard", "/scholarships"];

/** Pages that are another page under a second name. */
const otherNames: Partial<Record<PagePath, PagePath>> = { "/home": "/", "/application-tracker": "/applications" };

/** Whether a page differs with who looks at it, so that it is drawn in the browser alone. */
export function isPrivate(path: string): boolean {
  return privatePaths.some((page) => path === page || path.startsWith("/profile"));
}

/** Whether search engines should list the page at a path: it is public, and more than a promise. */
export function isIndexed(path: string): boolean {
  const page = pagePathAt(path);
  return page !== undefined && !isPrivate(path) && !plannedPaths.some((planned) => planned === page);
}

/** The one address of a page that has several. */
export function canonicalPath(path: string): string {
  const page = pagePathAt(path);
  return (page && otherNames[page]) ?? path;
}
