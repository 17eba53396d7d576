import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "#tests/support/browser.ts";
import { holdCode } from "#tests/support/held-code.ts";

const form = (page: Page) => page.getByRole("form", { name: "Contact" });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const sendButton = (page: Page) => form(page).getByRole("button", { name: "Send Message" });
const toast = "Thank you for reaching out. We'll get back to you within 24 hours.";

type Mail = { to: string; subject: string; text: string };
const mails = async (page: Page): Promise<Mail[]> => {
  const { items }: { items: Mail[] } = await (await page.request.get("/api/dev/outbox")).json();
  return items;
};

async function write(page: Page, subject: string) {
  await field(page, "Name").fill("Maya Ortiz");
  await field(page, "Email").fill("maya@example.test");
  await field(page, "Subject").fill(subject);
  await field(page, "Message").fill("The deadline is a month too late.");
}

test("a visitor finds answers and faster ways to get help, and writes to support, who gets it by mail", async ({
  page,
}) => {
  const subject = `A wrong deadline ${randomUUID()}`;
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await test.step("contact details, questions and faster ways are shown, and the honeypot field is hidden from everybody", async () => {
    await expect(page.getByLabel("Leave this field empty")).not.toBeInViewport({ ratio: 0.5 });
    await field(page, "Message").focus();
    await page.keyboard.press("Tab");
    await expect(sendButton(page)).toBeFocused();
    expect(await form(page).ariaSnapshot()).not.toContain("Leave this field empty");
    const other = page.getByRole("complementary", { name: "Other ways" });
    await expect(other).toContainText("Mon to Fri 9AM to 6PM EST");
    await expect(other.getByRole("link", { name: "Guide center" })).toHaveAttribute("href", "/guides");
    const question = page.getByRole("group").filter({ hasText: "How soon will I get an answer?" });
    await expect(question.getByText("Within 24 hours.")).toBeHidden();
    await question.getByText("How soon will I get an answer?").click();
    await expect(question.getByText("Within 24 hours.")).toBeVisible();
  });
  await write(page, subject);
  await sendButton(page).click();
  await expect(page.getByText("Message sent!").first()).toBeVisible();
  await expect(page.getByText(toast).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeFocused();
  await expectAccessible(page);
  await expect.poll(async () => (await mails(page)).filter((mail) => mail.subject.endsWith(subject)).length).toBe(1);
  await page.getByRole("button", { name: "Write another message" }).press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Message")).toHaveValue("");
});

test("the draft survives a failed request, a reload and a visit to another page", async ({ page, troubles }) => {
  troubles.allow(/ERR_FAILED/);
  await page.goto("/contact");
  await page.route("**/api/contact", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await write(page, "Still here");
  await sendButton(page).click();
  await expect(form(page).getByRole("alert")).toContainText("What you wrote is still here.");
  await expect(field(page, "Message")).toHaveValue("The deadline is a month too late.");
  await page.reload();
  await expect(field(page, "Subject")).toHaveValue("Still here");
  await page.goto("/help");
  await page.goto("/contact");
  await expect(field(page, "Message")).toHaveValue("The deadline is a month too late.");
  await page.unroute("**/api/contact");
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
  await page.reload();
  await expect(field(page, "Subject")).toHaveValue("");
});

test("text typed before the scripts of the page load stays and is not sent", async ({ page }) => {
  const release = await holdCode(page);
  const arriving = page.goto("/contact");
  await field(page, "Name").fill("Maya Ortiz");
  await field(page, "Message").fill("Typed early.");
  await expect(sendButton(page)).toBeDisabled();
  await field(page, "Name").press("Enter");
  expect(new URL(page.url()).search).toBe("");
  release();
  await arriving;
  await expect(sendButton(page)).toBeEnabled();
  await expect(field(page, "Message")).toHaveValue("Typed early.");
  await sendButton(page).click();
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Message")).not.toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Email")).toBeFocused();
});
