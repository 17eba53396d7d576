import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { addressGroup, clientAddress } from "../http/client-address.ts";
import type { Base } from "../http/routing.ts";
import { type RateLimit, tooManyRequests } from "./rate-limit.ts";

/**
 * 100 reads a second for each process: far more than one person sends, and enough for a classroom behind one IP
 * address.
 */
export const publicReads: RateLimit = { max: 1000, windowSeconds: 10 };
const mostClients = 50_000;

/**
 * Limits how often one client may read, counted in memory by each process: a count in the database would cost a write
 * for every read. Throws 429 `too_many_requests`.
 */
export function limitReads({ max, windowSeconds }: RateLimit): MiddlewareHandler<Base> {
  // With `max` it would make room for all of them at once, which takes 2 MB and 18 ms at each start.
  const counted = { maxSize: mostClients, sizeCalculation: () => 1 };
  const clients = new LRUCache<string, { count: number }>({ ...counted, ttl: windowSeconds * 1000 });
  return async (c, next) => {
    const client = addressGroup(clientAddress(c, c.var.deps.env.TRUSTED_PROXIES));
    const window = clients.get(client);
    if (!window) clients.set(client, { count: 1 });
    else if (window.count < max) window.count += 1;
    else throw tooManyRequests(Math.max(1, Math.ceil(clients.getRemainingTTL(client) / 1000)));
    await next();
  };
}
