import { expect, test } from "vitest";
import { isListing } from "./listing.ts";

test("a scholarship that only another's list names is told from one with a page of its sponsor", () => {
  const isOfList = (provider_name: string, description: string) => isListing({ provider_name, description });
  expect(isOfList("NAWIC", "From another sponsor, listed by Central Piedmont Community College.")).toBe(true);
  expect(isOfList("Listed by Reed College", "Pays $500.")).toBe(true);
  expect(isOfList("Elks", "For trades that are listed by the state.")).toBe(false);
});
