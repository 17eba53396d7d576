import { z } from "zod";
import { canonicalUrl } from "./canonical-url.ts";

const longestUrl = 2000;

/**
 * A URL that was typed without https:// gets it: `example.org/apply`. A text that is too long stays as it is, as
 * matching the pattern against megabytes overflows the stack.
 */
const withScheme = (typed: string) => {
  const url = typed.trim();
  if (url.length > longestUrl) return typed;
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(url) ? `https://${url}` : url;
};

/**
 * A web URL with a domain name. Text before an @ is refused, because it can hide the real host, and so are control
 * characters, which could move the cursor of the operator's terminal.
 */
function isWebUrl(url: string): boolean {
  const host = url.split(/[/?#]/)[2] ?? "";
  return canonicalUrl(url) !== null && host.includes(".") && !host.includes("@") && !/\p{Cc}/u.test(url);
}

/** A web URL as typed, of at most 2,000 characters; blank when there is none. Gives the URL with its scheme. */
export const typedUrl = z
  .string()
  .max(longestUrl, `Use at most ${longestUrl.toLocaleString("en-US")} characters.`)
  .overwrite(withScheme)
  .refine((url) => url === "" || isWebUrl(url), "Enter a web address, such as https://example.org/apply.");
