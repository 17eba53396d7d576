import { Worker } from "node:worker_threads";

/** The other thread or process cannot start, or has died. */
export class HelperFailed extends Error {
  constructor(cause: unknown) {
    super(`The helper has failed: ${String(cause)}`, { cause });
  }
}

/** Another thread. Its code answers each message with one of its own, in their order. What it cannot do throws `HelperFailed`. */
export class HelperThread<Message, Answer> {
  readonly #worker: Worker;
  /** Those who wait for an answer, in the order in which they asked. */
  readonly #waiting: PromiseWithResolvers<Answer>[] = [];
  #failure: HelperFailed | null = null;

  /** `code` is the file that it runs, with this `workerData`. */
  constructor(code: URL, workerData: unknown) {
    try {
      this.#worker = new Worker(code, { workerData });
    } catch (error) {
      throw new HelperFailed(error);
    }
    this.#worker.on("message", (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => this.#fail("it has ended"));
  }

  ask(message: Message): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    answer.promise.catch(() => {}); // the next answer fails too
    if (this.#failure) answer.reject(this.#failure);
    else {
      this.#waiting.push(answer);
      try {
        this.#worker.postMessage(message);
      } catch (error) {
        this.#fail(error);
      }
    }
    return answer.promise;
  }

  /** Asks one message after the other, until none is left, and hands over each answer. */
  async askAll(
    messages: Iterator<Message> | AsyncIterator<Message>,
    onAnswer: (answer: Answer) => void = () => {},
  ): Promise<void> {
    let before: Promise<void> | undefined;
    for (let next = await messages.next(); !next.done; next = await messages.next()) {
      const answered = this.ask(next.value).then(onAnswer); // a second message, so that it never waits for one
      answered.catch(() => {}); // awaited below, unless the one before fails
      await before;
      before = answered;
    }
    await before;
  }

  stop(): void {
    void this.#worker.terminate();
  }

  #fail(cause: unknown): void {
    this.#failure ??= new HelperFailed(cause);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
