import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { CitizenshipQuestion } from "./citizenship-question.tsx";

const button = (name: string) => page.getByRole("button", { name });
const impacts = () => Response.json([{ field: "citizenship_status", scholarships: 56, dollars: 728_895 }]);

test("the question says what the answer is worth, and a chosen answer is saved", async () => {
  const onDone = vi.fn(async () => {});
  const requests = answerRequests({
    "GET /api/profile/questions": impacts,
    "PUT /api/profile": () => Response.json({}),
  });
  await show(<CitizenshipQuestion onDone={onDone} />);
  await expect.element(page.getByText(/check 56 more scholarships \(up to \$728,895\)/)).toBeVisible();
  await button("See my matches").click();
  await expect.element(page.getByText("Choose one, or skip this question.")).toBeVisible();
  await page.getByText("Permanent resident").click();
  await button("See my matches").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  const saved = requests.find(({ method }) => method === "PUT");
  expect(await saved?.json()).toEqual({ citizenship_status: "permanent_resident" });
});

test("skipping saves nothing, and an answer that could not be saved stays on the screen", async () => {
  const onDone = vi.fn(async () => {});
  const requests = answerRequests({ "GET /api/profile/questions": impacts });
  await show(<CitizenshipQuestion onDone={onDone} />);
  await page.getByText("US citizen").click();
  await button("See my matches").click();
  await expect.element(page.getByText(/could not be saved/)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "US citizen" })).toBeChecked();
  expect(onDone).not.toHaveBeenCalled();
  requests.length = 0;
  await button("Skip").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(requests.filter(({ method }) => method === "PUT")).toEqual([]);
});
