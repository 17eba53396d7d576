import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { topMatchesQuery } from "#web/features/matches/api.ts";
import { profileQuery } from "../api.ts";
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

const button = (name: string) => page.getByRole("button", { name });
/** What was saved first. Other parts of the dialog may load something before. */
const saved = (requests: readonly Request[]) => requests.find(({ method }) => method === "PUT")?.json();

function Question({ field }: { field: string }) {
  const [open, setOpen] = useState(true);
  return <AnswerQuestion field={field} open={open} onOpenChange={setOpen} />;
}

function ListWithQuestion() {
  const list = useInfiniteQuery(topMatchesQuery);
  return list.data ? <Question field="enrollment" /> : null;
}

const figures = (total: number, qualify: number, potential_value: number) => ({
  items: [],
  next_cursor: null,
  total,
  sections: { qualify, one_answer: 0, check: 0, other_college: 0 },
  parts: {
    strong_qualify: 0,
    strong_one_answer: 0,
    strong_check: 0,
    good: 0,
    possible: 0,
    weak: 0,
    other_college: 0,
  },
  potential_value,
});

/** Answers the list with the figures before and after the answer; `after` may fail or wait. */
const answerList = (after: () => Response | Promise<Response>) => {
  let isAnswered = false;
  return answerRequests({
    "GET /api/matches": () => (isAnswered ? after() : Response.json(figures(180, 1, 5000))),
    "PUT /api/profile": () => {
      isAnswered = true;
      return Response.json(blankProfile);
    },
  });
};

async function answerFullTime() {
  await page.getByRole("radio", { name: "Full time" }).click();
  await button("Save answer").click();
  await expect.element(page.getByText("Answer saved").first()).toBeVisible();
}

test("after an answer a message says what it changed in the list on the screen, from one row of it", async () => {
  const requests = answerList(() => Response.json(figures(167, 3, 65_000)));
  await show(<ListWithQuestion />);
  await answerFullTime();
  await expect
    .element(page.getByText(/^2 more you qualify for, 13 ruled out\. Potential value: \$60,000 more\.$/).first())
    .toBeVisible();
  expect(requests.filter(({ url }) => new URL(url).searchParams.get("limit") === "1")).toHaveLength(1);
});

test("an answer is said to be saved before the list is there again", async () => {
  answerList(() => new Promise(() => {}));
  await show(<ListWithQuestion />);
  await answerFullTime();
});

test("nothing is said of what an answer changed where the list could not be read again", async () => {
  const requests = answerList(() => new Response(null, { status: 500 }));
  await show(<ListWithQuestion />);
  await answerFullTime();
  await expect.poll(() => requests.some(({ url }) => new URL(url).searchParams.get("limit") === "1")).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(page.getByText(/stay the same/).elements()).toEqual([]);
});

