import type { Scholarship } from "./scholarship.ts";
import { officialUrl } from "./urls/official-url.ts";
import { hostOf, urlParts } from "./urls/url-parts.ts";

/**
 * Where a student applies: a page that can be opened safely, only a page without encryption, or no known page. `isHome`: the page is
 * only the first one of a site, on which the student has to look for the scholarship.
 */
type ApplyTarget =
  | { kind: "page"; url: string; host: string; isHome: boolean }
  | { kind: "unencrypted" }
  | { kind: "unknown" };

/** The target of the application URL of a scholarship. `host` is without www. */
export function applyTarget(applicationUrl: string | null): ApplyTarget {
  const url = officialUrl(applicationUrl);
  const host = hostOf(url);
  if (!url || !host) return { kind: "unknown" };
  return /^https:/i.test(url) ? { kind: "page", url, host, isHome: isHomePage(url) } : { kind: "unencrypted" };
}

/**
 * The words of the link to a page, the same on every screen. Nobody can apply on a home page, or (`isListed`) on the page of a
 * college that only lists what others give.
 */
export const pageLinkWords = ({ isHome, isListed }: { isHome: boolean; isListed?: boolean }): "Apply" | "Visit site" =>
  isHome || isListed ? "Visit site" : "Apply";

/** The first page of a site, perhaps in a language: "https://example.org/", "https://example.org/en/index.html". */
function isHomePage(url: string): boolean {
  const parts = urlParts(url);
  if (parts === null || parts.query !== "" || parts.fragment !== "") return false;
  return parts.path
    .toLowerCase()
    .split("/")
    .every((part) => homeParts.has(part));
}
const homeParts = new Set([
  "",
  "en",
  "en-us",
  "us",
  "home",
  "index",
  "index.html",
  "index.htm",
  "index.php",
  "default.aspx",
]);

type Named = Pick<Scholarship, "provider_name" | "description">;

/** How the starter catalog says it. */
const marks = ["Listed by ", "From another sponsor, listed by "];

/** Whose list of others' scholarships names this one, with the words behind: "San Francisco State University. For ..."; null where no list does. */
export function listedBy({ provider_name, description }: Named): string | null {
  for (const text of [provider_name, description]) {
    const mark = marks.find((each) => text.startsWith(each));
    if (mark !== undefined) return text.slice(mark.length);
  }
  return null;
}

/** Whether another's list names the scholarship, such as the portal of a college: the link leads there, and to no page of the sponsor. */
export const isListing = (scholarship: Named): boolean => listedBy(scholarship) !== null;
