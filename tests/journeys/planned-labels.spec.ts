import { expect, test } from "#tests/support/browser.ts";

type Listed = { id: string; evidence: object; last_checked: string | null };

test("a scholarship page does not show our summary as a quotation, and says whether the scholarship was checked", async ({
  page,
}) => {
  const found: Listed[] = [];
  for (const q of ["fulbright", "nursing"])
    found.push(...(await (await page.request.get(`/api/scholarships?q=${q}&limit=50`)).json()).items);
  const summedUp = found.filter(({ evidence }) => Object.keys(evidence).length > 0);
  const [checked, unchecked] = [
    summedUp.find(({ last_checked }) => last_checked !== null),
    summedUp.find(({ last_checked }) => last_checked === null),
  ];
  for (const [scholarship, words] of [
    [checked, /^Checked /],
    [unchecked, "Not checked by us yet"],
  ] as const) {
    await page.goto(`/scholarships/${scholarship?.id}`);
    await expect(page.getByText(/^In short: /).first()).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByRole("main").locator("q")).toHaveCount(0);
  }
});

test("/learn-more marks each planned feature as planned", async ({ page }) => {
  await page.goto("/learn-more");
  const title = page.getByRole("heading", { level: 2, name: "Planned, not open yet" });
  const planned = page.locator("section", { has: title });
  for (const name of ["A feed", "Reading a page for you"])
    await expect(planned.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
});
