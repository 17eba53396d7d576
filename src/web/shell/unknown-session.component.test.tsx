import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";

test("when /api/me fails twice, the shell shows neither a visitor's nor a student's links", async () => {
  const requests = answerRequests({ "GET /api/me": () => Response.json({}, { status: 503 }) });
  await show(
    <>
      <Sidebar open />
      <Header isMobile={false} sidebarOpen onToggleSidebar={() => {}} />
    </>,
  );
  await expect.element(page.getByRole("button", { name: "Reload for the menu" })).toBeVisible();
  expect(requests).toHaveLength(2);
  await expect.element(page.getByRole("link", { name: "Sign In" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Demo" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Dashboard" })).not.toBeInTheDocument();
});
