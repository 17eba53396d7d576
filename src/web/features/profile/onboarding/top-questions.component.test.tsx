import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { TopQuestions } from "./top-questions.tsx";

const button = (name: string) => page.getByRole("button", { name });
const impacts = () =>
  Response.json([
    { field: "citizenship_status", scholarships: 56, dollars: 728_895 },
    { field: "college", scholarships: 467, dollars: 346_413 },
    { field: "enrollment", scholarships: 2, dollars: 5000 },
    { field: "languages", scholarships: 1, dollars: 0 },
  ]);
const maya: Profile = {
  ...blankProfile,
  user_id: "u1",
  email: "maya@example.org",
  updated_at: "2026-11-22T10:00:00.000Z",
};

test("three questions are asked, those that change most, and each says what its answer is worth", async () => {
  const onDone = vi.fn(async () => {});
  let saved = maya;
  const requests = answerRequests({
    "GET /api/profile/questions": impacts,
    "PUT /api/profile": async (request) => {
      saved = { ...saved, ...(await request.clone().json()) };
      return Response.json(saved);
    },
  });
  await show(<TopQuestions profile={maya} onDone={onDone} />);
  await expect.element(page.getByText("Question 1 of 3")).toBeVisible();
  await expect.element(page.getByText(/check 56 more scholarships \(up to \$728,895\)/)).toBeVisible();
  await button("Next").click();
  await expect.element(page.getByText("Give an answer, or skip this question.")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "US citizen" })).toHaveFocus();
  await page.getByText("US permanent resident (green card)").click();
  await button("Next").click();
  await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
  await page.getByRole("combobox", { name: "Which college do you attend?" }).fill("Foothill College");
  await button("Next").click();
  await page.getByRole("radio", { name: "Full time" }).click();
  await button("See my matches").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  const sent = requests.filter(({ method }) => method === "PUT").map((request) => request.json());
  expect(await Promise.all(sent)).toEqual([
    { citizenship_status: "permanent_resident" },
    { college: "Foothill College" },
    { enrollment: "full_time" },
  ]);
});

test("a student at a college of two years says where they go on, in the same question", async () => {
  const requests = answerRequests({
    "GET /api/profile/questions": impacts,
    "GET /api/profile": () => Response.json({ ...maya, intended_colleges: ["LSU"] }),
    "GET /api/me": () => Response.json({ user: { id: "u1" }, has_profile: true }),
    "PUT /api/profile": async (request) => Response.json({ ...maya, ...(await request.clone().json()) }),
  });
  await show(
    <TopQuestions
      profile={{ ...maya, user_id: "transfer", citizenship_status: "us_citizen" }}
      onDone={async () => {}}
    />,
  );
  const college = page.getByRole("combobox", { name: "Which college do you attend?" });
  const next = page.getByRole("combobox", { name: /^Moving on to another college/ });
  const notInCollege = button("I'm not in college");
  await expect.element(notInCollege).toBeVisible();
  await college.fill("Rice University");
  await expect.element(notInCollege).not.toBeInTheDocument();
  await expect.element(next).not.toBeInTheDocument();
  await college.fill("Delgado Community College");
  await next.fill("Arizona State University");
  await button("Next").click();
  await expect.poll(() => requests.some(({ method }) => method === "PUT")).toBe(true);
  expect(await requests.find(({ method }) => method === "PUT")?.json()).toEqual({
    college: "Delgado Community College",
    intended_colleges: ["LSU", "Arizona State University"],
  });
});

test("where they go on is not saved once the college is another one, which does not ask for it", async () => {
  const requests = answerRequests({
    "GET /api/profile/questions": impacts,
    "GET /api/me": () => Response.json({ user: { id: "u1" }, has_profile: true }),
    "PUT /api/profile": async (request) => Response.json({ ...maya, ...(await request.clone().json()) }),
  });
  const profile = { ...maya, user_id: "changed", citizenship_status: "us_citizen" as const };
  await show(<TopQuestions profile={profile} onDone={async () => {}} />);
  const college = page.getByRole("combobox", { name: "Which college do you attend?" });
  const next = page.getByRole("combobox", { name: /^Moving on to another college/ });
  await college.fill("Delgado Community College");
  await next.fill("Arizona State University");
  await college.fill("Rice University");
  await expect.element(next).not.toBeInTheDocument();
  await button("Next").click();
  await expect.poll(() => requests.some(({ method }) => method === "PUT")).toBe(true);
  expect(await requests.find(({ method }) => method === "PUT")?.json()).toEqual({ college: "Rice University" });
});

