import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";
import { saveProfile } from "#tests/support/onboarding.ts";
import { listOf, savedProfile, saveStep, toast } from "#tests/support/profile.ts";

test("a failed save shows an error and keeps the input, and the next save works", async ({ page, troubles }) => {
  troubles.allow(/ERR_FAILED|status of 400/);
  await signUp(page);
  await page.goto("/profile/personal");
  await page.getByLabel("Full Name").fill("Maya");
  await page.route("/api/profile", (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page, "Error saving profile")).toBeVisible();
  await expect(toast(page, "Please try again later.")).toBeVisible();
  await expect(page).toHaveURL("/profile/personal");
  await expect(page.getByLabel("Full Name")).toHaveValue("Maya");
  await page.unroute("/api/profile");

  await page.getByLabel("Date of Birth").fill(`${new Date().getFullYear() - 9}-01-01`);
  await saveStep(page);
  await expect(toast(page, "Laurel cannot be used with this date of birth.")).toBeVisible();
  await expect(page.getByLabel("Date of Birth")).toBeFocused();
  await expect(page.getByLabel("Date of Birth")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.getByLabel("Date of Birth").fill("2006-04-02");
  await expect(page.getByLabel("Date of Birth")).not.toHaveAttribute("aria-invalid");
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({ full_name: "Maya", date_of_birth: "2006-04-02" });

  await page.goto("/profile/edit");
  await page.getByLabel("Graduation Year").fill("2051");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Failed to save profile. Please try again.")).toBeVisible();
  await expect(toast(page, "Graduation Year: Graduation year is from 2024 to 2035.")).toBeVisible();
  await expect(page.getByLabel("Graduation Year")).toHaveAccessibleDescription(/from 2024 to 2035/);
  await expect(page.getByLabel("Graduation Year")).toBeFocused();
});

test("unsaved answers survive a reload and can be discarded", async ({ page }) => {
  await signUp(page);
  await saveProfile(page, { field_of_study: "Law", academic_achievements: ["Prize"] });
  await page.goto("/profile/academic");
  await page.getByLabel("Field of Study").fill("Nursing");
  await listOf(page, "Academic Achievements").input.fill("half a medal");
  await page.reload();
  await expect(page.getByText("We brought back what you typed here before.")).toBeVisible();
  await expect(page.getByLabel("Field of Study")).toHaveValue("Nursing");
  await expect(listOf(page, "Academic Achievements").input).toHaveValue("half a medal");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard unsaved answers" }).click();
  await expect(page.getByLabel("Field of Study")).toHaveValue("Law");
  await expect(listOf(page, "Academic Achievements").input).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Field of Study")).toHaveValue("Law");
  await expect(page.getByText("We brought back what you typed here before.")).toBeHidden();

  await page.getByLabel("Field of Study").fill("Nursing");
  await page.reload();
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  await expect(page.getByText("We brought back what you typed here before.")).toBeHidden();
  expect(await savedProfile(page)).toMatchObject({ field_of_study: "Nursing", academic_achievements: ["Prize"] });
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

test("an answer changed in another tab stays when the student discards their own", async ({ page, troubles }) => {
  troubles.allow(/status of 409/);
  await signUp(page);
  await saveProfile(page, { gpa: 3 });
  await page.goto("/profile/academic");
  await page.getByLabel("GPA").fill("3.5");
  await saveProfile(page, { gpa: 3.8 });
  await saveStep(page);
  await page.getByRole("button", { name: "Discard unsaved answers" }).click();
  await expect(page.getByLabel("GPA")).toHaveValue("3.8");
  expect(await savedProfile(page)).toMatchObject({ gpa: 3.8 });
});

test("an error is shown when the reload after a refused save fails", async ({ page, troubles }) => {
  troubles.allow(/status of (409|500)|the profile could not be loaded/);
  await signUp(page);
  await saveProfile(page, { gpa: 3 });
  await page.goto("/profile/academic");
  await page.getByLabel("GPA").fill("3.5");
  await saveProfile(page, { gpa: 3.8 });
  await page.route("/api/profile", (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ status: 500, json: { code: "internal_error" } })
      : route.fallback(),
  );
  await saveStep(page);
  await expect(toast(page, "Error saving profile")).toBeVisible();
  await expect(page.getByLabel("GPA")).toHaveValue("3.5");
});

test("after a session ends during editing, the student signs in again and keeps every unsaved answer", async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/status of 401/);
  const { password } = await signUp(page);
  await page.goto("/profile/personal");
  await page.getByLabel("Full Name").fill("Maya Ortiz");
  await context.clearCookies();
  await saveStep(page);
  await expect(toast(page, "Error saving profile")).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Full Name")).toHaveValue("Maya Ortiz");
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({ full_name: "Maya Ortiz" });
});

test("a profile that failed to load says so and can be loaded again", async ({ page, troubles }) => {
  troubles.allow(/status of 500|could not be loaded/);
  await signUp(page);
  await saveProfile(page);
  await page.route("/api/profile", (route) => route.fulfill({ status: 500, json: { code: "internal_error" } }));
  await page.goto("/profile/edit");
  await expect(page.getByRole("heading", { name: "Your profile could not be loaded" })).toBeVisible();
  await page.unroute("/api/profile");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Location")).toHaveValue("Austin, TX");
});

test("an answer can be cleared, and a suggested year is saved only if the student leaves it in", async ({ page }) => {
  await signUp(page);
  await saveProfile(page, { academic_level: "graduate", field_of_study: "Law", gpa: 3 });
  await page.goto("/profile/academic");
  const year = new Date().getFullYear() + 4;
  await expect(page.getByLabel("Graduation Year")).toHaveValue(String(year));
  await page.getByLabel("Academic Level").selectOption("Not answered");
  await page.getByLabel("GPA").fill("");
  await saveStep(page);
  await expect(toast(page, "Progress saved! ✨")).toBeVisible();
  expect(await savedProfile(page)).toMatchObject({ academic_level: null, gpa: null, graduation_year: null });
  await page.getByRole("button", { name: `Keep ${year}` }).click();
  await saveStep(page);
  await expect.poll(async () => (await savedProfile(page)).graduation_year).toBe(year);
});
