import { fileURLToPath } from "node:url";
import { main, run, setUp } from "./setup.mjs";

const checks = [
  { name: "types of the domain", command: ["tsc", "-p", "tsconfig.domain.json"] },
  { name: "types of the server", command: ["tsc", "-p", "tsconfig.server.json"] },
  { name: "types of the web app", command: ["tsc", "-p", "tsconfig.web.json"] },
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "import boundaries", command: ["oxlint", "--deny-warnings"] },
];

/** Runs every check, even after one failed. Resolves to the numbers of passed and failed checks, and to what failed. */
export async function check() {
  const counts = { passed: 0, failed: 0, failures: [] };
  for (const { name, command } of checks) {
    console.log(`\n== ${name}`);
    const [program, ...words] = command;
    const passed = (await run(program, words)) === 0;
    counts[passed ? "passed" : "failed"] += 1;
    if (!passed) counts.failures.push({ title: name });
  }
  return counts;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(async () => {
    await setUp();
    const { passed, failed } = await check();
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  });
