import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { useDebouncedText } from "./use-debounced-text.ts";

const words = (text: string) => text.trim();
const gpa = (text: string) => (Number(text) > 0 && Number(text) <= 4 ? String(Number(text)) : "");

/** A filter whose value is stored outside it, normalized by `read`. */
function Filter({ read }: { read: (text: string) => string }) {
  const [stored, setStored] = useState("");
  const [text, setText] = useDebouncedText(stored, (next) => {
    setStored(read(next));
    return read(next);
  });
  return (
    <>
      <input aria-label="Filter" value={text} onChange={(event) => setText(event.target.value)} />
      <output>stored: {stored}</output>
      <button type="button" onClick={() => setStored("")}>
        Clear
      </button>
    </>
  );
}

const input = page.getByRole("textbox", { name: "Filter" });
const stored = (text: string) => expect.element(page.getByRole("status")).toHaveTextContent(`stored: ${text}`);

test("a space that is typed before a pause stays", async () => {
  await show(<Filter read={words} />);
  await input.click();
  await userEvent.keyboard("computer ");
  await stored("computer");
  await userEvent.keyboard("science");
  await stored("computer science");
  await expect.element(input).toHaveValue("computer science");
});

test("a decimal point that is typed before a pause stays, and so does a number out of range", async () => {
  await show(<Filter read={gpa} />);
  await input.click();
  await userEvent.keyboard("3.");
  await stored("3");
  await userEvent.keyboard("5");
  await stored("3.5");
  await expect.element(input).toHaveValue("3.5");
  await userEvent.keyboard("99");
  await expect.element(input).toHaveValue("3.599");
});

test("each outside change replaces the text", async () => {
  await show(<Filter read={words} />);
  for (const text of ["nursing", "nursing"]) {
    await input.fill(text);
    await stored(text);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(input).toHaveValue("");
  }
});
