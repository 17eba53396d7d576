// Renders the PNG icons of src/web/public from the logo in a real browser: node scripts/draw-icons.ts. Run it again when
// the logo changes.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";

const folder = join(import.meta.dirname, "..", "src", "web", "public");
const mark = readFileSync(join(folder, "favicon.svg"), "utf8");
const font = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
).toString("base64");
const [paper, ink, muted, green] = ["#fbfaf6", "#14211b", "#55635c", "#0f6340"];

/**
 * `share` is the part of the image that the logo fills. A maskable icon needs a small share, to stay inside the safe
 * circle.
 */
const icons = [
  { name: "icon-192", size: 192, share: 0.74, round: 0.22 },
  { name: "icon-512", size: 512, share: 0.74, round: 0.22 },
  { name: "icon-maskable-512", size: 512, share: 0.62, round: 0 },
  { name: "apple-touch-icon", size: 180, share: 0.68, round: 0 },
];

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
for (const { name, size, share, round } of icons) {
  const style = `background:${paper};border-radius:${size * round}px;width:100%;height:100%`;
  await shoot(name, [size, size], `<div style="${style}">${sized(size * share)}</div>`);
}
await shoot(
  "social",
  [1200, 630],
  `<div style="background:${paper};width:100%;height:100%"><main>${sized(150)}<h1>Laurel</h1>
   <p>Scholarships that are really open to you,<br>with the reasons.</p></main></div>`,
);
await browser.close();

/** The logo with thinner lines than the favicon, whose lines are thick to stay visible at 16 px. */
function sized(size: number): string {
  return mark
    .replace("<svg ", `<svg width="${size}" height="${size}" `)
    .replace(/stroke-width="[^"]+"/, 'stroke-width="1.9"');
}

async function shoot(name: string, [width, height]: readonly [number, number], body: string) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    html, body { margin: 0; height: 100%; background: transparent }
    div { display: grid; place-items: center }
    main { display: grid; justify-items: center; text-align: center; font-family: Fraunces; color: ${ink} }
    h1 { margin: 18px 0 0; font-size: 108px; font-weight: 580; letter-spacing: -0.012em; line-height: 1.1; color: ${green} }
    p { margin: 22px 0 0; font-size: 44px; font-weight: 430; line-height: 1.3; color: ${muted} }
  </style>${body}`);
  await page.evaluate("document.fonts.ready");
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
