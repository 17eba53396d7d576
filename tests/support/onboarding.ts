import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/** The answers of most journeys: a computer science student in Texas, who fits many scholarships. */
export const answers = {
  full_name: "Maya Ortiz",
  date_of_birth: "2006-04-02",
  location: "Austin, TX",
  academic_level: "bachelor's_degree",
  field_of_study: "Computer Science",
  financial_need_level: "high",
  extracurricular_activities: ["Technology & Computer Science"],
  demographics: { first_generation: true },
};

/** Saves a profile without the wizard. */
export async function saveProfile(page: Page, changes: object = answers): Promise<void> {
  const response = await page.request.put("/api/profile", { data: changes });
  expect(response.status(), await response.text()).toBe(200);
}

export const stepHeading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
export const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

export async function fillPersonal(page: Page, { date_of_birth = answers.date_of_birth } = {}): Promise<void> {
  await page.getByLabel("Full Name").fill(answers.full_name);
  await page.getByLabel("Date of Birth").fill(date_of_birth);
  await page.getByLabel("Location").fill(answers.location);
}

export async function fillAcademic(page: Page): Promise<void> {
  await page.getByLabel("Academic Level").selectOption(answers.academic_level);
  await page.getByLabel("Field of Study").fill(answers.field_of_study);
}

/** Makes the browser remember that the student has seen the tutorial, which opens on the dashboard a moment later. */
export async function seeTutorial(page: Page): Promise<void> {
  const { user } = await (await page.request.get("/api/me")).json();
  await page.addInitScript({ content: `localStorage.setItem("tutorial_seen:${user.id}", "true")` });
}