test("a location that is not understood is saved only after the dialog showed what may be meant", async () => {
  const requests = answerRequests({ "PUT /api/profile": () => Response.json({}) });
  await show(<Question field="location" />);
  const location = page.getByRole("textbox", { name: "Location" });
  await location.fill("Austin, Texs");
  await button("Save answer").click();
  await expect.element(page.getByText(/^We can't tell the state or country from “Austin, Texs”/)).toBeVisible();
  expect(requests).toEqual([]);
  await button("Austin, Texas").click();
  await expect.element(location).toHaveValue("Austin, Texas");
  await button("Save answer").click();
  await expect.element(button("Save answer")).not.toBeInTheDocument();
  expect(await saved(requests)).toEqual({ location: "Austin, Texas" });
});

test("the student's own words for a field of study can be saved", async () => {
  const requests = answerRequests({ "PUT /api/profile": () => Response.json({}) });
  await show(<Question field="field_of_study" />);
  await page.getByRole("combobox", { name: "Field of study" }).fill("blorbology");
  await button("Save answer").click();
  await button("Save as it is").click();
  await expect.element(button("Save answer")).not.toBeInTheDocument();
  expect(await saved(requests)).toEqual({ field_of_study: "blorbology" });
});

test("a list takes suggestions and typed text, and an unknown country is refused with what may be meant", async () => {
  const requests = answerRequests({ "PUT /api/profile": () => Response.json({}) });
  await show(<Question field="citizenship_countries" />);
  const country = page.getByRole("combobox");
  await country.fill("Mex");
  await page.getByRole("option", { name: "Mexico" }).click();
  await userEvent.keyboard("{Enter}");
  await country.fill("Germny");
  await button("Save answer").click();
  await expect.element(page.getByText(/Did you mean Germany/)).toBeVisible();
  await country.fill("Germany");
  await button("Save answer").click();
  await expect.element(button("Save answer")).not.toBeInTheDocument();
  expect(await saved(requests)).toEqual({ citizenship_countries: ["MX", "DE"] });
});

test("the colleges of the US are suggested while the student types", async () => {
  answerRequests({});
  await show(<Question field="intended_colleges" />);
  await page.getByRole("combobox", { name: "Add: Intended colleges" }).fill("rice univ");
  await expect.element(page.getByRole("option", { name: "Rice University" })).toBeVisible();
});

test("a yes about the military asks who serves or served, and saves all of it", async () => {
  const requests = answerRequests({ "PUT /api/profile": () => Response.json({}) });
  await show(<Question field="demographics.military" />);
  const ties = page.getByRole("group", { name: /^Who serves or served/ });
  await page.getByRole("radio", { name: "No" }).click();
  await expect.element(ties).not.toBeInTheDocument();
  await page.getByRole("radio", { name: "Yes" }).click();
  await ties.getByRole("button", { name: "A parent is or was a veteran" }).click();
  await button("Save answer").click();
  await expect.element(button("Save answer")).not.toBeInTheDocument();
  expect(await saved(requests)).toEqual({ demographics: { military: true, military_ties: ["parent_veteran"] } });
});

test("the branches that are chosen behind a yes about the military are saved with it", async () => {
  const requests = answerRequests({ "PUT /api/profile": () => Response.json({}) });
  await show(<Question field="demographics.military" />);
  await expect.element(page.getByRole("group", { name: /^In which branch/ })).not.toBeInTheDocument();
  await page.getByRole("radio", { name: "Yes" }).click();
  const branches = page.getByRole("group", { name: /^In which branch/ });
  await branches.getByText("Navy").click();
  await branches.getByText("Coast Guard").click();
  await button("Save answer").click();
  await expect.element(button("Save answer")).not.toBeInTheDocument();
  expect(await saved(requests)).toMatchObject({
    demographics: { military: true, military_branches: ["navy", "coast_guard"] },
  });
});

function ReadProfile() {
  return <p>{useQuery(profileQuery).data?.demographics.heritage?.join(", ")}</p>;
}

test("a membership in a tribe asks which tribe it is, and keeps the heritage that was added elsewhere since the profile was read", async () => {
  let stored = { updated_at: "2026-11-22T10:00:00.000Z", demographics: { heritage: ["Irish"] } };
  const requests = answerRequests({
    "GET /api/me": () => Response.json({ user: { id: "u1" }, has_profile: true }),
    "GET /api/profile": () => Response.json({ ...blankProfile, ...stored }),
    "PUT /api/profile": () => Response.json({ ...blankProfile, ...stored }),
  });
  await show(
    <>
      <ReadProfile />
      <Question field="demographics.tribal_membership" />
    </>,
  );
  await expect.element(page.getByText("Irish")).toBeInTheDocument();
  stored = { updated_at: "2026-11-22T11:00:00.000Z", demographics: { heritage: ["Irish", "Korean"] } };
  await page.getByRole("radio", { name: "None of these" }).click();
  await expect.element(page.getByRole("textbox", { name: /^Which tribe/ })).not.toBeInTheDocument();
  await page.getByRole("radio", { name: /federally recognized tribe or Alaska/ }).click();
  await page.getByRole("textbox", { name: /^Which tribe/ }).fill("Navajo Nation");
  await button("Save answer").click();
  await expect.element(button("Save answer")).not.toBeInTheDocument();
  const put = requests.find(({ method }) => method === "PUT");
  expect(await put?.json()).toEqual({
    demographics: { tribal_membership: "federal", heritage: ["Irish", "Korean", "Navajo Nation"] },
  });
  // The server refuses it if the heritage changes once more before it arrives.
  expect(put?.headers.get("if-profile-unchanged-since")).toBe(stored.updated_at);
});
