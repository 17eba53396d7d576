import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveTracker } from "#tests/support/component/serve-tracker.ts";
import { show } from "#tests/support/component/show.tsx";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import { makeApplication } from "#tests/support/make-application.ts";
import { ApplyBar } from "#web/features/scholarships/shared/apply-bar.tsx";
import ApplicationLine from "./application-line.tsx";
import TrackButton from "./track-button.tsx";

const nurses = { id: "a", title: "Nurses" };
const track = page.getByRole("button", { name: "Track Nurses" });
const tracked = page.getByRole("link", { name: "Tracked: Nurses" });

const showButton = () =>
  show(
    <SignedIn>
      <TrackButton scholarship={nurses} />
    </SignedIn>,
    "/scholarships",
  );

test("Track adds the scholarship once on a double click, and then links to the application", async () => {
  const sent = serveTracker();
  const { router } = await showButton();
  await track.dblClick();
  await expect.element(tracked).toHaveAttribute("href", "/applications?open=added");
  await expect.element(tracked).toHaveFocus();
  // The second click of a slow double click is on the link that took the place of the button.
  tracked.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  expect(router.state.location.pathname).toBe("/scholarships");
  await expect.poll(() => sent.added).toMatchObject([{ scholarship_id: "a" }]);
  await page.getByRole("button", { name: "Open the application" }).click();
  expect(router.state.location.href).toBe("/applications?open=added");
});

test("a scholarship that is tracked already says so", async () => {
  serveTracker([makeApplication({ id: "mine", scholarship_id: "a" })]);
  await showButton();
  await expect.element(tracked).toHaveAttribute("href", "/applications?open=mine");
});

test("a refused addition is undone with a message", async () => {
  const refused = () => Response.json({ code: "too_many_applications", title: "Refused" }, { status: 409 });
  serveTracker([], { "POST /api/applications": refused });
  await showButton();
  await track.click();
  await expect.element(page.getByText("Failed to save scholarship. Please try again.").first()).toBeVisible();
  await expect.element(track).toBeVisible();
});

function Bar({ isRisky = false }: { isRisky?: boolean }) {
  return (
    <SignedIn>
      <ApplyBar
        applicationUrl="https://www.example.org/apply"
        isRisky={isRisky}
        line={(bar) => <ApplicationLine scholarship={nurses} {...bar} />}
      >
        <TrackButton scholarship={nurses} />
      </ApplyBar>
    </SignedIn>
  );
}

/** Clicks the link without a new tab. */
async function openSponsorsSite() {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await page.getByRole("link", { name: /^Apply on the sponsor's site/ }).click();
}

test("opening the sponsor's site offers to track the scholarship", async () => {
  serveTracker();
  await show(<Bar />);
  await openSponsorsSite();
  await expect.element(page.getByRole("status").getByText(/^Track this application/)).toBeVisible();
  await page.getByRole("button", { name: "Track this application: Nurses" }).click();
  await expect.element(tracked).toBeVisible();
  await expect.element(page.getByText(/^Track this application/)).not.toBeInTheDocument();
});

test("a tracked scholarship is not offered again", async () => {
  serveTracker([makeApplication({ scholarship_id: "a" })]);
  await show(<Bar />);
  await expect.element(tracked).toBeVisible();
  await openSponsorsSite();
  await expect.element(page.getByText("Opens example.org in a new tab")).toBeVisible();
});

test.each([false, true])("Apply and Track fit one line of 320 pixels (risky: %s)", async (isRisky) => {
  await page.viewport(320, 640);
  serveTracker([makeApplication({ scholarship_id: "a" })]);
  // The padding of the details around the bar.
  await show(
    <div className="px-[18px]">
      <Bar isRisky={isRisky} />
    </div>,
  );
  await expect.element(tracked).toBeVisible();
  const links = [...document.querySelectorAll("a")];
  const boxes = links.map((link) => link.getBoundingClientRect());
  expect(boxes.map(({ top, height }) => [top, height])).toEqual(boxes.map(() => [boxes[0]?.top, 44]));
  for (const link of links) expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
