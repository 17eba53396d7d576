import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { onboardingDraft } from "./onboarding-draft.ts";
import { blankOnboarding } from "./onboarding-steps.ts";
import { OnboardingWizard } from "./onboarding-wizard.tsx";

const onSaved = vi.fn(async () => {});

/** The wizard with its step in state, as the route holds it in the URL. */
function Wizard({ userId }: { userId: string }) {
  const [step, setStep] = useState<number>();
  return (
    <>
      <OnboardingWizard
        user={{ id: userId, full_name: "Maya Ortiz" }}
        profile={null}
        urlStep={step}
        onStep={setStep}
        onSaved={onSaved}
      />
      <button type="button" onClick={() => setStep(3)}>
        Skip ahead
      </button>
    </>
  );
}

const heading = (name: string) => page.getByRole("heading", { name });
const next = page.getByRole("button", { name: "Next" });

test("the wizard leaves the focus alone when it opens, and moves it to the heading of the next step", async () => {
  await show(<Wizard userId="u1" />);
  await expect.element(heading("Personal Information")).not.toHaveFocus();
  await page.getByLabelText("Date of Birth").fill("2006-04-02");
  await page.getByLabelText("Location").fill("Austin, TX");
  await next.click();
  await expect.element(heading("Academic Information")).toHaveFocus();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect.element(page.getByLabelText("Location")).toHaveValue("Austin, TX");
});

test("beside Next stands which answers are still needed, until none is", async () => {
  await show(<Wizard userId="u10" />);
  await expect.element(page.getByText("Still needed: date of birth, location")).toBeVisible();
  await expect.element(next).toHaveAccessibleDescription("Still needed: date of birth, location");
  await page.getByLabelText("Date of Birth").fill("2006-04-02");
  await expect.element(next).toHaveAccessibleDescription("Still needed: location");
  await page.getByLabelText("Location").fill("Austin, TX");
  await expect.element(page.getByText(/^Still needed/)).not.toBeInTheDocument();
  await expect.element(next).not.toHaveAttribute("aria-describedby");
  await next.click();
  await expect.element(page.getByText("Still needed: level, field of study")).toBeVisible();
});

test("what is missing or refused is marked as soon as the student leaves its field", async () => {
  await show(<Wizard userId="u9" />);
  const name = page.getByLabelText("Full Name");
  await name.fill("");
  const born = page.getByLabelText("Date of Birth");
  await born.fill("2999-01-01");
  await expect.element(name).toHaveAccessibleDescription("Enter your full name.");
  await page.getByLabelText("Location").click();
  await expect.element(born).toHaveAccessibleDescription(/This day is in the future\. Check the year\./);
  await expect.element(page.getByLabelText("Location")).not.toHaveAttribute("aria-invalid");
  await name.fill("Maya Ortiz");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
});

test("the next step starts at the top of the page, with the focus on its heading", async () => {
  await page.viewport(390, 500);
  await show(<Wizard userId="u3" />);
  await page.getByLabelText("Date of Birth").fill("2006-04-02");
  await page.getByLabelText("Location").fill("Austin, TX");
  window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  expect(window.scrollY).toBeGreaterThan(0);
  await next.click();
  await expect.element(heading("Academic Information")).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test("a step that was not reached yet cannot be opened by its URL", async () => {
  await show(<Wizard userId="u2" />);
  await page.getByRole("button", { name: "Skip ahead" }).click();
  await expect.element(heading("Personal Information")).toBeVisible();
});

test("a student who leaves in the fourth step goes on there", async () => {
  const { screen } = await show(<Wizard userId="u4" />);
  await page.getByLabelText("Date of Birth").fill("2006-04-02");
  await page.getByLabelText("Location").fill("Austin, TX");
  await next.click();
  await page.getByLabelText("Academic Level").selectOptions("bachelor's_degree");
  await page.getByLabelText("Field of Study").fill("Nursing");
  await next.click();
  await page.getByLabelText(/^High need \(/).click();
  await next.click();
  await expect.element(heading("Interests")).toBeVisible();
  await screen.unmount();
  await show(<Wizard userId="u4" />);
  await expect.element(heading("Interests")).toBeVisible();
});

test("Enter goes to the next field, and submits the step in the last one", async () => {
  await show(<Wizard userId="u5" />);
  await page.getByLabelText("Date of Birth").fill("2006-04-02");
  await page.getByLabelText("Location").fill("Austin, TX");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading("Academic Information")).toHaveFocus();
  await page.getByLabelText("Academic Level").selectOptions("bachelor's_degree");
  await page.getByLabelText("Field of Study").fill("Nursing");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("GPA", { exact: false }).first()).toHaveFocus();
  await page.getByLabelText(/^Graduation Year/).fill("2028");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading("Financial Information")).toHaveFocus();
});

