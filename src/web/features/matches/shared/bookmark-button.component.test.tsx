import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { oneMatchQuery } from "../api.ts";
import { BookmarkButton } from "./bookmark-button.tsx";

function Shown() {
  const { data } = useQuery(oneMatchQuery("a"));
  return data && <BookmarkButton scholarshipId="a" title="Nurses" bookmarked={data.bookmarked} />;
}

test("a bookmark shows at once, and without a connection it is undone with a message", async () => {
  const lost = Promise.withResolvers<Response>();
  answerRequests({
    "GET /api/matches/a": () => Response.json({ scholarship_id: "a", bookmarked: false }),
    "PUT /api/matches/a": () => lost.promise,
  });
  await show(<Shown />);
  const button = page.getByRole("button", { name: "Bookmark Nurses" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  lost.reject(new TypeError("Failed to fetch"));
  await expect.element(page.getByText("Failed to bookmark scholarship.").first()).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
});
