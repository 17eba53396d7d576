import { createHash } from "node:crypto";

/** A hash of a JSON value: equal for equal values whose fields are in the same order. */
export const fingerprintOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
