let last = 0;

/** A client address that no other request of this test file comes from (198.18.0.0/15 is for tests). */
export function freshAddress(): string {
  last += 1;
  return `198.18.${last >> 8}.${last & 255}`;
}
