// Run by scripts/test.mjs beside the unit tests: while this server starts, a core of two would have nothing to do.
import { once } from "node:events";
import startJourneyServer from "./journey-server.ts";

process.on("SIGINT", () => {}); // Ctrl+C ends the process that started it, which ends this one

const stop = await startJourneyServer();
const { LAUREL_JOURNEY_URL, LAUREL_JOURNEY_DATABASE, LAUREL_JOURNEY_DATA } = process.env;
console.log(JSON.stringify({ LAUREL_JOURNEY_URL, LAUREL_JOURNEY_DATABASE, LAUREL_JOURNEY_DATA }));
// It ends with the process that started it, in whatever way that one ends.
process.stdin.resume();
await once(process.stdin, "end");
await stop();
process.exit();
