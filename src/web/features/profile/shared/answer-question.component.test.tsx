import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { AnswerQuestion } from "./answer-question.tsx";

function TwoQuestions() {
  const [field, setField] = useState("demographics.lgbtq");
  const [open, setOpen] = useState(true);
  const next = () => {
    setField("demographics.disability");
    setOpen(true);
  };
  return (
    <>
      <button type="button" onClick={next}>
        Next question
      </button>
      <AnswerQuestion field={field} open={open} onOpenChange={setOpen} />
    </>
  );
}

test("the next question starts with an empty answer", async () => {
  await show(<TwoQuestions />);
  await page.getByRole("dialog").getByText("Yes").click();
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Next question" }).click();
  const dialog = page.getByRole("dialog", { name: "Do you have a disability?" });
  await expect.element(dialog.getByRole("radio", { name: "Yes" })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Save answer" }).click();
  await expect.element(dialog.getByText("Enter an answer, or choose Not now.")).toBeVisible();
});
