import { main, runNode, setUp } from "./setup.mjs";

await main(async () => {
  await setUp();
  return runNode(["src/server/admin.ts", ...process.argv.slice(2)]);
});
