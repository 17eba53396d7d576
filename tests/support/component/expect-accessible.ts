import axe from "axe-core";
import { expect } from "vitest";
import { accessibilityTags } from "#tests/support/accessibility-rules.ts";

/** What only a whole page can fulfill. crawl.spec.ts checks it. */
const ofPages = ["bypass", "landmark-one-main", "page-has-heading-one", "region"];

/** Checks the rules of axe on what is shown, but for those of whole pages. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: accessibilityTags },
    rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
    resultTypes: ["violations"],
  });
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ failureSummary }) => failureSummary) }));
  expect(found).toEqual([]);
}
