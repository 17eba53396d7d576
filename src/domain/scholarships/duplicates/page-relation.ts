import { spelledTitle } from "./title-words.ts";

type Listed = { title: string; canonical_address: string | null };

/**
 * Whether two pages are the same, two entries of one list, or tell nothing: a home page, a page of another site or of
 * another kind, or none. A list has a scholarship once. A sponsor may tell of it on two pages.
 */
export function samePage(a: string | null, b: string | null): "same" | "other" | "unknown" {
  if (a === null || b === null || isHome(a) || isHome(b)) return "unknown";
  if (a === b) return "same";
  return listOf(a) === listOf(b) ? "other" : "unknown";
}

/** The address without the last part of its path and without numbers. */
function listOf(address: string): string {
  const [path = ""] = address.split("?");
  return path.slice(0, path.lastIndexOf("/")).replace(/\d+/g, "0");
}

/**
 * Whether one list has both under titles of their own, at pages that differ in a number only: "Abney Scholarship" at
 * /opportunities/12 and "Abney Award" at /opportunities/34.
 */
export const areListedApart = (a: Listed, b: Listed): boolean =>
  spelledTitle(a.title) !== spelledTitle(b.title) &&
  a.canonical_address?.replace(/\d+/g, "0") === b.canonical_address?.replace(/\d+/g, "0");

const isHome = (address: string): boolean => /^https:\/\/[^/?#]+$/.test(address);

/** Whether the page has a number of its own at its end, as those of one scholarship in a portal: /opportunities/5877. */
export const isDetail = (address: string): boolean => /\d{3}(?:\.html?)?$/.test(address);
