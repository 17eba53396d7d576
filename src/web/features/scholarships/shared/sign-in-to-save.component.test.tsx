import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import SaveAfterSignIn from "#web/features/matches/shared/save-after-sign-in.tsx";
import { SignInToSave } from "./sign-in-to-save.tsx";

const save = page.getByRole("link", { name: "Save Nurses (sign in required)" });

async function chooseAsVisitor() {
  const { router, screen } = await show(
    <SignInToSave scholarship={{ id: "a", title: "Nurses" }} />,
    "/browse/search?q=nursing",
  );
  await save.click();
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

test("a scholarship that could not be saved is said so", async () => {
  await chooseAsVisitor();
  answerRequests({ "PUT /api/matches/a": () => Response.json({ code: "internal_error" }, { status: 500 }) });
  await show(<SaveAfterSignIn />);
  await expect.element(page.getByText("Failed to bookmark scholarship.").first()).toBeVisible();
});
