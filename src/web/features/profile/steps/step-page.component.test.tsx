import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectNoToast } from "#tests/support/component/expect-no-toast.ts";
import { show } from "#tests/support/component/show.tsx";
import { ProfileStepPage } from "./step-page.tsx";

const stored = (answers: object, updated_at = "2026-11-22T10:00:00.000Z") => ({
  ...blankProfile,
  user_id: "u1",
  email: "maya@example.org",
  ...answers,
  updated_at,
});
/** The signed-in student that every page of a student needs. */
const student = {
  "GET /api/me": () => Response.json({ user: { id: "u1", email: "maya@example.org" }, has_profile: true }),
  "GET /api/profile/questions": () => Response.json([]),
};
const gpa = page.getByRole("textbox", { name: "GPA" });
const save = page.getByRole("button", { name: "Save Progress" });

test("an answer that was also changed elsewhere is shown at its field, and replaced only by saving again", async () => {
  let profile = stored({ gpa: 3 });
  const later = stored({ gpa: 3.8 }, "2026-11-22T11:00:00.000Z");
  const requests = answerRequests({
    ...student,
    "GET /api/profile": () => Response.json(profile),
    "PUT /api/profile": (request) =>
      request.headers.get("if-profile-unchanged-since") === later.updated_at
        ? Response.json(stored({ gpa: 3.5 }, "2026-11-22T12:00:00.000Z"))
        : Response.json({ code: "profile_changed", errors: [{ path: "gpa", message: "changed" }] }, { status: 409 }),
  });
  await show(<ProfileStepPage step="academic" userId="conflict" onGo={() => {}} />);
  await gpa.fill("3.5");
  profile = later;
  await save.click();
  const text = page.getByText("Changed elsewhere to “3.8”. Save again to replace it with “3.5”.");
  await expect.element(text.first()).toBeVisible();
  await expect.element(gpa).toHaveFocus();
  await expect.element(gpa).toHaveValue("3.5");
  await save.click();
  await expect.element(page.getByText("Progress saved! ✨").first()).toBeVisible();
  await expect.element(text).not.toBeInTheDocument();
  const puts = requests.filter(({ method }) => method === "PUT");
  expect(await puts.at(-1)?.json()).toEqual({ gpa: 3.5 });
});

