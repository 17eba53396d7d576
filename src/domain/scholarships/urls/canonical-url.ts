import { urlParts } from "./url-parts.ts";

/** Search params that identify the referrer and do not change the page. */
const tracking =
  /^(?:utm_\w*|mtm_\w*|pk_\w*|hsa_\w*|_hs\w*|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|twclid|ttclid|igshid|mc_[ce]id|_ga|_gl|ref|refcode|referrer|ref_src|ref_url|affiliate(?:_?id)?|aff_?id|trackid|tracking|trk|dtd_cell|cmpid|campaign_?id|wt\.mc_id|s_cid|si)$/i;
const indexPage = /\/(?:index|default|home)\.(?:html?|php|aspx?|jsp|cfm)$/i;

/**
 * The canonical spelling of a URL, so that two spellings of one page are equal: https, host in lower case without www,
 * no port 80 or 443, no tracking params, no fragment (except "#/path" and "#!path", which are pages), no trailing slash
 * or index page, sorted search params. Null for anything but http(s).
 */
export function canonicalUrl(url: string | null | undefined): string | null {
  const parts = urlParts(url);
  if (!parts) return null;
  const { host, path, query, fragment } = parts;
  return `https://${host}${plainPath(path)}${meaningfulQuery(query)}${/^#[!/]./.test(fragment) ? fragment : ""}`;
}

function plainPath(path: string): string {
  const trimmed = path.replace(/\/{2,}/g, "/").replace(/\/$/, "");
  return indexPage.test(trimmed) ? plainPath(trimmed.replace(indexPage, "")) : trimmed;
}

function meaningfulQuery(query: string): string {
  const params = query
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !tracking.test(part.split("=")[0] ?? ""))
    .sort();
  return params.length > 0 ? `?${params.join("&")}` : "";
}
