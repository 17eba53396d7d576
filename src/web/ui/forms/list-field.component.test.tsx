import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { ListField } from "./list-field.tsx";
import { SuggestField } from "./suggest-field.tsx";

function WorkExperience({ start }: { start: string[] }) {
  const [entries, setEntries] = useState(start);
  const [typed, setTyped] = useState("");
  const add = (entry: string) => {
    setEntries([...entries, entry]);
    setTyped("");
  };
  const removeAt = (position: number) => setEntries(entries.filter((_, index) => index !== position));
  return (
    <ListField
      label="Work"
      entries={entries}
      typed={typed}
      onTyped={setTyped}
      onAdd={add}
      onRemoveAt={removeAt}
      suggestions={["Barista", "Bank teller"]}
    />
  );
}

const input = page.getByRole("combobox", { name: "Add: Work" });
const remove = (entry: string) => page.getByRole("button", { name: `Remove ${entry}` });

test("Enter adds an entry, empties the input and announces it", async () => {
  await show(<WorkExperience start={["Cashier"]} />);
  await input.fill(" Tutor ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("listitem").nth(1)).toHaveTextContent("Tutor");
  await expect.element(input).toHaveValue("");
  await expect.element(page.getByRole("status")).toHaveTextContent("Added Tutor. 2 entries.");
});

test.each(["a click", "Enter"])("a suggestion that is chosen by %s is an entry at once", async (by) => {
  await show(<WorkExperience start={[]} />);
  await input.fill("ba");
  if (by === "Enter") await userEvent.keyboard("{ArrowDown}{Enter}");
  else await page.getByRole("option").first().click();
  await expect.element(page.getByRole("button", { name: /^Remove Ba/ })).toBeVisible();
  await expect.element(input).toHaveValue("");
  await expect.element(input).toHaveFocus();
});

test("Enter takes the only suggestion that ends the typed word, and after Escape the text itself", async () => {
  await show(<WorkExperience start={[]} />);
  await input.fill("bar");
  await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("Barista");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove Barista" })).toBeVisible();
  await input.fill("ban");
  await userEvent.keyboard("{Escape}{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove ban", exact: true })).toBeVisible();
  await input.fill("teller");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove teller" })).toBeVisible();
});

test("Enter keeps a text that is a whole word of the only suggestion", async () => {
  await show(<WorkExperience start={[]} />);
  for (const typed of ["Bank", "Bank "]) {
    await input.fill(typed);
    await expect.element(page.getByRole("option", { name: "Bank teller", selected: false })).toBeVisible();
  }
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove Bank", exact: true })).toBeVisible();
  await input.fill("bank t");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove Bank teller" })).toBeVisible();
});

test("Enter of an input method that is composing takes nothing", async () => {
  await show(<WorkExperience start={[]} />);
  await input.fill("bar");
  await expect.element(page.getByRole("option", { selected: true })).toBeVisible();
  const enter = { key: "Enter", bubbles: true, cancelable: true };
  input.element().dispatchEvent(new KeyboardEvent("keydown", { ...enter, isComposing: true }));
  await expect.element(input).toHaveValue("bar");
  await expect.element(page.getByRole("button", { name: /^Remove/ })).toHaveLength(0);
  input.element().dispatchEvent(new KeyboardEvent("keydown", enter));
  await expect.element(page.getByRole("button", { name: "Remove Barista" })).toBeVisible();
});

test("a click shows the suggestions of a short list", async () => {
  await show(<WorkExperience start={[]} />);
  await input.click();
  await expect.element(page.getByRole("option")).toHaveLength(2);
  await page.getByRole("option", { name: "Bank teller" }).click();
  await expect.element(page.getByRole("button", { name: "Remove Bank teller" })).toBeVisible();
});

test("what is an entry already is not suggested again", async () => {
  await show(<WorkExperience start={["Barista"]} />);
  await input.fill("ba");
  await expect.element(page.getByRole("option")).toHaveTextContent("Bank teller");
});

test("blank text adds no entry", async () => {
  await show(<WorkExperience start={["Cashier"]} />);
  await input.fill("   ");
  await page.getByRole("button", { name: "Add: Work" }).click();
  await expect.element(page.getByRole("listitem")).toHaveTextContent("Cashier");
});

test("after the last of several entries is removed the focus is on the one before", async () => {
  await show(<WorkExperience start={["Cashier", "Tutor"]} />);
  await remove("Tutor").click();
  await expect.element(remove("Cashier")).toHaveFocus();
});

test("after a removal the focus is on the entry that moved up, and on the input after the last", async () => {
  await show(<WorkExperience start={["Cashier", "Tutor"]} />);
  await remove("Cashier").click();
  await expect.element(remove("Tutor")).toHaveFocus();
  await remove("Tutor").click();
  await expect.element(input).toHaveFocus();
  await expect.element(page.getByRole("status")).toHaveTextContent("Removed Tutor. 0 entries.");
});

function FieldOfStudy() {
  const [text, setText] = useState("");
  return <SuggestField label="Field" suggestions={["Nursing", "Nursing Education"]} value={text} onChange={setText} />;
}

test("Enter closes the suggestions where the typed words are one of them, as they would cover what comes next", async () => {
  await show(<FieldOfStudy />);
  const field = page.getByRole("combobox", { name: "Field" });
  await field.fill("Nursing");
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("Nursing");
});