test("deleting an answer moves the focus to its emptied field", async () => {
  answerRequests({
    ...student,
    "GET /api/profile": () => Response.json(stored({ demographics: { religion: "Jewish" } })),
    "PUT /api/profile": () => Response.json(stored({}, "2026-11-22T12:00:00.000Z")),
  });
  await show(<ProfileStepPage step="personal" userId="deletion" onGo={() => {}} />);
  await page.getByText("About you").click();
  await page.getByRole("button", { name: "Delete this answer: Religion" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByRole("combobox", { name: "Religion" })).toHaveFocus();
  await expect.element(page.getByRole("combobox", { name: "Religion" })).toHaveValue("");
});

test("typing stores the draft once, after a pause", async () => {
  answerRequests({ ...student, "GET /api/profile": () => Response.json(stored({})) });
  const write = vi.spyOn(Storage.prototype, "setItem");
  await show(<ProfileStepPage step="academic" userId="typing" onGo={() => {}} />);
  await gpa.click();
  // In one go, as the pauses between separate commands can be as long as that before a draft is stored.
  for (const character of "3.56") document.execCommand("insertText", false, character);
  const drafts = () => write.mock.calls.filter(([key]) => key === "laurel:profile-academic:typing");
  await expect.poll(() => drafts().length).toBeGreaterThan(0);
  expect(drafts().length).toBe(1);
  expect(drafts()[0]?.[1]).toContain("3.56");
});

test("who serves or served is asked only beside a yes about the military, and is no question of its own", async () => {
  const requests = answerRequests({
    ...student,
    "GET /api/profile": () => Response.json(stored({ demographics: { military: true, military_ties: ["veteran"] } })),
    "PUT /api/profile": () => Response.json(stored({}, "2026-11-22T12:00:00.000Z")),
  });
  await show(<ProfileStepPage step="goals" userId="ties" onGo={() => {}} />);
  await page.getByText("1 of 5 answered").click();
  const tie = (name: string) => page.getByRole("button", { name });
  await expect.element(tie("I am a veteran")).toHaveAttribute("aria-pressed", "true");
  await tie("My spouse serves now").click();
  await save.click();
  await expect.poll(() => requests.filter(({ method }) => method === "PUT")).toHaveLength(1);
  const [put] = requests.filter(({ method }) => method === "PUT");
  expect(await put?.json()).toEqual({ demographics: { military_ties: ["veteran", "spouse_serving"] } });
  await expect.element(tie("I am a veteran")).not.toBeInTheDocument();
});

test("only a Native student is asked for a tribal membership", async () => {
  answerRequests({ ...student, "GET /api/profile": () => Response.json(stored({})) });
  await show(<ProfileStepPage step="personal" userId="tribe" onGo={() => {}} />);
  await page.getByText("About you").click();
  const asked = page.getByRole("combobox", { name: "Are you enrolled in a tribe?" });
  await expect.element(page.getByRole("combobox", { name: "Ethnicity" })).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
  await page.getByRole("combobox", { name: "Ethnicity" }).fill("American Indian");
  await expect.element(asked).toBeVisible();
});

/** The server with a stored profile, which saves what is sent and answers as the real one. Returns what was sent. */
function serveProfile(answers: object) {
  let profile = stored(answers);
  const sent: object[] = [];
  answerRequests({
    ...student,
    "GET /api/profile": () => Response.json(profile),
    "PUT /api/profile": async (request) => {
      const changes = await request.json();
      sent.push(changes);
      profile = { ...profile, ...changes, updated_at: `2026-11-22T12:00:${String(sent.length).padStart(2, "0")}.000Z` };
      return Response.json(profile);
    },
  });
  return sent;
}

const showStep = (step: "personal" | "academic" | "activities", userId: string) =>
  show(<ProfileStepPage step={step} userId={userId} onGo={() => {}} />);
const text = (words: string) => page.getByText(words).first();
const broughtBack = page.getByText(/^We brought back what you typed here before\./);
const discard = page.getByRole("button", { name: "Discard unsaved answers" });
const field = page.getByLabelText("Field of Study");

test("the toast of a refused answer names its field once", async () => {
  answerRequests({ ...student, "GET /api/profile": () => Response.json(stored({})) });
  await showStep("academic", "refusal");
  await page.getByLabelText("GPA", { exact: true }).fill("5");
  await page.getByRole("button", { name: "Save Progress" }).click();
  await expect.element(page.getByRole("dialog").getByText(/GPA is/)).toHaveTextContent("GPA is a number from 0 to 4.");
});

test("a failed save and a refused answer show an error and keep the input, and the next save works", async () => {
  const errors = [{ path: "date_of_birth", message: "Laurel cannot be used with this date of birth." }];
  const answers = [
    () => {
      throw new TypeError("Failed to fetch");
    },
    () => Response.json({ code: "invalid_input", errors }, { status: 400 }),
    () => Response.json(stored({ full_name: "Maya", date_of_birth: "2006-04-02" }, "2026-11-22T12:00:00.000Z")),
  ];
  answerRequests({
    ...student,
    "GET /api/profile": () => Response.json(stored({})),
    "PUT /api/profile": () => answers.shift()?.() ?? new Response(null, { status: 500 }),
  });
  await showStep("personal", "failure");
  const name = page.getByLabelText("Full Name");
  const date = page.getByLabelText("Date of Birth");
  await name.fill("Maya");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(text("Error saving profile")).toBeVisible();
  await expect.element(text("Please try again later.")).toBeVisible();
  await expect.element(name).toHaveValue("Maya");

  await date.fill("2006-04-03");
  await save.click();
  await expect.element(text("Laurel cannot be used with this date of birth.")).toBeVisible();
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveAttribute("aria-invalid", "true");
  await date.fill("2006-04-02");
  await expect.element(date).not.toHaveAttribute("aria-invalid");
  await save.click();
  await expect.element(text("Progress saved! ✨")).toBeVisible();
});

test("unsaved answers come back on the next visit, and can be discarded or saved", async () => {
  const sent = serveProfile({ field_of_study: "Law", academic_achievements: ["Prize"] });
  const prizes = page.getByRole("combobox", { name: "Add: Academic Achievements" });
  const draft = () => localStorage.getItem("laurel:profile-academic:again") ?? "";
  const { screen } = await showStep("academic", "again");
  await field.fill("Nursing");
  await prizes.fill("half a medal");
  await expect.poll(draft).toContain("half a medal");
  await screen.unmount();

  const second = await showStep("academic", "again");
  await expect.element(broughtBack).toBeVisible();
  await expect.element(field).toHaveValue("Nursing");
  await expect.element(prizes).toHaveValue("half a medal");
  await discard.click();
  await expect.element(field).toHaveValue("Law");
  await expect.element(prizes).toHaveValue("");
  expect(draft()).toBe("");
  await field.fill("Nursing");
  await expect.poll(draft).toContain("Nursing");
  await second.screen.unmount();

  await showStep("academic", "again");
  await expect.element(field).toHaveValue("Nursing");
  await save.click();
  await expect.element(text("Progress saved! ✨")).toBeVisible();
  await expect.element(broughtBack).not.toBeInTheDocument();
  expect(sent).toEqual([{ field_of_study: "Nursing" }]);
});

/** The server after the GPA was changed in another tab: it refuses a save that knows only the old one. */
function serveChangedGpa(reload: () => Response) {
  let isOpen = false;
  answerRequests({
    ...student,
    "GET /api/profile": () => {
      const answer = isOpen ? reload() : Response.json(stored({ gpa: 3 }));
      isOpen = true;
      return answer;
    },
    "PUT /api/profile": () =>
      Response.json({ code: "profile_changed", errors: [{ path: "gpa", message: "changed" }] }, { status: 409 }),
  });
}

test("an answer changed in another tab stays when the student discards their own", async () => {
  serveChangedGpa(() => Response.json(stored({ gpa: 3.8 }, "2026-11-22T11:00:00.000Z")));
  await showStep("academic", "discards");
  await gpa.fill("3.5");
  await save.click();
  await discard.click();
  await expect.element(gpa).toHaveValue("3.8");
});

test("an error is shown when the reload after a refused save fails", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  serveChangedGpa(() => Response.json({ code: "internal_error" }, { status: 500 }));
  await showStep("academic", "reload");
  await gpa.fill("3.5");
  await save.click();
  await expect.element(text("Error saving profile")).toBeVisible();
  await expect.element(gpa).toHaveValue("3.5");
  expect(log).toHaveBeenCalledWith("the profile could not be loaded", expect.anything());
});

