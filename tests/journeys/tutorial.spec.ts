import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from "#tests/support/browser.ts";

const titles = ["Welcome", "Complete Your Profile", "Find Scholarships", "Track Applications"];
const card = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });
const anyCard = (page: Page) => page.getByRole("button", { name: "Close tutorial" });

async function flags(page: Page): Promise<Record<string, string>> {
  const { user } = await (await page.request.get("/api/me")).json();
  const stored: Record<string, string> = await page.evaluate("({ ...localStorage })");
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => (key.endsWith(`:${user.id}`) ? [[key.split(":")[0], value]] : [])),
  );
}

/** Advances the fake clock of the page past the delay of the tutorial, and checks that none appears. */
async function expectNoTutorial(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(anyCard(page)).toBeHidden();
}

test("a new student sees the tutorial once, each step beside the element that it explains", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const marked = page.locator(".outline-green.outline-3");
  const size = page.viewportSize() ?? { width: 1360, height: 850 };
  await page.clock.install();
  await signUp(page);
  await page.goto("/dashboard");
  await expect(card(page, "Welcome")).toBeVisible();
  await expect(card(page, "Welcome")).toHaveCSS("width", "320px");
  expect(await flags(page)).not.toHaveProperty("user_registered");
  for (const [at, title] of titles.entries()) {
    await expect(card(page, title)).toBeVisible();
    await expect(page.getByText(`Step ${at + 1} of 4`)).toBeAttached();
    await expectAccessible(page);
    if (title === "Welcome") await expect(marked).toContainText("Welcome, Maya Ortiz");
    if (title === "Find Scholarships") {
      await expect(marked).toHaveCount(1);
      if (isMobile) await expect(marked).toHaveAccessibleName("Open menu");
      else await expect(marked).toHaveAttribute("href", "/scholarships");
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(card(page, title)).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(size);
    }
    await card(page, title)
      .getByRole("button", { name: at < 3 ? "Next" : "Finish" })
      .click();
  }
  await expect(anyCard(page)).toBeHidden();
  expect(await flags(page)).toMatchObject({ tutorial_seen: "true" });
  await page.reload();
  await expectNoTutorial(page);
});

test("the tutorial starts a second after the dashboard opens, and works from the keyboard: the focus enters it, moves through it and returns", async ({
  page,
}) => {
  await signUp(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/dashboard");
  // React may delay the render after a spinner by 300 ms, so the clock advances in small steps until the tutorial
  // appears.
  const greeting = page.getByRole("heading", { name: /^Welcome, / });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(greeting).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(300);
  await expect(anyCard(page)).toBeHidden();
  expect(await flags(page)).toMatchObject({ user_registered: "true" });
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(card(page, "Welcome")).toBeVisible();
  await expect(card(page, "Welcome").getByRole("button", { name: "Next" })).toBeFocused();
  for (const title of titles.slice(1)) {
    await page.keyboard.press("Enter");
    await expect(card(page, title)).toBeVisible();
  }
  await expect(card(page, "Track Applications").getByRole("button", { name: "Finish" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(card(page, "Find Scholarships")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(anyCard(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Back returns to the previous step, a click beside the card does not end it, closing counts as seen, and the help page starts it again", async ({
  page,
}) => {
  await page.clock.install();
  await signUp(page);
  await page.goto("/dashboard");
  await expect(card(page, "Welcome")).toBeVisible();
  await page.getByRole("contentinfo").click({ position: { x: 5, y: 5 } });
  await card(page, "Welcome").getByRole("button", { name: "Next" }).click();
  await card(page, "Complete Your Profile").getByRole("button", { name: "Back" }).click();
  await expect(card(page, "Welcome").getByRole("button", { name: "Back" })).toBeHidden();
  await anyCard(page).click();
  expect(await flags(page)).toMatchObject({ tutorial_seen: "true" });
  await page.reload();
  await expectNoTutorial(page);

  await page.goto("/help");
  await page.getByRole("link", { name: "Start the tutorial" }).click();
  await expect(card(page, "Welcome")).toBeVisible();
  await anyCard(page).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(anyCard(page)).toBeHidden();
});
