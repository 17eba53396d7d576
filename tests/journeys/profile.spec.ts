import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";
import { saveProfile } from "#tests/support/onboarding.ts";
import { listOf, openGroup, savedProfile, saveStep, toast } from "#tests/support/profile.ts";

const progress = (page: Page) => page.getByRole("progressbar", { name: "Profile progress" });
const step = (page: Page, title: string) => page.getByRole("link", { name: new RegExp(`^Step \\d ${title}`) });
const goOn = (page: Page) => page.getByRole("button", { name: "Continue" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test("a visitor is asked to sign in, and a student goes from an empty overview through the four steps to a complete profile", async ({
  page,
}) => {
  await page.goto("/profile/goals");
  await expect(page.getByText("Sign in to manage your profile")).toBeVisible();
  const signIn = page.getByRole("main").getByRole("link", { name: "Sign In" });
  await expect(signIn).toHaveAttribute("href", "/auth?next=%2Fprofile%2Fgoals");
  await signUp(page);
  await page.goto("/profile/hobbies");
  await expect(page).toHaveURL("/profile/personal");
  await page.getByRole("link", { name: "Back to Overview" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Your Scholar Profile" })).toBeVisible();
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "0");
  await expect(step(page, "Academic Information").getByText("Do Personal Information first")).toBeVisible();
  await expectAccessible(page);
  await step(page, "Personal Information").click();

  await expect(page).toHaveURL("/profile/personal");
  await expect(goOn(page)).toBeDisabled();
  await page.getByLabel("Full Name").fill("Maya Ortiz");
  await page.getByLabel("Location").fill("Austin, TX");
  await page.getByLabel("Citizenship Status").selectOption("us_citizen");
  await goOn(page).click();
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  await expect(toast(page, "Your information has been updated successfully.")).toBeVisible();

  await expect(page).toHaveURL("/profile/academic");
  await expect(heading(page, "Academic Information")).toBeVisible();
  await page.getByLabel("Academic Level").selectOption("undergraduate");
  await page.getByLabel("Field of Study").fill("Nursing");
  await page.getByLabel("GPA").fill("3.65");
  await goOn(page).click();

  await expect(page).toHaveURL("/profile/activities");
  await listOf(page, "Extracurricular Activities").input.fill("Debate club");
  await listOf(page, "Extracurricular Activities").add.click();
  await page.getByLabel("Volunteer Hours").fill("120");
  await goOn(page).click();

  await expect(page).toHaveURL("/profile/goals");
  await page.getByRole("textbox", { name: "Career Goals" }).fill("A nurse in a rural clinic.");
  await page.getByLabel("Financial Need Level").selectOption("critical");
  await page.getByRole("button", { name: "Complete Profile" }).click();

  await expect(page).toHaveURL("/profile/complete");
  await expect(progress(page)).toHaveAttribute("aria-valuetext", "8 of 11 answers");
  await expect(page.getByText("4 of 4 steps completed")).toBeVisible();
  await expect(page.getByText("Completed", { exact: true })).toHaveCount(4);
  await expectAccessible(page);
  expect(await savedProfile(page)).toMatchObject({
    full_name: "Maya Ortiz",
    location: "Austin, TX",
    citizenship_status: "us_citizen",
    academic_level: "undergraduate",
    field_of_study: "Nursing",
    gpa: 3.65,
    graduation_year: null,
    extracurricular_activities: ["Debate club"],
    volunteer_hours: 120,
    career_goals: "A nurse in a rural clinic.",
    financial_need_level: "critical",
  });
  expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain("laurel:profile");
});

test("the whole profile can be edited on one page", async ({ page }) => {
  const { email } = await signUp(page);
  await saveProfile(page, { full_name: "Maya", gpa: 3.1, citizenship_status: "other" });
  await page.goto("/profile/edit");
  for (const title of [
    "Personal Information",
    "Academic Information",
    "Financial Information",
    "Career Goals",
    "Subscription Status",
    "Extracurricular Activities",
    "Academic Achievements",
    "Leadership Experience",
    "Work Experience",
    "Additional Information",
  ])
    await expect(heading(page, title)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expect(page.getByText("Free Trial")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Profile Completion" })).toHaveAttribute("aria-valuenow", "27");

  await page.getByLabel("Graduation Year").fill("2051");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Failed to save profile. Please try again.")).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: "Messages" })
      .getByText("Graduation year is from 2024 to 2035.", { exact: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel("Graduation Year")).toHaveAccessibleDescription(/from 2024 to 2035/);
  await expect(page.getByLabel("Graduation Year")).toBeFocused();
  await page.getByLabel("Full Name").fill("");
  await page.getByLabel("Graduation Year").fill("2029");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription(/Enter your full name\./);
  await page.getByLabel("Full Name").fill("Maya Ortiz");
  await page.getByLabel("Annual Family Income").fill("$42,000");
  await page.getByLabel("Financial Need Level").selectOption("medium");
  await page.getByLabel("Essay Writing Confidence").selectOption("7");
  await listOf(page, "Work Experience").input.fill("Cashier, never added by hand");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Profile updated")).toBeVisible();
  await expect(listOf(page, "Work Experience").entries).toHaveCount(1);
  await expect(listOf(page, "Work Experience").input).toHaveValue("");
  await expect(page.getByText("Everything is saved", { exact: true })).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({
    full_name: "Maya Ortiz",
    gpa: 3.1,
    citizenship_status: "other",
    graduation_year: 2029,
    annual_family_income: 42_000,
    financial_need_level: "medium",
    essay_writing_score: 7,
    work_experience: ["Cashier, never added by hand"],
  });
  await expect(page.getByRole("progressbar", { name: "Profile Completion" })).toHaveAttribute("aria-valuenow", "55");
});

test("an optional question shows its reason and impact, and can be skipped, set to not apply and deleted", async ({
  page,
}) => {
  await signUp(page);
  await saveProfile(page, { location: "Austin, TX", demographics: { religion: "Jewish" } });
  await page.goto("/profile/personal");
  await openGroup(page, "Home and citizenship");
  await openGroup(page, "About you");
  await expect(page.getByLabel("Gender", { exact: true })).toHaveAccessibleDescription(
    /Helps check .* more scholarships?/,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have no county: County" }).click();
  await page.getByRole("button", { name: "Skip: Gender" }).click();
  await expect(page.getByText("Skipped. We won't ask this again.")).toBeVisible();
  await listOf(page, "Heritage").input.fill("Kor");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(listOf(page, "Heritage").entries).toHaveText(["Korean"]);
  await page.getByLabel("Do you have a disability?").selectOption("No");
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({
    set_aside: { county: "does_not_apply", "demographics.gender": "skipped" },
    demographics: { religion: "Jewish", heritage: ["Korean"], disability: false },
  });

  await page.getByLabel("Full Name").fill("typed and not saved");
  await page.getByRole("button", { name: "Delete this answer: Religion" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Answer deleted")).toBeVisible();
  await expect(page.getByLabel("Religion", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Religion", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveValue("typed and not saved");
  expect((await savedProfile(page)).demographics).toEqual({ heritage: ["Korean"], disability: false });
  await page.getByRole("button", { name: "Answer: Gender" }).click();
  await page.getByLabel("Gender", { exact: true }).selectOption("Woman");
  await saveStep(page);
  await expect.poll(async () => (await savedProfile(page)).set_aside).toEqual({ county: "does_not_apply" });
});

test("two tabs merge different answers, and show both values of an answer that both changed", async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/status of 409/);
  await signUp(page);
  await saveProfile(page, { gpa: 3, field_of_study: "Law", academic_achievements: ["Prize"] });
  await page.goto("/profile/academic");
  const other = await context.newPage();
  await other.goto("/profile/edit");
  await expect(other.getByLabel("GPA")).toHaveValue("3");

  await page.getByLabel("Field of Study").fill("History");
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  await other.getByLabel("Location").fill("Reno, NV");
  await other.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(other, "Profile updated")).toBeVisible();
  await expect(other.getByLabel("Field of Study")).toHaveValue("History");
  expect(await savedProfile(page)).toMatchObject({ field_of_study: "History", location: "Reno, NV" });

  await page.getByLabel("GPA").fill("3.5");
  await listOf(page, "Academic Achievements").input.fill("Medal");
  await other.getByLabel("GPA").fill("3.8");
  await other.getByRole("button", { name: "Save Profile" }).click();
  await expect(other.getByText("Everything is saved", { exact: true })).toBeVisible();
  await saveStep(page);
  await expect(page.getByLabel("GPA")).toBeFocused();
  await expect(page.getByLabel("GPA")).toHaveAccessibleDescription(/to “3\.8”\. Save again to replace it with “3\.5”/);
  await expect(page.getByText("Some answers were also changed elsewhere.").first()).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({ gpa: 3.8, academic_achievements: ["Prize"] });
  await expectAccessible(page);
  await saveStep(page);
  await expect
    .poll(async () => savedProfile(page))
    .toMatchObject({ gpa: 3.5, academic_achievements: ["Prize", "Medal"] });
});
