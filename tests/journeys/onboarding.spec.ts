import type { Page } from "@playwright/test";
import type { MatchPage } from "#domain/matches/match-list.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInAnyColors,
  expectNoSidewaysScroll,
  newStudent,
  signUp,
  test,
} from "#tests/support/browser.ts";
import { answers, fillAcademic, fillPersonal, next, stepHeading } from "#tests/support/onboarding.ts";

const questionAfter = (page: Page) => page.getByRole("heading", { level: 1, name: "What changes your matches most" });

test("a student goes from sign-up through five steps to ranked, explained matches", async ({ page }) => {
  const student = newStudent();
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const form = page.getByRole("tabpanel", { name: /^Sign/ });
  await form.getByLabel("Full Name").fill(student.name);
  await form.getByLabel("Email Address").fill(student.email);
  await form.getByLabel("Password", { exact: true }).fill(student.password);
  await form.getByRole("button", { name: "Sign Up", exact: true }).click();

  await expect(page).toHaveURL(/\/onboarding/);
  const desktop = page.viewportSize() ?? { width: 1360, height: 850 };
  const look = async () => {
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessibleInAnyColors(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
  };
  const progress = page.getByRole("progressbar", { name: "Setup" });
  await expect(stepHeading(page, "Personal Information")).toBeVisible();
  await expect(progress).toHaveAttribute("aria-valuenow", "1");
  await expect(page.getByLabel("Full Name")).toHaveValue(student.name);
  await expect(page.getByRole("button", { name: "Previous" })).toBeHidden();
  await look();
  await fillPersonal(page);
  await next(page);

  await expect(stepHeading(page, "Academic Information")).toBeFocused();
  await expect(progress).toHaveAttribute("aria-valuenow", "2");
  await fillAcademic(page);
  await page.getByLabel("GPA").fill("3.6");
  await page.getByLabel("Graduation Year").fill("2028");
  await look();
  await next(page);

  await expect(progress).toHaveAttribute("aria-valuenow", "3");
  await page.getByLabel(/^High need \(/).check();
  await page.getByLabel("I am a first-generation college student").check();
  await look();
  await next(page);

  await expect(progress).toHaveAttribute("aria-valuenow", "4");
  await page.getByRole("button", { name: "Technology & Computer Science" }).click();
  await page.getByRole("button", { name: "Research & Academia" }).click();
  await look();
  await next(page);

  await expect(progress).toHaveAttribute("aria-valuenow", "5");
  await page.getByLabel("Career Goals").fill("Build tools that help rural schools.");
  await look();
  await page.getByRole("button", { name: "Complete Setup" }).click();

  await expect(questionAfter(page)).toBeFocused();
  await expect(
    page.getByText("Your profile has been created. Let's find you some scholarships!").first(),
  ).toBeVisible();
  await expect(page.getByText(/Your answer helps check [\d,]+ more scholarships/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(questionAfter(page)).toBeVisible();
  await page.getByLabel("US citizen").check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Question 2 of 3")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText("Question 3 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page).toHaveURL("/scholarships");
  const rows = page.getByRole("list", { name: "Matches" }).getByRole("article");
  await expect(rows.nth(5)).toBeVisible();
  const total = Number(
    await page.getByRole("list", { name: "Matches" }).getByRole("listitem").first().getAttribute("aria-setsize"),
  );
  expect(total).toBeGreaterThanOrEqual(10);
  const shown = rows.getByText(/^Match score \d+$/).filter({ visible: true });
  const scores = (await shown.allTextContents()).map((text) => Number(text.slice(12)));
  const { items }: MatchPage = await (await page.request.get("/api/matches?sort=section&limit=100")).json();
  expect(scores).toEqual(items.slice(0, scores.length).map(({ match_score }) => match_score));
  await expect(page.getByRole("list", { name: "Criteria" }).getByText("Met").first()).toBeVisible();
  await expectAccessible(page);

  const saved = await (await page.request.get("/api/profile")).json();
  expect(saved).toMatchObject({
    full_name: answers.full_name,
    gpa: 3.6,
    graduation_year: 2028,
    citizenship_status: "us_citizen",
    extracurricular_activities: ["Technology & Computer Science", "Research & Academia"],
    demographics: { first_generation: true },
  });
  expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain("onboarding");
  await page.goto("/onboarding");
  await expect(page).toHaveURL("/dashboard");
});

test("the wizard works from the keyboard alone", async ({ page }) => {
  await signUp(page);
  await page.goto("/onboarding");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel("Full Name").focus();
  await press("Tab");
  await page.keyboard.type("04022006");
  await page.getByLabel("Date of Birth").press("Tab");
  // In some browsers the date input has its own button.
  if (!(await page.getByLabel("Location").evaluate((input) => input.matches(":focus")))) await press("Tab");
  await page.keyboard.type("Austin, TX");
  await press("Enter");
  await expect(stepHeading(page, "Academic Information")).toBeFocused();
  await press("Tab");
  await page.keyboard.type("Bach");
  await press("Tab");
  await page.keyboard.type("computer sci");
  await expect(page.getByRole("option", { name: "Computer Science", exact: true })).toBeVisible();
  await press("ArrowDown", "Enter");
  await expect(page.getByLabel("Field of Study")).toHaveValue("Computer Science");
  await press("Enter");
  await expect(page.getByLabel("GPA")).toBeFocused();
  await page.getByLabel("Graduation Year").press("Enter");
  await expect(stepHeading(page, "Financial Information")).toBeFocused();
  await press("Tab", "Space", "Enter");
  await expect(stepHeading(page, "Interests")).toBeFocused();
  await press("Tab", "Space");
  await page.getByRole("button", { name: "Next" }).focus();
  await press("Enter");
  await expect(stepHeading(page, "Career Goals")).toBeFocused();
  await page.getByRole("button", { name: "Complete Setup" }).focus();
  await press("Enter");
  for (const question of [1, 2, 3]) {
    await expect(page.getByText(`Question ${question} of 3`)).toBeVisible();
    await expect(questionAfter(page)).toBeFocused();
    await page.getByRole("button", { name: "Skip" }).focus();
    await press("Enter");
  }
  await expect(page).toHaveURL("/scholarships");
  // An untouched checkbox is stored as no answer, because a stored "no" would rule scholarships out.
  const saved = await (await page.request.get("/api/profile")).json();
  expect(saved.demographics).not.toHaveProperty("first_generation");
});

test("the browser's Back returns to the previous step and keeps the draft, and the draft survives a reload", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/onboarding");
  await expect(stepHeading(page, "Personal Information")).not.toBeFocused();
  await fillPersonal(page);
  await next(page);
  await fillAcademic(page);
  await page.getByLabel("GPA").fill("3.7");
  await page.goBack();
  await expect(stepHeading(page, "Personal Information")).toBeFocused();
  await expect(page.getByLabel("Location")).toHaveValue(answers.location);
  await page.goForward();
  await expect(page.getByLabel("Field of Study")).toHaveValue(answers.field_of_study);
  await page.reload();
  await expect(stepHeading(page, "Academic Information")).toBeVisible();
  await expect(page.getByLabel("Academic Level")).toHaveValue(answers.academic_level);
  await expect(page.getByLabel("Field of Study")).toHaveValue(answers.field_of_study);
  await expect(page.getByLabel("GPA")).toHaveValue("3.7");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByLabel("Date of Birth")).toHaveValue(answers.date_of_birth);
});
