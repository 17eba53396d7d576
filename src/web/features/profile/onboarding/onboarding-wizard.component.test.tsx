import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
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
