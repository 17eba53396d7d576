/**
 * Every page of the app. The server answers these with 200 and everything else with 404; the navigation shows only links
 * that are here. A segment such as `{topic}` stands for any one segment. Its own file, because every page loads it.
 */
export const pagePaths = ["/", "/home", "/auth", "/onboarding", "/dashboard", "/scholarships"] as const;
export type PagePath = (typeof pagePaths)[number];

const matches = (pattern: string, pathname: string) => {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  return (
    wanted.length === given.length && wanted.every((part, i) => (part.startsWith("{") ? given[i] : part === given[i]))
  );
};

/** Which page is at a path (without query), if any. A slash at the end does not matter. */
export function pagePathAt(pathname: string): PagePath | undefined {
  const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
  return pagePaths.find((pattern) => matches(pattern, path));
}
