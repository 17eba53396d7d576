let last = 0;

/** A client IP address that no other request of this test file uses (198.18.0.0/15 is reserved for tests). */
export function freshAddress(): string {
  last += 1;
  return `198.18.${last >> 8}.${last & 255}`;
}
