import { hostOf } from "../scholarships/urls/url-parts.ts";
import type { FoundSign } from "./found-signs.ts";

const shorteners = new Set(
  "bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at tiny.cc lnkd.in t.ly s.id".split(
    " ",
  ),
);
/** Parts of a host name with which a site that is no government site imitates one. */
const imitated = ["studentaid", "fafsa", "federalaid", "usgrants", "edgov", "irs"];

/** Whether a host belongs to a college or a government. */
export const isOfficialHost = (host: string | null): boolean =>
  host !== null && /\.(?:edu|gov|mil)(?:\.[a-z]{2})?$|\.ac\.[a-z]{2}$|\.k12\.[a-z]{2}\.us$|\.gc\.ca$/.test(host);

/** The signs of a link: shortened, an imitation of a government site, or not encrypted. */
export function signsOfLink(url: string | null): FoundSign[] {
  const host = hostOf(url);
  if (host === null || url === null) return [];
  const isOdd = shorteners.has(host) || /^[\d.:[\]]+$/.test(host) || host.includes("xn--") || imitates(host);
  const isPlain = /^http:/i.test(url.trim());
  if (!isOdd && !isPlain) return [];
  return [{ rule: "S19", severity: "medium", sentence: url.trim().slice(0, 300), isSupporting: !isOdd }];
}

/** "fafsa-gov-help.net": a part of the name says government, and the end of the name does not. */
const imitates = (host: string): boolean =>
  !isOfficialHost(host) &&
  host.split(".").some((label) => {
    const words = label.split("-");
    return (
      (words.includes("gov") && words.length > 1) || (imitated.some((name) => words.includes(name)) && words.length > 1)
    );
  });
