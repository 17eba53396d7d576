import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./lock.mjs";
import { main, root, runNode, setUp, toStandardError } from "./setup.mjs";

// The build itself writes the table of routes, from the files of the routes.
const written = "src/web/routeTree.gen.ts";
const inputs = [
  "src/web",
  "src/domain",
  "src/server/pages",
  "content",
  "catalogue",
  "scripts/content",
  "scripts/build-web.mjs",
  "scripts/prerender.ts",
  "scripts/page-scripts.ts",
  "scripts/offline-files.ts",
  "scripts/weights/own-share.ts",
  "vite.config.ts",
  "package-lock.json",
];
const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];

/**
 * Builds the app for the browser, then the same code for the server, then the prerendered pages. Each step needs the
 * one before.
 */
const steps = [vite, [...vite, "--ssr"], ["scripts/prerender.ts"]];
const stamp = join(root, "dist", "web.stamp");

/** Builds dist/web, unless it was already built from the same files. */
export async function buildWeb() {
  if (isBuilt()) return;
  await withLock("web build", async () => {
    if (isBuilt()) return;
    console.error("Building the web app...");
    rmSync(stamp, { force: true });
    const built = hashOfInputs();
    for (const words of steps) {
      const code = await runNode(words, { NODE_ENV: "production" }, toStandardError);
      if (code !== 0) throw new Error(`The web app could not be built (exit code ${code}).`);
    }
    writeFileSync(stamp, built);
  });
}

const isBuilt = () =>
  existsSync(stamp) &&
  existsSync(join(root, "dist", "web", "index.html")) &&
  readFileSync(stamp, "utf8") === hashOfInputs();

/** The files from which the web app is built, relative to the project. */
export const webInputs = () => inputs.flatMap(filesIn);

function hashOfInputs() {
  const hash = createHash("sha256");
  for (const path of webInputs()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesIn(path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .filter((file) => file !== written && !/\.test\.tsx?$|(^|\/)\.|node_modules/.test(file))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(async () => {
    await setUp();
    await buildWeb();
  });
