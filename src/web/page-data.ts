import type { QueryKey } from "@tanstack/react-query";

/**
 * Data that the server includes in a page: the answers to its first requests, and the day on which its HTML was
 * rendered.
 */
export type PageData = { day: string | undefined; queries: readonly (readonly [QueryKey, unknown])[] };

/** The data block of this page, written by server/pages/page-html.ts; empty without one. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById("page-data")?.textContent;
  return text ? (JSON.parse(text) as PageData) : { day: undefined, queries: [] };
}