test("a profile that failed to load says so and can be loaded again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  let isUp = false;
  answerRequests({
    ...student,
    "GET /api/profile": () =>
      isUp
        ? Response.json(stored({ field_of_study: "Law" }))
        : Response.json({ code: "internal_error" }, { status: 500 }),
  });
  await showStep("academic", "loading");
  await expect.element(page.getByRole("heading", { name: "Your profile could not be loaded" })).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(field).toHaveValue("Law");
  expect(log).toHaveBeenCalledWith("the profile could not be loaded", expect.anything());
});

test("an answer can be cleared, and a suggested year is saved only if the student leaves it in", async () => {
  const sent = serveProfile({ academic_level: "graduate", field_of_study: "Law", gpa: 3 });
  await showStep("academic", "year");
  const year = new Date().getFullYear() + 4;
  await expect.element(page.getByLabelText("Graduation Year")).toHaveValue(String(year));
  await page.getByLabelText("Academic Level").selectOptions("Not answered");
  await gpa.fill("");
  await save.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ academic_level: null, gpa: null });
  expect(sent[0]).not.toHaveProperty("graduation_year");
  await page.getByRole("button", { name: `Keep ${year}` }).click();
  await save.click();
  await expect.poll(() => sent[1]).toEqual({ graduation_year: year });
});

test("an error in a collapsed group expands it", async () => {
  serveProfile({});
  await showStep("academic", "collapsed");
  const scores = page.getByText("Test scores");
  const sat = page.getByLabelText("SAT score", { exact: true });
  await scores.click();
  await sat.fill("20");
  await scores.click();
  await expect.element(sat).not.toBeVisible();
  await save.click();
  await expect.element(sat).toHaveFocus();
  await expect.element(sat).toHaveAccessibleDescription(/From 400 to 1600\.$/);
});

