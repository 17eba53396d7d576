import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { main, root, runNode, setUp } from "./setup.mjs";

await main(async () => {
  await setUp();
  const [name, ...words] = process.argv.slice(2);
  const file = join(root, "tests", "bench", `${name}.ts`);
  if (name && existsSync(file)) return runNode([file, ...words]);
  const names = readdirSync(join(root, "tests", "bench")).filter((entry) => entry.endsWith(".ts"));
  console.error(`npm run bench -- NAME, where NAME is one of: ${names.map((entry) => entry.slice(0, -3)).join(", ")}`);
  return 1;
});
