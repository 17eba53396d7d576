import { findSitePage } from "../../src/domain/pages/site-pages.ts";

/** The paths that are no page of Laurel. */
export const deadLinks = (paths: readonly string[]): string[] => paths.filter((path) => !findSitePage(path));
