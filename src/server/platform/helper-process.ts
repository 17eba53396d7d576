import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { HelperFailed } from "./helper-thread.ts";

/** It gets the processor when this process does not need it. 0 is the usual priority, and 19 the lowest. */
const lowPriority = 10;

/**
 * Runs code in a process of its own, with the settings of this one and a low priority, and sends it one message. Resolves
 * once it has ended well. Throws `HelperFailed` where it cannot start, sends a message, which says why it fails, or ends
 * otherwise, and also after `signal`, which kills it. Its standard error is that of this process.
 */
export async function runInProcess(code: URL, message: object, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  try {
    const child = fork(code, { signal, killSignal: "SIGKILL", stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.on("error", reject);
    child.on("message", reject);
    child.on("exit", (status, killedBy) => (status === 0 ? resolve() : reject(`it ended with ${status ?? killedBy}`)));
    if (child.pid !== undefined) setPriority(child.pid, lowPriority);
    child.send(message, (error) => error && reject(error));
    await promise;
  } catch (error) {
    throw new HelperFailed(error);
  }
}
