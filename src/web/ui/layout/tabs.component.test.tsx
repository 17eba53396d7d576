import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { Tabs } from "./tabs.tsx";

function TwoTabs() {
  const [value, setValue] = useState<"one" | "two">("one");
  return (
    <Tabs
      label="Views"
      value={value}
      onChange={setValue}
      tabs={[
        { value: "one", label: "One", panel: <p>First panel</p> },
        { value: "two", label: "Two", panel: <p>Second panel</p> },
      ]}
    />
  );
}

test("arrow keys move between tabs, and Enter shows the panel in place of the other", async () => {
  await show(<TwoTabs />);
  await page.getByRole("tab", { name: "One" }).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("tab", { name: "Two" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("tabpanel")).toHaveTextContent("Second panel");
  await expect.element(page.getByText("First panel")).not.toBeInTheDocument();
});
