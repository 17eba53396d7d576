import { resolve } from "node:path";
import { z } from "zod";
import { largerPacks } from "#domain/billing/prices.ts";
import type { PublicConfig } from "#domain/operations/public-config.ts";
import {
  catalogueChoice,
  creditPacks,
  databaseUrl,
  hostPorts,
  httpsUrls,
  isoTime,
  networks,
  oneOf,
  onOff,
  origin,
  text,
  urlWithScheme,
  wholeNumber,
} from "./setting.ts";
import { storedSecret } from "./stored-secret.ts";

/** Every setting: name, default and meaning. An empty value counts as not set. */
const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe("The port it listens on; 0 picks a free one."),
  HOST: text.default("127.0.0.1").describe("The address it listens on."),
  PUBLIC_URL: origin.optional().describe("The origin that links in mails carry. Default: http://localhost:PORT."),
  DATA_DIR: text
    .default(".laurel")
    .transform((path) => resolve(path))
    .describe("The embedded database, the local outbox and the stored index of the catalog."),
  DATABASE_URL: databaseUrl.optional().describe("Any PostgreSQL 15 or newer. Default: the embedded one."),
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 3600)
    .default(30)
    .describe("How long a database statement of a request may run."),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 3600).default(10).describe("How long such a statement may wait for a lock."),
  DATABASE_IDLE_SECONDS: wholeNumber(1, 3600)
    .default(30)
    .describe("How long such a transaction may be open without a statement."),
  CATALOGUE: catalogueChoice
    .default({ kind: "starter" })
    .describe("starter, none, or generated:N (N seeded rows, for benchmarks)."),
  NODE_ENV: oneOf(["development", "test", "production"])
    .default("production")
    .describe("development under `npm run dev`."),
  SMTP_URL: urlWithScheme("smtp:", "smtps:").optional().describe("The mail server. Default: the local outbox."),
  MAIL_FROM: text.default("Laurel <no-reply@localhost>").describe("The sender of every mail."),
  SUPPORT_EMAIL: text
    .default("support@localhost")
    .describe("Who gets what the contact form sends. The default is not shown in the footer."),
  SUPPORT_PHONE: text
    .optional()
    .describe("The phone number in the footer and on the contact page. Default: none shown."),
  SUPPORT_ADDRESS: text
    .optional()
    .describe("The postal address in the footer and on the contact page. Default: none shown."),
  SUPPORT_HOURS: text.default("Mon to Fri 9AM to 6PM EST").describe("When somebody answers."),
  SOCIAL_LINKS: httpsUrls.default([]).describe("https addresses for the footer, separated by commas."),
  DEV_TOOLS: onOff
    .optional()
    .describe(
      "Outbox page and test checkout. Default: on without mail and payment keys where HOST and PUBLIC_URL are loopback.",
    ),
  AUTH_SECRET: z
    .string()
    .min(32, "must have at least 32 characters.")
    .optional()
    .describe("Signs sessions. Default: made once and kept in DATA_DIR."),
  GOOGLE_CLIENT_ID: text.optional().describe("Google sign-in."),
  GOOGLE_CLIENT_SECRET: text.optional().describe("Google sign-in."),
  GOOGLE_ISSUER: urlWithScheme("http:", "https:")
    .default("https://accounts.google.com")
    .describe("Another issuer, for tests."),
  STRIPE_SECRET_KEY: text.optional().describe("Payments. Default: the test checkout."),
  STRIPE_WEBHOOK_SECRET: text.optional().describe("Verifies the payment provider's events."),
  STRIPE_API_URL: urlWithScheme("http:", "https:")
    .optional()
    .describe("Another address of the payment provider, for tests."),
  CREDIT_PACKS: creditPacks
    .default([...largerPacks])
    .describe("The packs of credits besides the starter pack: id:credits:dollars, separated by commas."),
  AI_PROVIDER: oneOf(["openai-compatible", "anthropic"])
    .optional()
    .describe("The model. Default: the built-in engine."),
  AI_BASE_URL: urlWithScheme("http:", "https:").optional().describe("Where the model answers."),
  AI_MODEL: text.optional().describe("The model's name."),
  AI_API_KEY: text.optional().describe("The model's key."),
  SEARCH_PROVIDER: oneOf(["searxng", "brave"])
    .optional()
    .describe("Web search for the scraper. Default: off. Accepted, not used yet."),
  SEARCH_URL: urlWithScheme("http:", "https:")
    .optional()
    .describe("Where the web search answers. Accepted, not used yet."),
  SEARCH_API_KEY: text.optional().describe("The web search's key. Accepted, not used yet."),
  SCRAPER_ALLOW_HOSTS: hostPorts
    .default([])
    .describe("host:port pairs that the address guard lets through, for tests. Accepted, not used yet."),
  TRUSTED_PROXIES: networks.default([]).describe("Whose X-Forwarded-For counts."),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 128).default(6).describe("The shortest password that sign-up takes."),
  NOW: isoTime.optional().describe("The time at which the server's clock starts; only with DEV_TOOLS."),
  LOG_LEVEL: oneOf(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .default("info")
    .describe("How much is logged."),
});

