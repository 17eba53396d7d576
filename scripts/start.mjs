import { buildWeb } from "./build-web.mjs";
import { main, runNode, setUp } from "./setup.mjs";

await main(async () => {
  await setUp();
  await buildWeb();
  return runNode(["src/server/main.ts"], { NODE_ENV: process.env.NODE_ENV || "production" });
});
