/**
 * A path of this site to go on to, or undefined. Anything that could lead elsewhere (`//host`, `/\host`, a scheme,
 * control characters) is refused, and so is `/auth` itself, which would only turn in a circle.
 */
export function nextPath(given: unknown): string | undefined {
  if (typeof given !== "string" || !given.startsWith("/")) return undefined;
  const here = "https://this.invalid";
  const url = URL.canParse(given, here) ? new URL(given, here) : undefined;
  if (!url || url.origin !== here || url.pathname.startsWith("//") || url.pathname === "/auth") return undefined;
  return url.pathname + url.search + url.hash;
}
