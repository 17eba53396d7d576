import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * A queue of long work: each begins when the one before has ended, in a new turn of the event loop. Many at once, as just
 * after a start, would otherwise keep the server from answering for the time of all of them.
 */
export function oneAfterAnother(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => nextTurn()).then(work);
    last = result.catch(() => {});
    return result;
  };
}
