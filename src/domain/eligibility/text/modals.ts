import { wordSet } from "./word-set.ts";

/** The verbs with which a clause demands something of its subject. */
export const modals = wordSet("must should need needs");
