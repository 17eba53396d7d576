import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CatalogueSources } from "#domain/scholarships/catalogue-sources.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { SourcesCard } from "./sources-card.tsx";

const list = { scholarships: 1300, open: 1200, warned: 4, never_checked: 30, last_checked: "2026-11-10" };
const sent = { scholarships: 2, open: 1, warned: 0, never_checked: 2, last_checked: null };
const counted: CatalogueSources = {
  ...list,
  by_provenance: [
    { provenance: "imported", ...list },
    { provenance: "submitted", ...sent },
  ],
  by_source: [{ source_name: "A list", ...list }],
  sources: 3,
};

test("the figures of the catalog and of each source are shown", async () => {
  answerRequests({ "GET /api/stats/sources": () => Response.json(counted) });
  await show(<SourcesCard />);
  await expect.element(page.getByText("of 1,300 in the catalog")).toBeVisible();
  await expect.element(page.getByRole("row", { name: "A list 1,200 Nov 10, 2026" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "A student, reviewed by Laurel 1 Not yet" })).toBeVisible();
  await expect.element(page.getByText("And 2 smaller sources.")).toBeVisible();
});

test("where Laurel added all scholarships, no second table repeats how many are open", async () => {
  const one = { ...counted, by_provenance: [{ provenance: "curated", ...list }] };
  answerRequests({ "GET /api/stats/sources": () => Response.json(one) });
  await show(<SourcesCard />);
  await expect.element(page.getByRole("columnheader", { name: "Source" })).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: "Added by" })).not.toBeInTheDocument();
});

test("figures that failed to load say so", async () => {
  answerRequests({ "GET /api/stats/sources": () => Response.json({ code: "invalid_input" }, { status: 400 }) });
  await show(<SourcesCard />);
  await expect.element(page.getByText("The figures could not be loaded")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
