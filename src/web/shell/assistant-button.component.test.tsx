import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { AssistantButton } from "./assistant-button.tsx";

const button = page.getByRole("button", { name: "Open AI Assistant" });
const dialog = page.getByRole("dialog", { name: "AI Assistant" });

async function showButton() {
  answerRequests({ "GET /api/me": () => Response.json({ user: null }) });
  return show(
    <div style={{ height: 5000 }}>
      <AssistantButton />
    </div>,
  );
}

test("the dialog offers four topics and a sign-in to a visitor", async () => {
  const { router } = await showButton();
  await button.click();
  await expect.element(dialog.getByText("Strategy advice")).toBeVisible();
  expect(dialog.getByRole("listitem").elements()).toHaveLength(4);
  await dialog.getByRole("link", { name: "Sign In to Chat" }).click();
  expect(router.state.location.pathname).toBe("/auth");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("the dialog opens from the keyboard, traps the focus, and returns it when it closes", async () => {
  await showButton();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop++) await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("on a phone the button hides while the page scrolls down and comes back on the way up", async () => {
  await page.viewport(390, 844);
  await showButton();
  await expect.element(button).toBeVisible();
  window.scrollTo(0, 600);
  await expect.element(button).not.toBeInTheDocument();
  window.scrollTo(0, 500);
  await expect.element(button).toBeVisible();
  await page.viewport(1360, 850);
});
