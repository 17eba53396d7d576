const name = "sidebar:state";
const lastsSeconds = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open. Without a cookie it starts collapsed. */
export function readSidebarCookie(cookies: string): boolean {
  return cookies.split("; ").includes(`${name}=true`);
}

/** What to assign to `document.cookie` to remember the choice for seven days. */
export function sidebarCookie(open: boolean): string {
  return `${name}=${open}; path=/; max-age=${lastsSeconds}; samesite=lax`;
}
