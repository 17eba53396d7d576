import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { ApplyBar } from "#web/features/scholarships/shared/apply-bar.tsx";
import { oneMatchQuery } from "../api.ts";
import { MatchActions } from "./match-actions.tsx";

/** A server with one match, which stores the status of its application. */
function serveMatch(application_status: string) {
  let match = { scholarship_id: "a", bookmarked: false, application_status, scholarship: { title: "Nurses" } };
  return answerRequests({
    "GET /api/matches/a": () => Response.json(match),
    "PUT /api/matches/a": async (request) => {
      match = { ...match, ...(await request.json()) };
      return Response.json(match);
    },
  });
}

function Shown({ isRisky = false }: { isRisky?: boolean }) {
  const { data } = useQuery(oneMatchQuery("a"));
  return (
    data && (
      <ApplyBar applicationUrl="https://www.example.org/apply" isRisky={isRisky}>
        <MatchActions match={data} />
      </ApplyBar>
    )
  );
}

const iApplied = page.getByRole("button", { name: "I applied: Nurses" });
const applied = page.getByRole("button", { name: "Applied: Nurses", exact: true });
const undo = page.getByRole("button", { name: "Undo" });

async function sentStatuses(requests: readonly Request[]): Promise<unknown[]> {
  const sent = requests.filter(({ method }) => method === "PUT");
  return Promise.all(sent.map((request) => request.clone().json()));
}

test("I applied is saved and says Applied, and Undo takes it back", async () => {
  serveMatch("not_started");
  await show(<Shown />);
  await iApplied.click();
  await expect.element(applied).toHaveAttribute("aria-pressed", "true");
  await undo.click();
  await expect.element(iApplied).toHaveAttribute("aria-pressed", "false");
});

test("Undo brings back the status that a click on Applied removed", async () => {
  const stored = serveMatch("awarded");
  await show(<Shown />);
  await applied.click();
  await expect.element(iApplied).toBeVisible();
  await undo.click();
  await expect.element(applied).toBeVisible();
  await expect
    .poll(() => sentStatuses(stored))
    .toEqual([{ application_status: "not_started" }, { application_status: "awarded" }]);
});

test("without a connection it is undone with a message", async () => {
  const lost = Promise.withResolvers<Response>();
  const match = { scholarship_id: "a", bookmarked: false, application_status: "not_started" };
  answerRequests({
    "GET /api/matches/a": () => Response.json({ ...match, scholarship: { title: "Nurses" } }),
    "PUT /api/matches/a": () => lost.promise,
  });
  await show(<Shown />);
  await iApplied.click();
  await expect.element(applied).toBeVisible();
  lost.reject(new TypeError("Failed to fetch"));
  await expect.element(page.getByText("Failed to save scholarship. Please try again.").first()).toBeVisible();
  await expect.element(iApplied).toBeVisible();
});

test.each([false, true])(
  "Apply, I applied and the bookmark fit one line of 320 pixels (risky: %s)",
  async (isRisky) => {
    await page.viewport(320, 640);
    serveMatch("submitted");
    // The padding of the details around the bar.
    await show(
      <div className="px-[18px]">
        <Shown isRisky={isRisky} />
      </div>,
    );
    await expect.element(applied).toBeVisible();
    const buttons = [...document.querySelectorAll("a, [aria-pressed]")];
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    expect(boxes.map(({ top, height }) => [top, height])).toEqual(boxes.map(() => [boxes[0]?.top, 44]));
    for (const button of buttons) expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);
