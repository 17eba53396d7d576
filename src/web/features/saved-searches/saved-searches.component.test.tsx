import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { NewSavedSearch, SavedSearch, SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { NewResultsBadge } from "./shared/new-results-badge.tsx";
import { SavedSearches } from "./shared/saved-searches.tsx";

const nursing: SavedSearchParams = { list: "matches", field_of_study: "Nursing" };
const time = "2026-11-20T10:00:00.000Z";
const noContent = () => new Response(null, { status: 204 });

/** A server that stores searches; all that it saves have 3 new results. */
function serveSearches({ deletes = noContent } = {}) {
  const items: SavedSearch[] = [];
  return answerRequests({
    "GET /api/saved-searches": () => Response.json({ items: [...items], next_cursor: null }),
    "POST /api/saved-searches": async (request) => {
      const { name, params }: NewSavedSearch = await request.json();
      items.push({ id: "a", name, params, created_at: time, last_seen_at: time, new_results: 3 });
      return Response.json(items[0], { status: 201 });
    },
    "POST /api/saved-searches/a/seen": () => {
      items[0] = { ...(items[0] as SavedSearch), new_results: 0 };
      return noContent();
    },
    "DELETE /api/saved-searches/a": () => {
      const answer = deletes();
      if (answer.ok) items.length = 0;
      return answer;
    },
  });
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a search is saved under a name that says what it looks for, and opening it clears what is new", async () => {
  serveSearches();
  const opened: SavedSearchParams[] = [];
  await show(<SavedSearches current={nursing} onOpen={(params) => opened.push(params)} />);
  await button("Save this search").click();
  await button("Nursing 3 new").click();
  await expect.element(button("Nursing")).toBeVisible();
  expect(opened).toEqual([nursing]);
});

test("a deleted search comes back with Undo, with its time", async () => {
  const requests = serveSearches();
  await show(
    <>
      <h1 tabIndex={-1}>Scholarships</h1>
      <SavedSearches current={nursing} onOpen={() => {}} />
    </>,
  );
  await button("Save this search").click();
  await button("Delete Nursing").click();
  await expect.element(button("Delete Nursing")).not.toBeInTheDocument();
  // The row left with the button that had the focus.
  await expect.element(page.getByRole("heading", { name: "Scholarships" })).toHaveFocus();
  await button("Undo").click();
  await expect.element(button("Nursing 3 new")).toBeVisible();
  const saves = requests.filter(({ url, method }) => method === "POST" && url.endsWith("/saved-searches"));
  expect(await saves.at(-1)?.json()).toEqual({ name: "Nursing", params: nursing, last_seen_at: time });
});

test("a search that could not be deleted stays, and a message says so", async () => {
  serveSearches({ deletes: () => Response.json({ code: "internal_error" }, { status: 500 }) });
  await show(<SavedSearches current={nursing} onOpen={() => {}} />);
  await button("Save this search").click();
  await button("Delete Nursing").click();
  await expect.element(page.getByText("The search could not be deleted. Please try again.").first()).toBeVisible();
  await expect.element(button("Nursing 3 new")).toBeVisible();
});

test("a search is saved under the name that the student writes", async () => {
  const requests = serveSearches();
  await show(<SavedSearches current={nursing} onOpen={() => {}} />);
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.element(name).toHaveValue("Nursing");
  await name.fill("  For spring ");
  await userEvent.keyboard("{Enter}");
  await expect.element(button("For spring 3 new")).toBeVisible();
  const saved = requests.find(({ method }) => method === "POST");
  expect(await saved?.json()).toEqual({ name: "For spring", params: nursing });
});

test("the button that leads to the saved searches tells how many results are new, until they are seen", async () => {
  serveSearches();
  await show(
    <>
      <button type="button">
        Filters
        <NewResultsBadge />
      </button>
      <SavedSearches current={nursing} onOpen={() => {}} />
    </>,
  );
  await button("Save this search").click();
  const told = page.getByRole("button", { name: /^Filters\s*3 new in your saved searches$/ });
  await expect.element(told).toBeVisible();
  await button("Nursing 3 new").click();
  await expect.element(button("Filters")).toBeVisible();
});
