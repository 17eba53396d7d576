import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const texts = ["ink", "muted", "green", "gold-ink", "clay", "amber", "teal", "grey"];
const surfaces = ["paper", "card", "hover", "green-wash", "gold-wash", "clay-wash"];
const filled: [text: string, fill: string][] = [
  ["on-green", "green"],
  ["on-green", "green-deep"],
  ["on-green", "clay"],
  ["on-green", "clay-deep"],
  ["paper", "ink"],
];
/** No text has them or stands on them: lines, bars, dots, skeletons and what lies under a dialog. */
const withoutText = ["line", "edge", "gold", "backdrop"];

type Oklch = readonly [lightness: number, chroma: number, hue: number];

const css = readFileSync("src/web/styles.css", "utf8");

const themes = { light: colorsAfter(":root {"), dark: colorsAfter('[data-theme="dark"] {') };

/** The colors of the rule that starts with these words, by token. */
function colorsAfter(start: string): Map<string, Oklch> {
  const rule = css.split(start)[1]?.split("}")[0] ?? "";
  const declared = rule.matchAll(/--([\w-]+): (?:oklch\()?([\d.]+) ([\d.]+) ?([\d.]*)/g);
  return new Map([...declared].map(([, token = "", ...parts]) => [token, parts.slice(0, 3).map(Number) as never]));
}

/** Relative luminance, after the definition of Oklab (https://bottosson.github.io/posts/oklab/) and WCAG 2.2. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [red = 0, green = 0, blue = 0] = linear.map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("contrast is that of WCAG: 21 for black on white, 7.4 for the green links on a card", () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 3);
  expect(contrast([0.44, 0.095, 158], [1, 0, 0])).toBeCloseTo(7.4, 1);
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const colors = themes[theme];
  const color = (token: string): Oklch => colors.get(token) ?? expect.fail(`no color ${token}`);

  test("each text has a contrast of 4.5 on each surface", () => {
    const pairs = [...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)), ...filled];
    const weak = pairs.filter(([text, surface]) => contrast(color(text), color(surface)) < 4.5);
    expect(weak).toEqual([]);
  });

  test("each outline of a control has a contrast of 3 against card and paper", () => {
    expect(["card", "paper"].filter((surface) => contrast(color("edge"), color(surface)) < 3)).toEqual([]);
  });

  test("the initials of a sponsor have a contrast of 4.5 in every hue", () => {
    const inHue = (token: string, hue: number): Oklch => [color(token)[0], color(token)[1], hue];
    const hues = Array.from({ length: 360 }, (_, hue) => hue);
    expect(hues.filter((hue) => contrast(inHue("mark-letters", hue), inHue("mark-fill", hue)) < 4.5)).toEqual([]);
  });
});

test("every color of the theme is checked as a text, a surface or a fill, or has no text", () => {
  const known = new Set([...texts, ...surfaces, ...filled.flat(), ...withoutText]);
  const all = [...css.matchAll(/--color-([\w-]+): var/g)].map(([, token = ""]) => token);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((token) => !known.has(token))).toEqual([]);
});

test("no class gives a text a color that is not checked", () => {
  const checked = new Set([...texts, ...filled.map(([text]) => text)]);
  const used = globSync("src/web/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?<!marker:)\btext-([a-z]+(?:-[a-z]+)*)(\/\d+)?/g)].map(
      ([whole, token = ""]) => [whole, token, file] as const,
    ),
  );
  const colors = used.filter(([, token]) => themes.light.has(token));
  expect(colors.length).toBeGreaterThan(300);
  expect(colors.filter(([whole, token]) => !checked.has(token) || whole.includes("/"))).toEqual([]);
});
