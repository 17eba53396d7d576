import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { expectNoToast } from "#tests/support/component/expect-no-toast.ts";
import { show } from "#tests/support/component/show.tsx";
import { ShareButton } from "./share-button.tsx";

/** Gives the browser a share sheet, or takes it away, until the test ends. */
function setShareSheet(share: ((link: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
}

async function pressShare() {
  await show(<ShareButton title="Scholarship Essay Guide" />);
  await page.getByRole("button", { name: "Share" }).click();
}

test("a link that could not be copied is shown in full, also on a phone", async () => {
  setShareSheet(undefined);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1360, 850));
  await pressShare();
  await expect.element(page.getByText(/^Copy it from here: http/)).toBeVisible();
  const { right } = page.getByRole("button", { name: "Dismiss" }).element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(390);
  await expectAccessible();
});

test("sharing uses the share sheet of the device where there is one", async () => {
  const shared: ShareData[] = [];
  setShareSheet(async (link) => void shared.push(link));
  await pressShare();
  await expect.poll(() => shared).toMatchObject([{ title: "Scholarship Essay Guide" }]);
  await expectNoToast("Link copied!");
});
