import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { main, root, run, runNode, setUp, toStandardError } from "./setup.mjs";

const withLighthouse = ["pages", "flows"];

await main(async () => {
  await setUp();
  const [name, ...words] = process.argv.slice(2);
  const file = join(root, "tests", "bench", `${name}.ts`);
  if (withLighthouse.includes(name)) await installLighthouse();
  if (name && existsSync(file)) return runNode([file, ...words]);
  const names = readdirSync(join(root, "tests", "bench")).filter((entry) => entry.endsWith(".ts"));
  console.error(`npm run bench -- NAME, where NAME is one of: ${names.map((entry) => entry.slice(0, -3)).join(", ")}`);
  return 1;
});

/** Only these benches need it, and it is a sixth of all packages. */
async function installLighthouse() {
  const folder = join(root, "tests", "bench", "lighthouse");
  if (existsSync(join(folder, "node_modules", ".package-lock.json"))) return;
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const code = await run("npm", ["ci", "--prefix", folder, "--prefer-offline", ...quiet], {}, toStandardError);
  if (code !== 0) throw new Error(`Lighthouse could not be installed (exit code ${code}).`);
}
