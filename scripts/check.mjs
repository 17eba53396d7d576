import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { main, run, setUp } from "./setup.mjs";

// Each further checker of a compiler checks the same packages again, so each compiler has one, and they run side by side.
const types = (part) => ["tsc", "-p", `tsconfig.${part}.json`, "--checkers", "1"];

/** The longest first, so that no core is idle at the end. */
const checks = [
  { name: "types of the server", command: types("server") },
  { name: "types of the web app", command: types("web") },
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "types of the domain", command: types("domain") },
  { name: "import boundaries", command: ["oxlint", "--deny-warnings"] },
];

/** Runs every check, even after one failed. Resolves to the numbers of passed and failed checks, and to what failed. */
export async function check() {
  const counts = { passed: 0, failed: 0, failures: [] };
  const folder = mkdtempSync(join(tmpdir(), "laurel-check-"));
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, command } = next;
      const { passed, output } = await runQuietly(command, join(folder, name));
      console.log(`\n== ${name}`);
      process.stdout.write(output);
      counts[passed ? "passed" : "failed"] += 1;
      if (!passed) counts.failures.push({ title: name });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  rmSync(folder, { recursive: true });
  return counts;
}

/** Keeps the output of a program until it ends, so that those that run side by side do not mix theirs. */
async function runQuietly([program, ...words], file) {
  const output = openSync(file, "w");
  const code = await run(program, words, {}, ["inherit", output, output]);
  closeSync(output);
  return { passed: code === 0, output: readFileSync(file, "utf8") };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(async () => {
    await setUp();
    const { passed, failed } = await check();
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  });
