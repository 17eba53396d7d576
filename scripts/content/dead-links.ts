import { findSitePage } from "../../src/domain/pages/site-pages.ts";

/** Which of these paths lead nowhere. */
export const deadLinks = (paths: readonly string[]): string[] => paths.filter((path) => !findSitePage(path));
