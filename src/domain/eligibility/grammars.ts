import { citizenship } from "./criteria/citizenship.ts";
import { fields } from "./criteria/fields.ts";
import { levels } from "./criteria/levels.ts";
import { notStated } from "./criteria/not-stated.ts";
import { residence } from "./criteria/residence.ts";
import type { Grammar } from "./mention.ts";

/** The grammars of all criteria. Where two read the same words, the earlier one counts. */
export const grammars: readonly Grammar[] = [levels, fields, citizenship, residence, notStated];
