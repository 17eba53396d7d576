import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const usualNames = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "chrome"];
const cache = fileURLToPath(new URL("../../node_modules/.cache", import.meta.url));
const unpacked = join(cache, "chromium-153.0.0");

/**
 * The configuration of the package names folders of a cloud provider. This one puts the fonts of the computer second,
 * if it has any.
 */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`;

/** Flags for a quiet start without network use. The GPU is off, and so is the sandbox for root, who cannot use it. */
export const chromiumArgs = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 30;
}

/**
 * How tests start the browser, with less processor time: all tabs of a site share a process, and memory that processes
 * share is no file on the disk, as Playwright has it for containers with little of such memory.
 */
export const launchOptions = async () => ({
  executablePath: await chromiumPath(),
  args: [...chromiumArgs, "--process-per-site"],
  ignoreDefaultArgs: hasRoom("/dev/shm") ? ["--disable-dev-shm-usage"] : [],
});

const npmHasOne = process.platform === "linux" && process.arch === "x64";

/**
 * The browser of every test: CHROME_PATH, or else the one from npm, so that results are the same on every computer.
 * Where npm has none, an installed Chrome or Chromium.
 */
export async function chromiumPath(): Promise<string> {
  const whole = wholeChromium();
  if (whole) return whole;
  if (npmHasOne) return npmChromium();
  throw new Error("There is no Chrome here: install Chrome or Chromium, or set CHROME_PATH to one.");
}

/**
 * The browser of every test, if it is a full Chrome or Chromium. The one from npm is the headless shell, which has no
 * browser interface.
 */
export const wholeChromium = (): string | undefined =>
  process.env.CHROME_PATH || (npmHasOne ? undefined : installedChromium());

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...usualPlaces, ...usualNames.flatMap((name) => folders.map((folder) => join(folder, name)))].find(
    existsSync,
  );
}

/** Unpacks the browser of @sparticuz/chromium once, with the libraries and fonts that a minimal system lacks. */
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
  process.env.TMPDIR = draft; // the package unpacks to this folder
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
    if (!existsSync(unpacked)) throw error; // otherwise another process has already unpacked it
  }
}
