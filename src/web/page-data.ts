import type { QueryKey } from "@tanstack/react-query";

/** What the server gives a page along: answers that it would otherwise ask for first, and the day its HTML was made. */
export type PageData = { day: string | undefined; queries: readonly (readonly [QueryKey, unknown])[] };

/** The data block of this page; empty where there is none. The server wrote it (server/pages/page-html.ts). */
export function readPageData(document: Document): PageData {
  const text = document.getElementById("page-data")?.textContent;
  return text ? (JSON.parse(text) as PageData) : { day: undefined, queries: [] };
}
