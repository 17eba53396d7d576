import { expect, test } from "vitest";
import { dollarOf } from "./dollar-of.ts";

const sponsor = (given: Partial<Parameters<typeof dollarOf>[0]>) => ({ provider: "", title: "", text: "", ...given });

test.each([
  [{ provider: "University of Calgary" }, "CAD"],
  [{ provider: "UNSW Sydney" }, "AUD"],
  [{ provider: "Example Trust", host: "example.org.nz" }, "NZD"],
  [{ text: "For studies at The University of Western Australia." }, "AUD"],
  [{ provider: "Temple University", host: "temple.edu" }, "USD"],
  [{ text: "For study in the United States or Canada." }, "USD"],
  [{ text: "To study in Adelaide. Open to citizens of Canada, Kenya, Singapore or the United States." }, "AUD"],
  [{ text: "For study in Australia. Open to citizens of the United States." }, "USD"],
  [{ provider: "American Friends of Canada", host: "example.ca" }, "USD"],
])("%o pays in %s", (given, currency) => {
  expect(dollarOf(sponsor(given))).toBe(currency);
});
