import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import FilterPopover from "./filter-popover.tsx";

function Shown() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" ref={anchor} onClick={() => setOpen(!open)}>
        Filters
      </button>
      <button type="button">All</button>
      <FilterPopover
        {...{ open, anchor }}
        onOpenChange={setOpen}
        search={{}}
        onChange={() => {}}
        wide={true}
        total={12}
      />
    </>
  );
}

test("with Tab alone the filters are left to their button, from where the next Tab goes on", async () => {
  answerRequests({ "GET /api/saved-searches": () => Response.json({ items: [], next_cursor: null }) });
  await show(<Shown />);
  const button = page.getByRole("button", { name: "Filters" });
  await button.click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await expect.element(filters.getByRole("button", { name: "Show 12" })).toBeVisible();
  await expect.element(filters.getByLabelText("Field of study")).toHaveFocus();
  for (let pressed = 0; pressed < 8; pressed++) await userEvent.keyboard("{Tab}");
  await expect.element(filters.getByRole("button", { name: "Show 12" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(filters).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "All" })).toHaveFocus();
});
