import { officialUrl } from "./urls/official-url.ts";
import { hostOf } from "./urls/url-parts.ts";

/** Where a student applies: a page that can be opened safely, only a page without encryption, or no known page. */
export type ApplyTarget = { kind: "page"; url: string; host: string } | { kind: "unencrypted" } | { kind: "unknown" };

/** The target of the application URL of a scholarship. `host` is without www. */
export function applyTarget(applicationUrl: string | null): ApplyTarget {
  const url = officialUrl(applicationUrl);
  const host = hostOf(url);
  if (!url || !host) return { kind: "unknown" };
  return /^https:/i.test(url) ? { kind: "page", url, host } : { kind: "unencrypted" };
}
