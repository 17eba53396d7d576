import { expect, test } from "vitest";
import { HelperFailed, HelperThread } from "./helper-thread.ts";

/** A thread that runs this code with `port` and `workerData`. */
const thread = (code: string, workerData: unknown = null) => {
  const imports = 'import { parentPort as port, workerData } from "node:worker_threads";';
  return new HelperThread<number, number>(
    new URL(`data:text/javascript,${encodeURIComponent(`${imports}${code}`)}`),
    workerData,
  );
};

test("answers come in the order of the messages", async () => {
  const helper = thread('port.on("message", (number) => port.postMessage(number * workerData));', 3);
  const answers: number[] = [];
  await helper.askAll([1, 2, 3, 4].values(), (answer) => void answers.push(answer));
  expect(answers).toEqual([3, 6, 9, 12]);
  helper.stop();
});

test("a thread that dies fails what was asked and what is asked later", async () => {
  const helper = thread('port.on("message", () => { throw new Error("broken"); });');
  await expect(helper.askAll([1, 2, 3].values())).rejects.toThrow(/broken/);
  await expect(helper.ask(4)).rejects.toThrow(HelperFailed);
});

test("a thread that cannot be made, or cannot get a message, has failed too", async () => {
  const cannotBeSent = (() => 1) as unknown as number;
  expect(() => thread("", cannotBeSent)).toThrow(HelperFailed); // at once, as where no more threads are allowed
  const helper = thread('port.on("message", (number) => port.postMessage(number));');
  await expect(helper.ask(cannotBeSent)).rejects.toThrow(HelperFailed);
  helper.stop();
});
