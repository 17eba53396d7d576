import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const usualNames = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "chrome"];
const cache = fileURLToPath(new URL("../../node_modules/.cache", import.meta.url));
const unpacked = join(cache, "chromium-153.0.0");

/** The package's own names folders of a cloud provider. The machine's fonts come second, where it has any. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`;

/** Quiet, offline start-up; without the sandbox and GPU, which a browser run by root or in a container has not got. */
export const chromiumArgs = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

const npmHasOne = process.platform === "linux" && process.arch === "x64";

/**
 * The browser of every test: CHROME_PATH, else the one from npm, so that results do not depend on the machine. Where npm
 * has none, an installed Chrome or Chromium.
 */
export async function chromiumPath(): Promise<string> {
  const whole = wholeChromium();
  if (whole) return whole;
  if (npmHasOne) return npmChromium();
  throw new Error("There is no Chrome here: install Chrome or Chromium, or set CHROME_PATH to one.");
}

/** The browser of every test if it is a whole one. The one from npm is a shell without the parts around its pages. */
export const wholeChromium = (): string | undefined =>
  process.env.CHROME_PATH || (npmHasOne ? undefined : installedChromium());

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...usualPlaces, ...usualNames.flatMap((name) => folders.map((folder) => join(folder, name)))].find(
    existsSync,
  );
}

/**
 * Unpacks the browser inside @sparticuz/chromium once, with the libraries and fonts that a bare machine has not got.
 */
async function npmChromium(): Promise<string> {
  if (!existsSync(unpacked)) await unpack();
  const libraries = join(unpacked, "al2023", "lib");
  process.env.LD_LIBRARY_PATH = [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(delimiter);
  process.env.FONTCONFIG_PATH ??= join(unpacked, "fonts");
  return join(unpacked, "chromium");
}

async function unpack() {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, "chromium-draft-"));
  const { inflate } = await import("@sparticuz/chromium");
  const archives = join(dirname(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium")))), "bin");
  const usualTemporary = process.env.TMPDIR;
  process.env.TMPDIR = draft; // where the package unpacks to
  try {
    const names = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
    await Promise.all(names.map((name) => inflate(join(archives, name))));
  } finally {
    if (usualTemporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualTemporary;
  }
  writeFileSync(join(draft, "fonts", "fonts.conf"), fontConfiguration);
  try {
    renameSync(draft, unpacked);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(unpacked)) throw error; // else another process was quicker
  }
}
