import { useState } from "react";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import type { MatchSearchParams } from "../match-search-params.ts";
import FilterFields from "./filter-fields.tsx";

function Shown() {
  const [search, setSearch] = useState<MatchSearchParams>({});
  const change = (changes: MatchSearchParams) => setSearch({ ...search, ...changes });
  return (
    <>
      <FilterFields search={search} onChange={change} onOpenChange={() => {}} wide={false} total={12} />
      <output data-testid="search">{JSON.stringify(search)}</output>
    </>
  );
}

test("what states none is asked for with a box, which clearing the filters empties", async () => {
  answerRequests({ "GET /api/saved-searches": () => Response.json({ items: [], next_cursor: null }) });
  await show(<Shown />);
  const box = page.getByRole("checkbox", { name: /^Also those open to any field or level/ });
  await box.click();
  await expect.element(box).toBeChecked();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.element(box).not.toBeChecked();
});

test("what needs no essay is asked for with a box that says what it leaves out", async () => {
  answerRequests({ "GET /api/saved-searches": () => Response.json({ items: [], next_cursor: null }) });
  await show(<Shown />);
  const box = page.getByRole("checkbox", { name: "No essay" });
  await expect.element(box).toHaveAccessibleDescription(/^Leaves out those that say they need one/);
  await box.click();
  await expect.element(box).toBeChecked();
  await expect.element(page.getByTestId("search")).toHaveTextContent('{"essay":false}');
  await box.click();
  await expect.element(page.getByTestId("search")).toHaveTextContent("{}");
});

test("in a sheet that scrolls, the button that shows the matches stays in reach", async () => {
  answerRequests({ "GET /api/saved-searches": () => Response.json({ items: [], next_cursor: null }) });
  await page.viewport(320, 640);
  await show(
    <section aria-label="Sheet" style={{ height: 300, overflow: "auto" }}>
      <Shown />
    </section>,
  );
  const bottomOf = (shown: Locator) => shown.element().getBoundingClientRect().bottom;
  const button = page.getByRole("button", { name: "Show 12" });
  await expect.element(button).toBeVisible();
  const sheet = page.getByRole("region", { name: "Sheet" });
  await expect.poll(() => bottomOf(sheet) - bottomOf(button)).toBeGreaterThanOrEqual(0);
});
