import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const freeOf = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.flatMap((demand) =>
    demand.about === "check" && demand.ways ? demand.ways.map(({ academic_level }) => academic_level) : [],
  );

test("nobody who studies for less than a doctorate holds one, and nobody in high school holds a degree", () => {
  const beforeDoctorate = ["high_school", "associate", "bachelor", "master", "professional"];
  expect(freeOf("Not hold a doctorate.")).toEqual([beforeDoctorate]);
  expect(freeOf("Must not already hold a PhD.")).toEqual([beforeDoctorate]);
  expect(freeOf("Not hold a degree from a Zorbian institution.")).toEqual([["high_school"]]);
  expect(freeOf("Not have previously completed a degree.")).toEqual([["high_school"]]);
  expect(freeOf("Not hold a doctorate or have zorbled.")).toEqual([]);
});

test.each([
  "Must not have parents with a college degree.",
  "Must not have been admitted to a degree program.",
  "Must not have begun a degree.",
  "Must not have received a doctoral scholarship.",
])("%j may be about students in high school too", (text) => {
  expect(freeOf(text)).toEqual([]);
});
