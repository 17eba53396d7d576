import type { Page } from "@playwright/test";
import { type BrowserStudent, expect, expectAccessible, newStudent, signUp, test } from "#tests/support/browser.ts";
import { routeOnce } from "#tests/support/route-once.ts";

const signUpTab = (page: Page) => page.getByRole("tab", { name: "Sign Up" });
const panel = (page: Page) => page.getByRole("tabpanel", { name: /^Sign/ });

async function fillSignUp(page: Page, { name, email, password }: BrowserStudent) {
  await panel(page).getByLabel("Full Name").fill(name);
  await panel(page).getByLabel("Email Address").fill(email);
  await panel(page).getByLabel("Password", { exact: true }).fill(password);
}

async function fillSignIn(page: Page, { email, password }: Pick<BrowserStudent, "email" | "password">) {
  await panel(page).getByLabel("Email").fill(email);
  await panel(page).getByLabel("Password", { exact: true }).fill(password);
}

const submit = (page: Page, name: "Sign In" | "Sign Up") =>
  panel(page).getByRole("button", { name, exact: true }).click();

async function signOut(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
}

test("a student signs up with a double click, which creates one account, signs out and signs in again", async ({
  page,
  isMobile,
}) => {
  const student = newStudent();
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/sign-up/email")) sent += 1;
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await expect(signUpTab(page)).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(signUpTab(page)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await expectAccessible(page);
  await fillSignUp(page, student);
  await panel(page).getByRole("button", { name: "Sign Up", exact: true }).dblclick();
  await expect(page).toHaveURL("/onboarding");
  expect(sent).toBe(1);
  await expect(page.getByText("Account created!")).toBeVisible();
  await expect(page.getByText("Your account has been created successfully.")).toBeVisible();
  await expectAccessible(page);

  await signOut(page, isMobile);
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Sign In", exact: true }).click();
  await fillSignIn(page, student);
  await submit(page, "Sign In");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page.getByText("You've been signed in successfully.")).toBeVisible();
});

test("a wrong password and a lost connection show an error, the form keeps its input and can be sent again, and is not shown once signed in", async ({
  page,
  baseURL,
  troubles,
}) => {
  troubles.allow(/status of 401|ERR_FAILED|Failed to load resource/);
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/auth");
  await fillSignIn(page, { email, password: "wrong horse" });
  await submit(page, "Sign In");
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText("Invalid login credentials", { exact: true }).first()).toBeVisible();
  await expect(panel(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /Invalid login credentials/,
  );
  await expect(panel(page).getByLabel("Email")).toHaveValue(email);
  await expect(panel(page).getByLabel("Password", { exact: true })).toHaveValue("wrong horse");
  await expectAccessible(page);

  await routeOnce(page, "**/api/auth/sign-in/email", (route) => route.abort());
  await fillSignIn(page, { email, password });
  await submit(page, "Sign In");
  await expect(page.getByText("The server could not be reached.", { exact: false })).toBeVisible();
  await submit(page, "Sign In");
  await expect(page).toHaveURL("/dashboard");

  // A redirect to another site is never followed.
  for (const path of ["/auth", "/auth?next=https://evil.example/"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`${baseURL}/dashboard`);
  }
});

test("signing in works with the keyboard alone and leads back to the page that required it", async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/onboarding");
  await expect(page).toHaveURL("/auth?next=%2Fonboarding");
  await panel(page).getByLabel("Email").waitFor();
  await page.getByRole("tab", { name: "Sign In" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(signUpTab(page)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/onboarding");
});
