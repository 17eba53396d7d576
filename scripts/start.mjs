import { buildWeb } from "./build-web.mjs";
import { memoryFlags, memorySettings } from "./memory-settings.mjs";
import { main, runNode, setUp } from "./setup.mjs";

await main(async () => {
  await setUp();
  await buildWeb();
  return runNode([...memoryFlags, "src/server/main.ts"], {
    ...memorySettings,
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || "production",
  });
});
