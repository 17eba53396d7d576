const longest = 500;
const oneSegmentBack = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const auth = /^\/auth(\/|$)/;

/**
 * Whether a path stays within this site. It starts with one slash. It has no dot segments, backslashes, control
 * characters or empty segments, which could make it another URL. It is not the sign-in page, which would redirect in a
 * loop.
 */
export function isNextPath(given: string): boolean {
  if (given.length > longest || !given.startsWith("/")) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them from a URL
  if (/[\\\u0000-\u0020\u007f]/.test(given)) return false;
  const [path = ""] = given.split(/[?#]/, 1);
  return !path.includes("//") && !oneSegmentBack.test(path) && !auth.test(path);
}
