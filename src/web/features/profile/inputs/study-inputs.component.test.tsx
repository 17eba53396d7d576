import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { LocationInput } from "./identity-inputs.tsx";
import { StateInput } from "./state-input.tsx";
import { FieldOfStudyInput } from "./study-inputs.tsx";

function Inputs() {
  const form = useForm({
    defaultValues: {
      field_of_study: "",
      location: "",
      state: "",
      citizenship_status: "",
      citizenship_countries: [] as string[],
    },
  });
  return (
    <FormProvider {...form}>
      <FieldOfStudyInput />
      <LocationInput />
      <StateInput label="State of residence" notes="" />
    </FormProvider>
  );
}

test("a field of study that is not understood keeps its text and offers suggestions", async () => {
  await show(<Inputs />);
  const field = page.getByRole("combobox", { name: "Field of Study" });
  await field.fill("engin");
  await userEvent.tab();
  await expect.element(page.getByText(/^We can.t match “engin” to scholarships yet/)).toBeVisible();
  await expect.element(field).toHaveValue("engin");
  await page
    .getByRole("button", { name: /engineering/i })
    .first()
    .click();
  await expect.element(page.getByText(/^We can't match/)).not.toBeInTheDocument();
});

test("on a phone long suggestions and long words make the form no wider", async () => {
  await page.viewport(320, 640);
  await show(
    <div className="grid">
      <Inputs />
    </div>,
  );
  const field = page.getByRole("combobox", { name: "Field of Study" });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  for (const words of ["mechanical thing", "x".repeat(60)]) {
    await field.fill(words);
    await userEvent.tab();
    await expect.element(page.getByText(/^We can.t match/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(clientWidth);
  }
});

test("typos in a field of study and a location are corrected by a click or told what they are read as", async () => {
  await show(<Inputs />);
  const field = page.getByRole("combobox", { name: "Field of Study" });
  await field.fill("nurs");
  await userEvent.tab();
  await page.getByRole("button", { name: "Nursing", exact: true }).click();
  await expect.element(field).toHaveValue("Nursing");
  await field.fill("acounting");
  await userEvent.tab();
  await expect.element(page.getByText("We match this as “accounting”.")).toBeVisible();
  const location = page.getByRole("textbox", { name: "Location" });
  await location.fill("Austin, Texs");
  await userEvent.tab();
  await page.getByRole("button", { name: "Austin, Texas" }).click();
  await expect.element(location).toHaveValue("Austin, Texas");
});

test("a location without a state or country has a notice, and one with them has none", async () => {
  await show(<Inputs />);
  const location = page.getByRole("textbox", { name: "Location" });
  await location.fill("Gotham");
  await userEvent.tab();
  await expect.element(page.getByText(/^We can't tell the state or country from “Gotham”/)).toBeVisible();
  await expect.element(page.getByText(/^We can't tell your state from your location/)).toBeVisible();
  await location.fill("Austin, TX");
  await userEvent.tab();
  await expect.element(page.getByText(/^We can't tell/)).not.toBeInTheDocument();
});
