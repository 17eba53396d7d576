import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { useSidebar } from "./use-sidebar.ts";

function Sidebar() {
  const { open } = useSidebar(false);
  return (
    <>
      <p>{open ? "open" : "closed"}</p>
      <input aria-label="Name" />
      {/* biome-ignore lint/a11y/useSemanticElements: stands for an editor */}
      <div contentEditable role="textbox" aria-label="Essay" suppressContentEditableWarning tabIndex={0}>
        <b>Dear</b> committee
      </div>
    </>
  );
}

test("Ctrl+B toggles the sidebar, but not while the focus is in a field", async () => {
  await show(<Sidebar />);
  await userEvent.keyboard("{Control>}b{/Control}");
  await expect.element(page.getByText("open")).toBeVisible();
  for (const name of ["Name", "Essay"]) {
    await page.getByRole("textbox", { name }).click();
    await userEvent.keyboard("{Control>}b{/Control}");
    await expect.element(page.getByText("open")).toBeVisible();
  }
  await userEvent.click(document.body);
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("{Control>}b{/Control}");
  await expect.element(page.getByText("closed")).toBeVisible();
});
