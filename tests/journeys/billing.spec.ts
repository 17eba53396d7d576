import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Clicks a button that pays, and returns the new tab with the test checkout. */
async function openCheckout(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await button(page, name).click();
  const checkout = await opened;
  await expect(checkout.getByText("No money moves")).toBeVisible();
  return checkout;
}

test("premium is bought in a new tab, shows in the first one without a reload, and is canceled by one click", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/subscription");
  await expect(page.getByText("Trial - 24 hours remaining")).toBeVisible();
  await expect(page.getByText("Free trial active")).toBeVisible();
  const checkout = await openCheckout(page, "Subscribe for $30");
  await button(checkout, "Decline the card").click();
  await expect(checkout.getByText("Nothing was charged.")).toBeVisible();
  await button(checkout, "Pay").click();
  await expect(checkout).toHaveURL("/subscription");
  for (const tab of [checkout, page]) {
    await expect(tab.getByText("Premium Active", { exact: true })).toBeVisible();
    await expect(button(tab, "Subscribe for $30")).toHaveCount(0);
  }
  await expect(page.getByText("Premium, 3 months")).toBeVisible();
  await expectAccessible(page, { withFrame: true });

  await button(page, "Cancel renewal").click();
  await expect(page.getByText(/Premium stays open until .* and we charge nothing more/)).toBeVisible();
  await expect(page.getByText("Premium Active", { exact: true })).toBeVisible();
  await button(page, "Renew again").click();
  await expect(button(page, "Cancel renewal")).toBeVisible();
});

test("a canceled checkout adds nothing, and credits are bought once, however often the page of the payment is opened", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/credits");
  const canceled = await openCheckout(page, "Buy for $30: 100 credits");
  await button(canceled, "Cancel").click();
  await expect(canceled).toHaveURL("/credits");
  await expect(canceled.getByRole("region", { name: "Your balance" })).toContainText("0 credits");
  await expect(canceled.getByText("Nothing yet.")).toBeVisible();
  await canceled.close();
  const checkout = await openCheckout(page, "Buy for $30: 100 credits");
  await checkout.emulateMedia({ reducedMotion: "no-preference" });
  await button(checkout, "Pay").click();
  await expect(checkout).toHaveURL(/\/credit-success\?session_id=/);
  await expectSuccess(checkout);
  // Confetti is a canvas over the page.
  await expect(checkout.locator("canvas")).toBeAttached();

  await checkout.emulateMedia({ reducedMotion: "reduce" });
  await checkout.reload();
  await expectSuccess(checkout);
  await expect(checkout.locator("canvas")).toHaveCount(0);
  await expectAccessible(checkout);
  await expect(page.getByRole("region", { name: "Your balance" })).toContainText("100 credits");
  await expect(page.getByRole("region", { name: "History" })).toContainText("Credits bought");
  await expectAccessible(page);
});

async function expectSuccess(page: Page) {
  await expect(page.getByText("100 credits have been added to your account.")).toBeVisible();
  await expect(page.getByText("Your new balance is 100 credits.")).toBeVisible();
}

test("a visitor who paid elsewhere signs in first, a page without a payment leads to the credits, and one of somebody else's shows an error", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 404 .*process-credit-payment/);
  await page.goto("/credit-success?session_id=cs_1");
  await expect(page.getByRole("link", { name: "Sign In" }).last()).toHaveAttribute(
    "href",
    `/auth?next=${encodeURIComponent("/credit-success?session_id=cs_1")}`,
  );
  await page.goto("/subscription");
  await expect(page.getByRole("main")).toContainText("Please sign in to subscribe.");
  await signUp(page);
  await page.goto("/credit-success");
  await expect(page).toHaveURL("/credits");
  await page.goto("/credit-success?session_id=cs_of_nobody");
  await expect(
    page.getByText("There was an issue processing your payment. Please contact support.").first(),
  ).toBeVisible();
  await expect(button(page, "Try again")).toBeVisible();
  await expectAccessible(page);
});
