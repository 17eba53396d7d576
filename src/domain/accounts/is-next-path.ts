const longest = 500;
const oneSegmentBack = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const auth = /^\/auth(\/|$)/;

/**
 * Whether a path leads on within this site: it starts with one slash, has no dots, backslashes, control characters or
 * empty segments that could make another address of it, and is not sign-in itself, which would turn in a circle.
 */
export function isNextPath(given: string): boolean {
  if (given.length > longest || !given.startsWith("/")) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them from an address
  if (/[\\\u0000-\u0020\u007f]/.test(given)) return false;
  const [path = ""] = given.split(/[?#]/, 1);
  return !path.includes("//") && !oneSegmentBack.test(path) && !auth.test(path);
}
