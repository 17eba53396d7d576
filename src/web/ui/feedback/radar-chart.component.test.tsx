import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { type RadarAxis, RadarChart } from "./radar-chart.tsx";

const axes = (...values: (number | null)[]): RadarAxis[] =>
  values.map((value, at) => ({
    name: `Part ${at + 1}`,
    value: value ?? 0,
    angle: (360 / values.length) * at,
    blank: value === null,
  }));

const chart = page.getByRole("img", { name: "Five parts" });

async function showChart(...values: (number | null)[]) {
  await show(<RadarChart axes={axes(...values)} label="Five parts" />);
  const svg = chart.element();
  const of = (tag: string) => [...svg.querySelectorAll(tag)];
  return {
    dashed: of("line").map((line) => line.hasAttribute("stroke-dasharray")),
    // The rings are circles too.
    dots: of("g.stroke-green circle").length,
    points: of("polygon").flatMap((shape) => shape.getAttribute("points")?.split(" ") ?? []),
  };
}

test("a part without a score has a dashed axis and no dot, and the shape goes through the center there", async () => {
  const { dashed, dots, points } = await showChart(50, null, 80, null, 60);
  expect(dashed).toEqual([false, true, false, true, false]);
  expect(dots).toBe(3);
  expect(points).toHaveLength(5);
  expect(points[1]).toBe(points[3]);
  expect(points[0]).not.toBe(points[1]);
});

test("a score of 0 is a dot, and its axis is not dashed", async () => {
  const { dashed, dots } = await showChart(50, 0, 80, 70, 60);
  expect(dashed).toEqual([false, false, false, false, false]);
  expect(dots).toBe(5);
});

test("where nothing is scored yet, only the axes show", async () => {
  const { dots, points } = await showChart(null, null, null, null, null);
  expect(dots).toBe(0);
  expect(points).toEqual([]);
});
