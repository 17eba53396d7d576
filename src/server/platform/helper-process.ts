import { fork } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { HelperFailed } from "./helper-thread.ts";

/** It gets the processor when this process does not need it. 0 is the usual priority, and 19 the lowest. */
const lowPriority = 10;

/**
 * Runs code in a process of its own, with the settings of this one and a low priority, and sends it one message. Resolves
 * once it has ended well. Throws `HelperFailed` where it cannot start, sends a message, which says why it fails, or ends
 * otherwise, and also after `signal` or `longestMs` milliseconds, which kill it. Its standard error is that of this process.
 */
export async function runInProcess(code: URL, message: object, signal: AbortSignal, longestMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  try {
    const child = fork(code, { signal: ending, killSignal: "SIGKILL", stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.on("error", reject);
    child.on("message", reject);
    child.on("exit", (status, killedBy) => (status === 0 ? resolve() : reject(`it ended with ${status ?? killedBy}`)));
    lowerPriority(child.pid);
    child.send(message, (error) => error && reject(error));
    await promise;
  } catch (error) {
    throw new HelperFailed(error);
  }
}

/** Where this process has an even lower one, a process of its own has that, and may not have a higher one. */
function lowerPriority(pid: number | undefined): void {
  if (pid !== undefined && getPriority() < lowPriority) setPriority(pid, lowPriority);
}
