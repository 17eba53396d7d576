// Logs 100 KB before each response, and stops at SIGTERM. Tests use it to see how a server behaves when its log cannot
// be written.

import { listen } from "#server/platform/http/http-server.ts";
import { createLog } from "#server/platform/log/log.ts";
import { LogDestination } from "#server/platform/log/log-destination.ts";

const destination = new LogDestination();
const log = createLog({ LOG_LEVEL: "info" }, destination);
const server = await listen("127.0.0.1", 0);
server.answerWith(() => {
  for (let i = 0; i < 100; i++) log.info("x".repeat(1000));
  return new Response(String(destination.droppedLines));
});
process.on("SIGTERM", () => void server.drain(1000).then(() => process.exit(0)));
console.log(server.port);
