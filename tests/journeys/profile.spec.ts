import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";
import { saveProfile } from "#tests/support/onboarding.ts";
import { listOf, openGroup, savedProfile, saveStep, toast } from "#tests/support/profile.ts";

const progress = (page: Page) => page.getByRole("progressbar", { name: "Profile progress" });
const step = (page: Page, title: string) => page.getByRole("link", { name: new RegExp(`^Step \\d ${title}`) });
const goOn = (page: Page) => page.getByRole("button", { name: "Continue" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test("a student goes from an empty overview through the four steps to a complete profile", async ({ page }) => {
  await signUp(page);
  await page.goto("/profile");
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
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "4");
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

  await page.getByLabel("Full Name").fill("");
  await page.getByLabel("Graduation Year").fill("2029");
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
    full_name: null,
    gpa: 3.1,
    citizenship_status: "other",
    graduation_year: 2029,
    annual_family_income: 42_000,
    financial_need_level: "medium",
    essay_writing_score: 7,
    work_experience: ["Cashier, never added by hand"],
  });
  await expect(page.getByRole("progressbar", { name: "Profile Completion" })).toHaveAttribute("aria-valuenow", "45");
});

test("a visitor is asked to sign in and then returns to the profile", async ({ page }) => {
  for (const path of ["/profile", "/profile/complete", "/profile/goals", "/profile/edit"]) {
    await page.goto(path);
    await expect(page.getByText("Sign in to manage your profile")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      new RegExp(`^/auth\\?next=.*${path.split("/").at(-1)}`),
    );
  }
});

test("an unknown step leads to the first, and a locked step can be opened", async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/hobbies");
  await expect(page).toHaveURL("/profile/personal");
  await page.getByRole("link", { name: "Back to Overview" }).click();
  await expect(page).toHaveURL("/profile");
  await step(page, "Goals and Finances").click();
  await expect(page).toHaveURL("/profile/goals");
  await expect(heading(page, "Goals and Finances")).toBeVisible();
});

test("values of both lists of levels and needs are shown, and opening and saving changes none", async ({ page }) => {
  await signUp(page);
  await saveProfile(page, { academic_level: "master's_degree", financial_need_level: "medium" });
  await page.goto("/profile/academic");
  await expect(page.getByLabel("Academic Level")).toHaveValue("graduate");
  await page.getByLabel("Field of Study").fill("History");
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  await page.goto("/profile/goals");
  await expect(page.getByLabel("Financial Need Level")).toHaveValue("moderate");
  await page.goto("/profile/edit");
  await expect(page.getByLabel("Academic Level")).toHaveValue("master's_degree");
  await expect(page.getByLabel("Financial Need Level")).toHaveValue("medium");
  expect(await savedProfile(page)).toMatchObject({
    academic_level: "master's_degree",
    financial_need_level: "medium",
    field_of_study: "History",
  });
  await saveProfile(page, { academic_level: "undergraduate", financial_need_level: "critical" });
  await page.goto("/profile/edit");
  await expect(page.getByLabel("Academic Level")).toHaveValue("bachelor's_degree");
  await expect(page.getByLabel("Financial Need Level")).toHaveValue("high");
  await page.getByLabel("Full Name").fill("Maya");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Profile updated")).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({
    academic_level: "undergraduate",
    financial_need_level: "critical",
    full_name: "Maya",
  });
});

test("a grade on another scale is stored as given", async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/academic");
  await page.getByLabel("Scale").selectOption("100");
  await page.getByLabel("GPA").fill("185");
  await saveStep(page);
  await expect(page.getByLabel("GPA")).toHaveAccessibleDescription(/On this scale a grade is a number from 0 to 100/);
  await page.getByLabel("GPA").fill("85");
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({ gpa: 3, gpa_given: "85", gpa_scale: "100" });
  await page.reload();
  await expect(page.getByLabel("GPA")).toHaveValue("85");
});

test("entries of a list can be added and removed from the keyboard, and each change is announced", async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/activities");
  const { entries, input, status, remove } = listOf(page, "Leadership Experience");
  await expect(page.getByRole("heading", { name: "More questions (optional)" })).toBeVisible(); // the whole form is there
  await input.focus();
  await expect(input).toBeFocused();
  for (const entry of ["  Captain of the robotics team ", "   ", "Tutor", "Tutor"]) {
    await page.keyboard.type(entry);
    await page.keyboard.press("Enter");
  }
  await expect(entries).toHaveText(["Captain of the robotics team", "Tutor", "Tutor"]);
  await expect(status).toHaveText("Added Tutor. 3 entries.");
  await expect(input).toBeFocused();
  await input.fill("");
  await remove("Captain of the robotics team").focus();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Removed Captain of the robotics team. 2 entries.");
  await expect(remove("Tutor").first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await expect(entries).toHaveCount(0);
  await expect(input).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("Tutor");
  await page.keyboard.press("Enter");
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({ leadership_experience: ["Tutor"] });
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

test("an error in a collapsed group expands it", async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/academic");
  await openGroup(page, "Test scores");
  await page.getByLabel("SAT score", { exact: true }).fill("20");
  await openGroup(page, "Test scores");
  await expect(page.getByLabel("SAT score", { exact: true })).toBeHidden();
  await saveStep(page);
  await expect(page.getByLabel("SAT score", { exact: true })).toBeFocused();
  await expect(page.getByLabel("SAT score", { exact: true })).toHaveAccessibleDescription(/From 400 to 1600\.$/);
});