test("a question with an answer does not name what the answer would help, and citizens are not asked about papers", async () => {
  answerRequests({
    ...student,
    "GET /api/profile/questions": () =>
      Response.json([
        { field: "demographics.gender", scholarships: 7, dollars: 0 },
        { field: "demographics.religion", scholarships: 9, dollars: 0 },
      ]),
    "GET /api/profile": () =>
      Response.json(stored({ citizenship_status: "us_citizen", demographics: { gender: "woman" } })),
  });
  await show(<ProfileStepPage step="personal" userId="answered" onGo={() => {}} />);
  await page.getByText("About you").click();
  await expect.element(page.getByText(/Helps check 9 more/)).toBeVisible();
  await expect.element(page.getByText(/Helps check 7 more/)).not.toBeInTheDocument();
  await expect.element(page.getByText("Are you undocumented, with or without DACA?")).not.toBeInTheDocument();
});

test("a location in a state counts as the answer about the state", async () => {
  const profile = stored({ location: "Austin, TX" });
  answerRequests({ ...student, "GET /api/profile": () => Response.json(profile) });
  await show(<ProfileStepPage step="personal" userId="in-texas" onGo={() => {}} />);
  await expect.element(page.getByText("1 of 3 answered")).toBeVisible();
});

test("a student who lives abroad is not asked about a life in the United States", async () => {
  const profile = stored({ location: "Kumasi, Ghana" });
  answerRequests({ ...student, "GET /api/profile": () => Response.json(profile) });
  await show(<ProfileStepPage step="personal" userId="in-ghana" onGo={() => {}} />);
  await expect.element(page.getByText("0 of 1 answered")).toBeVisible();
  await page.getByText("Home and citizenship").click();
  await expect.element(page.getByRole("combobox", { name: "Add: Countries of citizenship" })).toBeVisible();
  await expect.element(page.getByLabelText("County")).not.toBeInTheDocument();
});

test("a citizen of Nigeria in a city called Lagos is not asked about a life in the United States", async () => {
  const profile = stored({ location: "Lagos", citizenship_status: "international", citizenship_countries: ["NG"] });
  answerRequests({ ...student, "GET /api/profile": () => Response.json(profile) });
  await show(<ProfileStepPage step="personal" userId="in-lagos" onGo={() => {}} />);
  await page.getByText("Home and citizenship").click();
  await expect.element(page.getByRole("combobox", { name: "Add: Countries of citizenship" })).toBeVisible();
  await expect.element(page.getByLabelText("County")).not.toBeInTheDocument();
  await expect.element(page.getByLabelText(/^State/)).not.toBeInTheDocument();
});

test.each(["us_citizen", "permanent_resident"])(
  "who lives abroad as %s is asked for state and county",
  async (status) => {
    const profile = stored({ location: "Kumasi, Ghana", citizenship_status: status });
    answerRequests({ ...student, "GET /api/profile": () => Response.json(profile) });
    await show(<ProfileStepPage step="personal" userId={`abroad-${status}`} onGo={() => {}} />);
    await page.getByText("Home and citizenship").click();
    await expect.element(page.getByLabelText("County")).toBeVisible();
    await expect.element(page.getByLabelText(/^State/)).toBeVisible();
    await expect.element(page.getByText("Are you undocumented, with or without DACA?")).not.toBeInTheDocument();
  },
);

/** A step that is left without a reload, as a link does it. */
function Leaving({ userId }: { userId: string }) {
  const [isLeft, leave] = useState(false);
  return (
    <>
      {!isLeft && <ProfileStepPage step="academic" userId={userId} onGo={() => {}} />}
      <button type="button" onClick={() => leave(true)}>
        Leave
      </button>
    </>
  );
}

test("on leaving, the student is told of the answers that are not saved", async () => {
  answerRequests({ ...student, "GET /api/profile": () => Response.json(stored({})) });
  await show(<Leaving userId="leaving" />);
  await gpa.fill("9");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.element(page.getByText("Not saved yet").first()).toBeVisible();
  await expect
    .element(page.getByText("1 answer in your profile waits on this device for you to save.").first())
    .toBeVisible();
});

test("a student who leaves with everything saved is told nothing", async () => {
  answerRequests({ ...student, "GET /api/profile": () => Response.json(stored({})) });
  await show(<Leaving userId="leaving-saved" />);
  await expect.element(gpa).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.element(gpa).not.toBeInTheDocument();
  await expectNoToast("Not saved yet");
});
