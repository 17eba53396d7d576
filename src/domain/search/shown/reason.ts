import { z } from "zod";

// In a file of its own: browsers validate answers with it, and reasons.ts needs the tables of all that a search reads.

/** Why a scholarship was found: "For Nursing students". `specific`: it is for what was said, and not just open to it. */
export const Reason = z.object({ text: z.string(), specific: z.boolean() });
export type Reason = z.infer<typeof Reason>;
