import { main, runNode, setUp } from "./setup.mjs";

const { PORT: port = "3000", PUBLIC_URL, LAUREL_API } = process.env;
const apiPort = String(Number(port) + 1);
const api = LAUREL_API ?? `http://127.0.0.1:${apiPort}`;

// The browser talks to Vite, which forwards /api to a server that restarts when its files change.
await main(async () => {
  await setUp();
  const codes = await Promise.all([
    runNode(["--watch", "--watch-preserve-output", "src/server/main.ts"], {
      NODE_ENV: "development",
      PORT: apiPort,
      PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${port}`,
    }),
    runNode(["node_modules/vite/bin/vite.js", "--port", port, "--strictPort"], {
      NODE_ENV: "development",
      LAUREL_API: api,
    }),
  ]);
  return Math.max(...codes);
});
