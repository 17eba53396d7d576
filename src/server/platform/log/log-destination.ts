import type { Writable } from "node:stream";

const mostWaitingBytes = 1_000_000;

/**
 * Standard error, in a form that never holds up the process: a line that cannot be written, because the disk is full or
 * the reader of a pipe is gone or stuck, is dropped and counted.
 */
export class LogDestination {
  droppedLines = 0;
  readonly #stream: Writable;

  constructor(stream: Writable = process.stderr) {
    this.#stream = stream;
    stream.on("error", () => {}); // counted where the line was written
  }

  write(line: string): void {
    if (this.#stream.writableLength > mostWaitingBytes) this.droppedLines += 1;
    else this.#stream.write(line, (error) => void (error && this.droppedLines++));
  }
}
