import axe from "axe-core";
import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "./expect-accessible.ts";

const desktop = { width: 1360, height: 850 };
/** As in crawl.spec.ts: a desktop at 200% zoom, text alone at 200%, and a small phone. */
const sizes = [
  { width: 680, height: 425, text: "100%" },
  { ...desktop, text: "200%" },
  { width: 320, height: 640, text: "100%" },
];

/**
 * Checks a state of a page as crawl.spec.ts checks one of each page: the rules of axe on a desktop and on a small phone,
 * the contrast in the dark theme, and that nothing scrolls horizontally in a small window or with large text.
 */
export async function expectAccessibleAtEverySize(): Promise<void> {
  const { documentElement: html } = document;
  onTestFinished(async () => {
    html.style.fontSize = "";
    await page.viewport(desktop.width, desktop.height);
  });
  await page.viewport(desktop.width, desktop.height);
  for (const group of document.querySelectorAll("details")) group.open = true;
  await expectAccessible();
  html.dataset.theme = "dark";
  const { violations } = await axe.run(document, { runOnly: { type: "rule", values: ["color-contrast"] } });
  delete html.dataset.theme;
  expect(violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary))).toEqual([]);
  for (const { width, height, text } of sizes) {
    await page.viewport(width, height);
    html.style.fontSize = text;
    // The styles of the width may come a moment after it.
    await expect
      .poll(() => html.scrollWidth - html.clientWidth, { message: `${width} px wide, text at ${text}` })
      .toBeLessThanOrEqual(0);
  }
  html.style.fontSize = "";
  await expectAccessible();
}
