import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { ApplyBar } from "./apply-bar.tsx";

const link = page.getByRole("link", { name: /^Apply on the sponsor's site/ });

test("the link to apply opens the sponsor's page in a new tab and names its host", async () => {
  await show(<ApplyBar applicationUrl="https://www.example.org/apply" />);
  await expect.element(link).toHaveAttribute("href", "https://www.example.org/apply");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect.element(link).toHaveAccessibleName(/opens example\.org in a new tab/);
  await expect.element(page.getByText("Opens example.org in a new tab")).toBeVisible();
});

test("a home page is visited, and the note says to look for the scholarship there", async () => {
  await show(<ApplyBar applicationUrl="https://www.example.org/" />);
  await expect
    .element(page.getByRole("link", { name: /^Visit site \(opens the home page of example\.org in a new tab\)$/ }))
    .toBeVisible();
  await expect.element(page.getByText("Opens example.org, a home page: look for this scholarship there")).toBeVisible();
});

test("the page of a college that only lists it is no place to apply, and the note says to look for the sponsor's", async () => {
  await show(<ApplyBar applicationUrl="https://college.academicworks.com/opportunities/1" isListed />);
  await expect.element(page.getByRole("link", { name: /^Visit site where it is listed/ })).toBeVisible();
  await expect
    .element(page.getByText("Opens college.academicworks.com, a list: look for the sponsor's page there"))
    .toBeVisible();
});

test("in a narrow sheet the whole name of the site stays", async () => {
  await show(
    <div style={{ width: 250 }}>
      <ApplyBar applicationUrl="https://highered.texas.gov/apply" />
    </div>,
  );
  const note = page.getByText(/^Opens highered\.texas\.gov/);
  await expect.element(note).toBeVisible();
  expect(note.element().scrollWidth).toBeLessThanOrEqual(note.element().clientWidth);
});

test("without a page that is safe to open, a sentence says what to do", async () => {
  await show(
    <>
      <ApplyBar applicationUrl="http://example.org/apply" />
      <ApplyBar applicationUrl={null} />
    </>,
  );
  await expect.element(page.getByText(/^The page that we know is not secure/)).toBeVisible();
  await expect.element(page.getByText(/^We don't have the sponsor's page yet\./)).toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});
