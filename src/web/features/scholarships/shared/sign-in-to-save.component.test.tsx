import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { serveTracker } from "#tests/support/component/serve-tracker.ts";
import { show } from "#tests/support/component/show.tsx";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import SaveAfterSignIn from "#web/features/matches/shared/save-after-sign-in.tsx";
import { SignInToSave } from "./sign-in-to-save.tsx";

const save = page.getByRole("link", { name: "Save Nurses (sign in required)" });

const track = page.getByRole("link", { name: "Track Nurses (sign in required)" });

async function chooseAsVisitor(link = save) {
  const { router, screen } = await show(
    <>
      <SignInToSave as="application" scholarship={{ id: "a", title: "Nurses" }} />
      <SignInToSave scholarship={{ id: "a", title: "Nurses" }} />
    </>,
    "/browse/search?q=nursing",
  );
  await link.click();
  await expect.element(page.getByText("Sign in required", { exact: true }).first()).toBeVisible();
  const { pathname, search } = router.state.location;
  await screen.unmount();
  return { pathname, search };
}

test("a visitor's bookmark says that it needs a sign-in, and comes back to the same page", async () => {
  expect(await chooseAsVisitor()).toEqual({ pathname: "/auth", search: { next: "/browse/search?q=nursing" } });
});

test("after the sign-in the chosen scholarship is saved once", async () => {
  await chooseAsVisitor();
  const requests = answerRequests({ "PUT /api/matches/a": () => Response.json({ bookmarked: true }) });
  await show(<SaveAfterSignIn />);
  await expect.element(page.getByText("Saved to your bookmarks").first()).toBeVisible();
  await show(<SaveAfterSignIn />);
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([{ bookmarked: true }]);
});

test("after the sign-in the scholarship that a visitor wanted to track is in the tracker, once", async () => {
  await chooseAsVisitor(track);
  const sent = serveTracker();
  const afterSignIn = (
    <SignedIn>
      <SaveAfterSignIn />
    </SignedIn>
  );
  await show(afterSignIn);
  await expect.element(page.getByText("Application Added").first()).toBeVisible();
  await show(afterSignIn);
  expect(sent.added).toMatchObject([{ scholarship_id: "a", scholarship_title: "Nurses" }]);
});

test("a scholarship that could not be saved is said so", async () => {
  await chooseAsVisitor();
  answerRequests({ "PUT /api/matches/a": () => Response.json({ code: "internal_error" }, { status: 500 }) });
  await show(<SaveAfterSignIn />);
  await expect.element(page.getByText("Failed to bookmark scholarship.").first()).toBeVisible();
});