test("skipping saves nothing and goes on, and an answer that could not be saved stays on the screen", async () => {
  const onDone = vi.fn(async () => {});
  const requests = answerRequests({ "GET /api/profile/questions": impacts });
  await show(<TopQuestions profile={{ ...maya, college: "Foothill College" }} onDone={onDone} />);
  await page.getByText("US citizen").click();
  await button("Next").click();
  await expect.element(page.getByText(/could not be saved/)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "US citizen" })).toBeChecked();
  requests.length = 0;
  // No message covers the buttons.
  expect(button("Skip").element().closest("[data-step-buttons]")).not.toBeNull();
  await button("Skip").click();
  await expect.element(page.getByText("Do you study, or plan to study, full time or part time?")).toBeVisible();
  await button("Skip").click();
  await button("Skip").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(requests.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("without figures only the citizenship is asked", async () => {
  const onDone = vi.fn(async () => {});
  answerRequests({ "GET /api/profile/questions": () => Response.json([]) });
  await show(<TopQuestions profile={maya} onDone={onDone} />);
  await expect.element(page.getByText("What is your citizenship status?")).toBeVisible();
  await button("Skip").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
});

test("a double click on Skip skips one question", async () => {
  answerRequests({ "GET /api/profile/questions": impacts });
  await show(<TopQuestions profile={{ ...maya, user_id: "double" }} onDone={async () => {}} />);
  await expect.element(page.getByText("Question 1 of 3")).toBeVisible();
  await button("Skip").click();
  await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
  button("Skip")
    .element()
    .dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true }));
  await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
});

test("the question that is being answered stays when the figures change", async () => {
  let figures = impacts;
  answerRequests({ "GET /api/profile/questions": () => figures() });
  const { queryClient } = await show(
    <TopQuestions profile={{ ...maya, user_id: "figures" }} onDone={async () => {}} />,
  );
  await expect.element(page.getByText("Question 1 of 3")).toBeVisible();
  await button("Skip").click();
  const college = page.getByRole("combobox", { name: "Which college do you attend?" });
  await college.fill("Foothill");
  figures = () => Response.json([{ field: "demographics.gender", scholarships: 0, dollars: 0 }]);
  await queryClient.refetchQueries();
  await expect.element(page.getByText("Your answer helps check more scholarships.")).toBeVisible();
  await expect.element(college).toHaveValue("Foothill");
});

test("after a reload the questions that were skipped still count", async () => {
  answerRequests({ "GET /api/profile/questions": impacts });
  const questions = <TopQuestions profile={{ ...maya, user_id: "reload" }} onDone={async () => {}} />;
  const { screen } = await show(questions);
  await button("Skip").click();
  await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
  await screen.unmount();
  await show(questions);
  await expect.element(page.getByText("Question 2 of 3")).toBeVisible();
});

test("countries that the goals name are there to confirm", async () => {
  const profile = { ...maya, user_id: "goals", citizenship_status: "us_citizen" as const };
  const in_goals = ["Germany", "Netherlands"];
  const requests = answerRequests({
    "GET /api/profile/questions": () =>
      Response.json([{ field: "intended_colleges", scholarships: 460, dollars: 1000, in_goals }]),
    "PUT /api/profile": async (request) => Response.json({ ...profile, ...(await request.clone().json()) }),
  });
  await show(<TopQuestions profile={profile} onDone={async () => {}} />);
  await expect.element(page.getByText(/^From your goals\./)).toBeVisible();
  await expect.element(button("I'm not looking for a college")).toBeVisible();
  await page.getByRole("button", { name: "Remove Netherlands" }).click();
  await expect.element(page.getByText(/^From your goals\./)).not.toBeInTheDocument();
  await expect.element(button("I'm not looking for a college")).not.toBeInTheDocument();
  await button("See my matches").click();
  await expect.poll(() => requests.some(({ method }) => method === "PUT")).toBe(true);
  expect(await requests.find(({ method }) => method === "PUT")?.json()).toEqual({ intended_colleges: ["Germany"] });
});

test("a citizenship that the goals tell is there to confirm, and nothing is saved before that", async () => {
  const profile = { ...maya, user_id: "daca" };
  const told = "I have DACA and want to weld";
  const requests = answerRequests({
    "GET /api/profile/questions": () =>
      Response.json([{ field: "citizenship_status", scholarships: 9, dollars: 1000, told, in_goals: ["daca"] }]),
    "PUT /api/profile": async (request) => Response.json({ ...profile, ...(await request.clone().json()) }),
  });
  await show(<TopQuestions profile={profile} onDone={async () => {}} />);
  await expect.element(page.getByRole("radio", { name: "DACA recipient" })).toBeChecked();
  await expect.element(page.getByText("From your goals. Choose another if it is wrong.")).toBeVisible();
  expect(requests.some(({ method }) => method === "PUT")).toBe(false);
  await page.getByRole("radio", { name: "US citizen" }).click();
  await expect.element(page.getByText(/^From your goals\./)).not.toBeInTheDocument();
});

test("a region among the colleges is told how it is taken, and a name that nobody knows is told at once", async () => {
  answerRequests({
    "GET /api/profile/questions": () =>
      Response.json([{ field: "intended_colleges", scholarships: 460, dollars: 1000 }]),
  });
  await show(<TopQuestions profile={{ ...maya, citizenship_status: "us_citizen" }} onDone={async () => {}} />);
  const field = page.getByRole("combobox", { name: /Which colleges are you thinking about/ });
  for (const name of ["Europe", "Hogwarts"]) {
    await field.fill(name);
    await userEvent.keyboard("{Enter}");
  }
  await expect.element(page.getByText("We take this as Europe: 46 countries.")).toBeVisible();
  await expect.element(page.getByText(/^We can't tell which college “Hogwarts” is/)).toBeVisible();
});
