import { isIP } from "node:net";
import { z } from "zod";
import { type CreditPack, starterPack } from "#domain/billing/prices.ts";

// One builder for each kind of value. Every message completes the sentence "<NAME> ...".

export const text = z.string().trim().min(1, "must not be empty.");

export const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
};

export const onOff = z
  .enum(["on", "off", "true", "false", "1", "0"], "must be on or off.")
  .transform((word) => word === "on" || word === "true" || word === "1");

export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, `must be one of ${words.join(", ")}.`);

export const urlWithScheme = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}.`,
    );

/**
 * Not validated as a URL, because PostgreSQL accepts URLs without a host:
 * postgres://user@/database?host=/var/run/postgresql.
 */
export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must be an address that starts with postgres:// or postgresql://.");

/** An origin such as https://laurel.example. A path or query is refused, because links are made by appending a path. */
export const origin = urlWithScheme("http:", "https:").transform((value, context) => {
  const url = new URL(value);
  if (url.pathname !== "/" || url.search || url.hash)
    context.addIssue({ code: "custom", message: "must be an origin without a path, such as https://laurel.example." });
  return url.origin;
});

export const isoTime = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/,
    "must be an ISO time such as 2027-01-15T09:00:00Z.",
  )
  .refine((value) => !Number.isNaN(Date.parse(value)), "must be a time that exists.")
  .transform((value) => new Date(value));

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
);

const isNetwork = (value: string) => {
  const [ip = "", bits, ...rest] = value.split("/");
  const version = isIP(ip);
  if (!version || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** IP addresses and networks (10.0.0.0/8), separated by commas. */
export const networks = list.refine(
  (values) => values.every(isNetwork),
  "must be IP addresses or networks such as 10.0.0.0/8, separated by commas.",
);

/** host:port pairs, separated by commas. */
export const hostPorts = list.refine(
  (values) => values.every((value) => /^(\[[0-9a-f:]+\]|[^\s:/]+):\d{1,5}$/i.test(value)),
  "must be host:port pairs separated by commas, such as 127.0.0.1:8080.",
);

/** https URLs, separated by commas. */
export const httpsUrls = list.refine(
  (values) => values.every((value) => URL.canParse(value) && new URL(value).protocol === "https:"),
  "must be addresses that start with https://, separated by commas.",
);

type CatalogueChoice = { kind: "starter" } | { kind: "none" } | { kind: "generated"; rows: number };

export const catalogueChoice = z.string().transform((value, context): CatalogueChoice => {
  const rows = /^generated:(\d{1,8})$/.exec(value)?.[1];
  if (rows !== undefined) return { kind: "generated", rows: Number(rows) };
  if (value === "starter" || value === "none") return { kind: value };
  context.addIssue({ code: "custom", message: "must be starter, none, or generated:N such as generated:100000." });
  return z.NEVER;
});

/** Packs of credits, each id:credits:dollars, separated by commas. */
export const creditPacks = list.transform((values, context): CreditPack[] => {
  const packs = values.map((value) => {
    const [, id = "", credits, dollars] = /^([a-z][a-z0-9-]{0,30}):(\d{1,6}):(\d{1,5})$/.exec(value) ?? [];
    return { id, credits: Number(credits), dollars: Number(dollars) };
  });
  const ids = new Set([starterPack.id, ...packs.map(({ id }) => id)]);
  if (packs.every(({ credits, dollars }) => credits > 0 && dollars > 0) && ids.size === packs.length + 1) return packs;
  context.addIssue({ code: "custom", message: "must be packs of different names such as plus:220:60,max:400:100." });
  return z.NEVER;
});