async function fillPersonal(date = "2006-04-02") {
  await page.getByLabelText("Date of Birth").fill(date);
  await page.getByLabelText("Location").fill("Austin, TX");
  await next.click();
}

async function fillAcademic() {
  await page.getByLabelText("Academic Level").selectOptions("bachelor's_degree");
  await page.getByLabelText("Field of Study").fill("Nursing");
}

/** Opens the wizard and answers the first four steps. */
async function goToLastStep(userId: string) {
  await show(<Wizard userId={userId} />);
  await fillPersonal();
  await fillAcademic();
  await next.click();
  await page.getByLabelText(/^High need \(/).click();
  await next.click();
  await page.getByRole("button", { name: "Technology & Computer Science" }).click();
  await next.click();
  await expect.element(heading("Career Goals")).toBeVisible();
}

const complete = page.getByRole("button", { name: "Complete Setup" });
const goals = page.getByRole("textbox", { name: /^Career Goals/ });
const saved = () => Response.json({ ...blankProfile, user_id: "u1", email: "maya@example.org" });

test("a locked step says which answers are missing and unlocks once they are given", async () => {
  await show(<Wizard userId="locked" />);
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await page.getByLabelText("Location").click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Enter your date of birth.")).toBeVisible();
  await expect.element(page.getByLabelText("Date of Birth")).toHaveFocus();
  await expect.element(page.getByLabelText("Location")).toHaveAccessibleDescription(/Enter where you live\.$/);
  await fillPersonal();
  await fillAcademic();
  await page.getByRole("textbox", { name: /^GPA/ }).fill("4.5");
  await next.click();
  await expect.element(page.getByText("GPA is a number from 0 to 4.")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect.element(page.getByLabelText("Location")).toHaveValue("Austin, TX");
});

test("a refused date of birth shows an error on its own step", async () => {
  await show(<Wizard userId="young" />);
  await fillPersonal(`${new Date().getFullYear() - 11}-01-01`);
  const date = page.getByLabelText("Date of Birth");
  await expect.element(date).toHaveAccessibleDescription(/cannot be used with this date of birth/);
  await expect.element(heading("Personal Information")).toBeVisible();
  await fillPersonal();
  await expect.element(heading("Academic Information")).toBeVisible();
});

test("the second half of a double click on Next answers nothing in the step that it led to", async () => {
  await show(<Wizard userId="twice" />);
  await fillPersonal();
  await fillAcademic();
  // On a phone, an answer of the next step is at the place of the clicked button.
  const answered = Promise.withResolvers<void>();
  const watching = new MutationObserver(() => {
    const answer = document.querySelector("input[type=radio]");
    if (!answer) return;
    watching.disconnect();
    answer.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true }));
    answered.resolve();
  });
  watching.observe(document.body, { childList: true, subtree: true });
  await next.click();
  await answered.promise;
  await expect.element(heading("Financial Information")).toBeVisible();
  expect(document.querySelectorAll("input[type=radio]:checked")).toHaveLength(0);
  await page.getByLabelText(/^High need \(/).click();
  expect(document.querySelectorAll("input[type=radio]:checked")).toHaveLength(1);
});

test("a failed save shows an error and keeps the step and the input, and the next save works", async () => {
  let isConnected = false;
  answerRequests({
    "PUT /api/profile": () => {
      if (!isConnected) throw new TypeError("Failed to fetch");
      return saved();
    },
  });
  await goToLastStep("failed");
  await goals.fill("A nurse in a rural clinic.");
  await complete.click();
  await expect.element(page.getByText("Failed to save your profile. Please try again.").first()).toBeVisible();
  await expect.element(page.getByText("Error", { exact: true }).first()).toBeVisible();
  await expect.element(goals).toHaveValue("A nurse in a rural clinic.");
  expect(onSaved).not.toHaveBeenCalled();
  isConnected = true;
  await complete.click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
});

