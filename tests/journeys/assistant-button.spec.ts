import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";

const button = (page: Page) => page.getByRole("button", { name: "Open AI Assistant" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "AI Assistant" });

test("a visitor finds the four topics, what is not open yet, and the way in", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/help");
  await button(page).click();
  await expect(dialog(page)).toContainText("The chat is not open yet.");
  await expect(dialog(page).getByRole("listitem")).toContainText([
    "Essay help",
    "Profile tips",
    "Deadline reminders",
    "Strategy advice",
  ]);
  await expectAccessible(page);
  await dialog(page).getByRole("link", { name: "Sign In to Chat" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(dialog(page)).toBeHidden();
});

test("a student goes on to the assistant", async ({ page }) => {
  await signUp(page);
  await page.goto("/scholarships");
  await button(page).click();
  await dialog(page).getByRole("link", { name: "Start Chatting" }).click();
  await expect(page).toHaveURL("/assistant");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("every topic leads to a guide", async ({ page }) => {
  await page.goto("/");
  await button(page).click();
  const topics = dialog(page).getByRole("listitem").getByRole("link");
  await expect(topics).toHaveCount(4);
  for (const topic of await topics.all()) {
    const response = await page.request.get((await topic.getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain("Not open yet");
  }
  await topics.filter({ hasText: "Strategy advice" }).click();
  await expect(page).toHaveURL("/resources/guide");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("it opens and closes from the keyboard, and the focus comes back", async ({ page }) => {
  await page.goto("/help");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(":focus")).toHaveCount(1);
  for (let stop = 0; stop < 8; stop++) await page.keyboard.press("Tab");
  await expect(dialog(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("it is on every page and covers nothing that stands at the end of one", { tag: "@phone" }, async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 404/);
  for (const path of ["/", "/auth", "/help", "/legal", "/no-such-page"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("End");
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    const covered = await page.evaluate(`(() => {
      const box = (element) => element.getBoundingClientRect();
      const float = box(document.querySelector("[aria-label='Open AI Assistant']"));
      const meets = (one) => one.left < float.right && one.right > float.left && one.top < float.bottom && one.bottom > float.top;
      return [...document.querySelectorAll("footer a, footer p, footer li")].filter((element) => meets(box(element))).map((element) => element.textContent);
    })()`);
    expect(covered, path).toEqual([]);
  }
});
