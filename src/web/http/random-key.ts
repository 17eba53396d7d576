/** A random key of 32 hexadecimal digits: an `Idempotency-Key`, or the id of something that the browser makes. */
export const randomKey = (): string =>
  // crypto.randomUUID is missing without HTTPS.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
