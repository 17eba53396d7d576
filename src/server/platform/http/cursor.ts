import type { z } from "zod";
import { Problem } from "./problem.ts";

/** Encodes a position in a list as a cursor, which callers send back unchanged. */
export function writeCursor(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Decodes a cursor. Throws 400 `invalid_cursor` unless it has this shape and `isOurs` accepts it. */
export function readCursor<S extends z.ZodType>(cursor: string, shape: S, isOurs: (place: z.infer<S>) => boolean) {
  const place = shape.safeParse(parsedJson(Buffer.from(cursor, "base64url").toString()));
  if (place.success && isOurs(place.data)) return place.data;
  throw new Problem(
    400,
    "invalid_cursor",
    "This cursor is not one that this list gave out. Start from the first page.",
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
