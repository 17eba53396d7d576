import { z } from "zod";

/** The header that makes a repeated request answer the first result again. */
export const IdempotencyKey = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, "Give an Idempotency-Key of 1 to 200 printable characters without spaces.")
    .optional(),
});
