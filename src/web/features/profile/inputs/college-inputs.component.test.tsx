import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { profileKeys } from "../api.ts";
import type { ProfileForm } from "../form/profile-form.ts";
import { QuestionInput } from "./question-input.tsx";

function Inputs() {
  const form = useForm<ProfileForm>({
    defaultValues: { college: "", intended_colleges: [], set_aside: {}, pending: {} },
  });
  const look = { impacts: undefined, stored: false, onDelete: async () => {} };
  return (
    <FormProvider {...form}>
      <QuestionInput name="college" {...look} />
      <QuestionInput name="intended_colleges" {...look} />
    </FormProvider>
  );
}

const college = page.getByRole("combobox", { name: "College", exact: true });

test("a short name suggests the college of the student's state first, and the keyboard chooses it", async () => {
  const { queryClient } = await show(<Inputs />);
  queryClient.setQueryData(profileKeys.profile, { location: "Yakima, WA" });
  await college.fill("wsu");
  await expect.element(page.getByRole("option").first()).toHaveTextContent("Washington State University");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(college).toHaveValue("Washington State University");
});

test("a name of several colleges stays as typed and offers each of them", async () => {
  await show(<Inputs />);
  await college.fill("UW");
  await userEvent.tab();
  await expect.element(page.getByText(/^We can't tell which college “UW” is\. Did you mean:/)).toBeVisible();
  await expect.element(college).toHaveValue("UW");
  await page.getByRole("button", { name: "University of Wyoming" }).click();
  await expect.element(college).toHaveValue("University of Wyoming");
  await expect.element(page.getByText(/^We can't tell which/)).not.toBeInTheDocument();
});

test("an unclear name among the colleges of interest is replaced in its place", async () => {
  await show(<Inputs />);
  const field = page.getByRole("combobox", { name: "Add: Intended colleges" });
  for (const name of ["UW", "Reed College"]) {
    await field.fill(name);
    await userEvent.keyboard("{Enter}");
  }
  await page.getByRole("button", { name: "University of Wyoming" }).click();
  await expect.element(page.getByRole("listitem").first()).toHaveTextContent("University of Wyoming");
  await expect.element(page.getByText(/^We can't tell which/)).not.toBeInTheDocument();
});

test("a name that we do not know is kept, and the form says what to do", async () => {
  const { queryClient } = await show(<Inputs />);
  queryClient.setQueryData(profileKeys.profile, { location: "Accra, Ghana" });
  const field = page.getByRole("combobox", { name: "Add: Intended colleges" });
  for (const name of ["Carnegie Mellon", "Ashesi"]) {
    await field.fill(name);
    await userEvent.keyboard("{Enter}");
  }
  const said = page.getByText(/^We can't tell which/);
  await expect
    .element(said)
    .toHaveTextContent("We can't tell which college “Ashesi” is. Check its spelling, or write its full name.");
  await expect.element(page.getByRole("listitem").nth(1)).toHaveTextContent("Ashesi");
});
