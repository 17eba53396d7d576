import { findSitePage } from "../../src/domain/pages/site-pages.ts";

// Pages of the spec that are on their way. A text shows the words without a link until they are there.
const onTheirWay = ["/profile"];

/** Which of these paths lead nowhere. */
export const deadLinks = (paths: readonly string[]): string[] =>
  paths.filter((path) => !findSitePage(path) && !onTheirWay.includes(path));