type Given = z.infer<typeof settings>;

export type Env = Omit<Given, "PUBLIC_URL" | "DEV_TOOLS" | "AUTH_SECRET"> & {
  PUBLIC_URL: string;
  DEV_TOOLS: boolean;
  AUTH_SECRET: string;
};

/** Refuses the start. The message has one sentence a line: the setting, and what it must be. */
class SettingsError extends Error {}

/**
 * The validated settings of this process. Throws a SettingsError that names every invalid one. Without AUTH_SECRET it
 * creates one and stores it in DATA_DIR.
 */
export function loadEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = settings.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim())));
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join("\n"));
  const given = parsed.data;
  const devTools = given.DEV_TOOLS ?? (!given.SMTP_URL && !given.STRIPE_SECRET_KEY && isOnlyLocal(given));
  refuseContradictions(given, devTools);
  return {
    ...given,
    PUBLIC_URL: given.PUBLIC_URL ?? localUrl(given.PORT),
    DEV_TOOLS: devTools,
    AUTH_SECRET: given.AUTH_SECRET ?? storedSecret(given.DATA_DIR),
  };
}

function refuseContradictions(given: Given, devTools: boolean) {
  const rules: [broken: boolean, sentence: string][] = [
    [given.NOW !== undefined && !devTools, "NOW must not be set when DEV_TOOLS is off."],
    [
      given.NODE_ENV === "production" && given.DATABASE_URL !== undefined && given.AUTH_SECRET === undefined,
      "AUTH_SECRET must be set when DATABASE_URL is: every process on one database needs the same one.",
    ],
    [
      !!given.GOOGLE_CLIENT_ID !== !!given.GOOGLE_CLIENT_SECRET,
      "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.",
    ],
    [
      given.AI_PROVIDER === "openai-compatible" && !given.AI_BASE_URL,
      "AI_BASE_URL must be set with AI_PROVIDER=openai-compatible.",
    ],
    [given.AI_PROVIDER !== undefined && !given.AI_MODEL, "AI_MODEL must be set with AI_PROVIDER."],
    [given.SEARCH_PROVIDER === "searxng" && !given.SEARCH_URL, "SEARCH_URL must be set with SEARCH_PROVIDER=searxng."],
    [
      given.SEARCH_PROVIDER === "brave" && !given.SEARCH_API_KEY,
      "SEARCH_API_KEY must be set with SEARCH_PROVIDER=brave.",
    ],
  ];
  const broken = rules.filter(([isBroken]) => isBroken);
  if (broken.length > 0) throw new SettingsError(broken.map(([, sentence]) => sentence).join("\n"));
}

const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
// With a public URL and a loopback HOST, a proxy makes the server reachable from outside.
const isOnlyLocal = ({ HOST, PUBLIC_URL }: Given) =>
  isLoopback(HOST) && (!PUBLIC_URL || isLoopback(new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, "")));
const localUrl = (port: number) => `http://localhost:${port}`;

/** The settings with the actual port in place of a PORT of 0. */
export function listeningOn(env: Env, port: number): Env {
  return { ...env, PORT: port, PUBLIC_URL: env.PUBLIC_URL === localUrl(env.PORT) ? localUrl(port) : env.PUBLIC_URL };
}

/** The settings that the browser may know. */
export function publicConfig(env: Env): PublicConfig {
  return {
    dev_tools: env.DEV_TOOLS,
    google_sign_in: env.GOOGLE_CLIENT_ID !== undefined,
    password_min_length: env.PASSWORD_MIN_LENGTH,
    payments: env.STRIPE_SECRET_KEY ? "live" : env.DEV_TOOLS ? "test" : "off",
    support_email: env.SUPPORT_EMAIL,
    support_phone: env.SUPPORT_PHONE ?? null,
    support_address: env.SUPPORT_ADDRESS ?? null,
    support_hours: env.SUPPORT_HOURS,
    social_links: env.SOCIAL_LINKS,
  };
}

/** Name, default and meaning of every setting, for the documentation. */
export const settingsTable = Object.entries(settings.shape).map(([name, schema]) => ({
  name,
  meaning: schema.description ?? "",
}));
