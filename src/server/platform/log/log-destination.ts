import type { Writable } from "node:stream";

const mostWaitingBytes = 1_000_000;

/**
 * Writes to standard error without ever blocking the process. A line that cannot be written is dropped and counted: the
 * disk is full, or the reader of a pipe is gone or stuck.
 */
export class LogDestination {
  droppedLines = 0;
  readonly #stream: Writable;

  constructor(stream: Writable = process.stderr) {
    this.#stream = stream;
    stream.on("error", () => {}); // `write` counts it
  }

  write(line: string): void {
    if (this.#stream.writableLength > mostWaitingBytes) this.droppedLines += 1;
    else this.#stream.write(line, (error) => void (error && this.droppedLines++));
  }
}
