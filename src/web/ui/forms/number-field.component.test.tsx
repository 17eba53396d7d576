import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { NumberField } from "./number-field.tsx";

const onChange = vi.fn();

function Gpa({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  const change = (next: number | null) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <NumberField label="GPA" value={value} onChange={change} />
      <button type="button" onClick={() => setValue(2.5)}>
        Load
      </button>
    </>
  );
}

const field = page.getByRole("textbox", { name: "GPA" });

test("a number is typed key by key without losing its decimal point", async () => {
  await show(<Gpa />);
  await field.click();
  for (const key of "3.50") await userEvent.keyboard(key);
  await expect.element(field).toHaveValue("3.50");
  expect(onChange).toHaveBeenLastCalledWith(3.5);
});

test("text that is not a number stays as typed and is reported as NaN", async () => {
  await show(<Gpa />);
  await field.fill("abc");
  await expect.element(field).toHaveValue("abc");
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
});

test("a value set from outside replaces the text, and an emptied field is null", async () => {
  await show(<Gpa start={3} />);
  await page.getByRole("button", { name: "Load" }).click();
  await expect.element(field).toHaveValue("2.5");
  await field.fill("");
  expect(onChange).toHaveBeenLastCalledWith(null);
});