test("while it saves, the button says so, and neither a double click nor a later one saves again", async () => {
  const held = Promise.withResolvers<void>();
  const requests = answerRequests({ "PUT /api/profile": () => held.promise.then(saved) });
  await goToLastStep("saving");
  await complete.dblClick();
  const busy = page.getByRole("button", { name: "Setting up..." });
  await expect.element(busy).toBeVisible();
  await busy.click({ force: true });
  held.resolve();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("an answer that the server refuses leads back to its field", async () => {
  const errors = [{ path: "date_of_birth", message: "Laurel cannot be used with this date of birth." }];
  answerRequests({ "PUT /api/profile": () => Response.json({ code: "invalid_input", errors }, { status: 400 }) });
  await goToLastStep("refused");
  await complete.click();
  await expect.element(heading("Personal Information")).toBeVisible();
  await expect.element(page.getByLabelText("Date of Birth")).toHaveFocus();
  await expect.element(page.getByLabelText("Date of Birth")).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(page.getByText("Personal Information: Laurel cannot be used with this date of birth.").first())
    .toBeVisible();
});

test("what can no longer be saved at the end is named, and leads to its field", async () => {
  const requests = answerRequests({ "PUT /api/profile": saved });
  const answers = {
    ...blankOnboarding,
    full_name: "Maya Ortiz",
    date_of_birth: "2006-04-02",
    location: "Austin, TX",
    academic_level: "bachelor's_degree",
    field_of_study: "Nursing",
    gpa: "4.5",
    financial_need_level: "high",
    interests: ["Education"],
  };
  onboardingDraft("stale-draft").write({ step: 4, answers });
  await show(<Wizard userId="stale-draft" />);
  await complete.click();
  await expect.element(heading("Academic Information")).toBeVisible();
  const gpa = page.getByRole("textbox", { name: /^GPA/ });
  await expect.element(gpa).toHaveFocus();
  await expect.element(gpa).toHaveAccessibleDescription(/GPA is a number from 0 to 4\.$/);
  await expect.element(page.getByText("Academic Information: GPA is a number from 0 to 4.").first()).toBeVisible();
  expect(requests.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("a class in words is refused as a number, read on its scale, and saved", async () => {
  const requests = answerRequests({ "PUT /api/profile": saved });
  await show(<Wizard userId="class" />);
  await fillPersonal();
  await fillAcademic();
  const gpa = page.getByRole("textbox", { name: /^GPA/ });
  await gpa.fill("Second class upper");
  await next.click();
  await expect.element(gpa).toHaveAccessibleDescription(/GPA is a number from 0 to 4\.$/);
  await page.getByLabelText("Scale").selectOptions("uk_class");
  await expect.element(gpa).toHaveAccessibleDescription(/is about 3\.3 of 4\.0\.$/);
  await expect.element(gpa).not.toHaveAttribute("aria-invalid");
  await next.click();
  await page.getByLabelText(/^High need \(/).click();
  await next.click();
  await page.getByRole("button", { name: "Technology & Computer Science" }).click();
  await next.click();
  await complete.click();
  await expect.poll(() => requests.find(({ method }) => method === "PUT")).toBeDefined();
  const sent = await requests.find(({ method }) => method === "PUT")?.json();
  expect(sent).toMatchObject({ gpa_given: "Second class upper", gpa_scale: "uk_class" });
});

test("interests that no choice names are added in the student's words, and what is typed last is saved too", async () => {
  const requests = answerRequests({ "PUT /api/profile": saved });
  await show(<Wizard userId="own-interests" />);
  await fillPersonal();
  await fillAcademic();
  await next.click();
  await page.getByLabelText(/^High need \(/).click();
  await next.click();
  const own = page.getByRole("combobox", { name: "Add: Other interests" });
  await own.fill("Beekeeping");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove Beekeeping" })).toBeVisible();
  await own.fill("Farming");
  await next.click();
  await complete.click();
  await expect.poll(() => requests.find(({ method }) => method === "PUT")).toBeDefined();
  const sent = await requests.find(({ method }) => method === "PUT")?.json();
  expect(sent.extracurricular_activities).toEqual(["Beekeeping", "Farming"]);
});

test("an interest that is too long keeps the step and is named at its field, and removing one leaves the others", async () => {
  await show(<Wizard userId="long-interest" />);
  await fillPersonal();
  await fillAcademic();
  await next.click();
  await page.getByLabelText(/^High need \(/).click();
  await next.click();
  const own = page.getByRole("combobox", { name: "Add: Other interests" });
  for (const typed of ["Farming", "farming", "Beekeeping"]) {
    await own.fill(typed);
    await page.getByRole("button", { name: "Add: Other interests" }).click();
  }
  await page.getByRole("button", { name: "Remove Farming" }).click();
  await expect.element(page.getByRole("button", { name: /^Remove/ })).toHaveAccessibleName("Remove Beekeeping");
  await own.fill("a".repeat(301));
  await next.click();
  await expect.element(own).toHaveAccessibleDescription(/Use at most 300 characters\.$/);
  await expect.element(heading("Interests")).toBeVisible();
  await own.fill("Robotics");
  await next.click();
  await expect.element(heading("Career Goals")).toBeVisible();
});
