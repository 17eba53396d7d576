import { setTimeout as wait } from "node:timers/promises";

/** What one attempt found: a value that is current, or that another reader stored something newer meanwhile. */
export type Attempt<T> = { current: true; value: T } | { current: false };

const attempts = 10;

/**
 * Repeats a reading of the provider until nobody else stored a newer one between its reading and its storing. The
 * provider is never asked inside of a transaction, so that a slow provider holds no database connection.
 */
export async function untilCurrent<T>(attempt: () => Promise<Attempt<T>>): Promise<T> {
  for (let made = 0; made < attempts; made++) {
    const result = await attempt();
    if (result.current) return result.value;
    await wait(Math.random() * 20 * (made + 1)); // random, so that two readers do not meet again
  }
  throw new Error(`something newer was stored during each of ${attempts} readings of the provider`);
}
