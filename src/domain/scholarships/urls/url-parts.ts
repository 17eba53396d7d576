// In characters. Servers and browsers refuse much longer ones.
const longestUrl = 2048;

/** The parts of an http(s) URL, with the host in lower case, without www and port 80 or 443; null for anything else. */
export function urlParts(url: string | null | undefined) {
  const trimmed = (url ?? "").trim();
  if (trimmed.length > longestUrl) return null;
  const match = /^https?:\/\/([^/?#\s]+)(\/[^?#\s]*)?(\?[^#\s]*)?(#\S*)?$/i.exec(trimmed);
  const [, authority = "", path = "", query = "", fragment = ""] = match ?? [];
  const host = authority
    .toLowerCase()
    .replace(/^[^@]*@/, "")
    .replace(/:(?:80|443)$/, "")
    .replace(/^(?:www\d?\.)+(?=[^.]+\.)/, "")
    .replace(/\.$/, "");
  return host === "" ? null : { host, path, query, fragment };
}

/** The host of a URL without www, or null. */
export const hostOf = (url: string | null | undefined): string | null => urlParts(url)?.host ?? null;
