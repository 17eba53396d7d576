import { expect, test } from "vitest";
import { z } from "zod";
import { setPlainMessages } from "./plain-messages.ts";

setPlainMessages();

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each<[string, z.ZodType, unknown]>([
  ["Choose one of: woman, man.", z.enum(["woman", "man"]), "female"],
  ["Give matches.", z.literal("matches"), "other"],
  ["Give a value.", z.string(), undefined],
  ["Give text.", z.string(), 5],
  ["Give a number.", z.number(), "5"],
  ["Give a whole number.", z.int(), 5.5],
  ["Give true or false.", z.boolean(), "yes"],
  ["Give a list.", z.array(z.string()), "a"],
  ["Give an object.", z.object({}), "a"],
  ["Use at least 1 character.", z.string().min(1), ""],
  ["Use at most 3 characters.", z.string().max(3), "four"],
  ["Give at most 1 entry.", z.array(z.string()).max(1), ["a", "b"]],
  ["Give at least 0.", z.number().min(0), -1],
  ["Give at most 2,000.", z.number().max(2000), 2001],
  ["Give a number above 0.", z.number().positive(), 0],
  ["Give a date as YYYY-MM-DD.", z.iso.date(), "tomorrow"],
  ["Give a valid email.", z.email(), "a"],
  ["Remove what is not known here: b.", z.strictObject({}), { b: 1 }],
  ["Check this value.", z.union([z.string(), z.number()]), true],
])("an invalid value is explained: %s", (message, schema, value) => {
  expect(messageOf(schema, value)).toBe(message);
});

test("the message of a schema itself comes first", () => {
  expect(messageOf(z.enum(["a", "b"], "Choose a letter."), "c")).toBe("Choose a letter.");
});
