import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listeningOn, loadEnv, publicConfig, settingsTable } from "./env.ts";

const secret = "a secret of at least thirty-two characters";
const load = (source: Record<string, string>) => loadEnv({ AUTH_SECRET: secret, ...source });

test("without any setting everything has its default", () => {
  const env = load({});
  expect(env).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    NODE_ENV: "production",
    CATALOGUE: { kind: "starter" },
    DEV_TOOLS: true,
    PASSWORD_MIN_LENGTH: 6,
    TRUSTED_PROXIES: [],
  });
  expect(env.DATA_DIR).toMatch(/\/\.laurel$/);
});

test("an empty value counts as not set", () => {
  expect(load({ PORT: "", DATABASE_URL: " " })).toEqual(load({}));
});

test.each([
  [{ PORT: "65536" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "web" }, "PORT must be a whole number from 0 to 65535."],
  [{ PUBLIC_URL: "laurel.example" }, "PUBLIC_URL must be an address that starts with http:// or https://."],
  [
    { PUBLIC_URL: "https://laurel.example/app" },
    "PUBLIC_URL must be an origin without a path, such as https://laurel.example.",
  ],
  [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL must be an address that starts with postgres:// or postgresql://."],
  [{ CATALOGUE: "all" }, "CATALOGUE must be starter, none, or generated:N such as generated:100000."],
  [{ NODE_ENV: "staging" }, "NODE_ENV must be one of development, test, production."],
  [{ DEV_TOOLS: "maybe" }, "DEV_TOOLS must be on or off."],
  [{ AUTH_SECRET: "short" }, "AUTH_SECRET must have at least 32 characters."],
  [{ NOW: "tomorrow" }, "NOW must be an ISO time such as 2027-01-15T09:00:00Z."],
  [{ NOW: "2027-13-01" }, "NOW must be a time that exists."],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES must be IP addresses or networks such as 10.0.0.0/8"],
  [{ SCRAPER_ALLOW_HOSTS: "localhost" }, "SCRAPER_ALLOW_HOSTS must be host:port pairs separated by commas"],
  [{ CREDIT_PACKS: "plus:220" }, "CREDIT_PACKS must be packs of different names such as plus:220:60"],
  [{ CREDIT_PACKS: "starter:220:60" }, "CREDIT_PACKS must be packs of different names"],
  [{ PASSWORD_MIN_LENGTH: "3" }, "PASSWORD_MIN_LENGTH must be a whole number from 6 to 128."],
  [{ GOOGLE_CLIENT_ID: "x" }, "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together."],
  [{ AI_PROVIDER: "anthropic" }, "AI_MODEL must be set with AI_PROVIDER."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace."],
])("a bad value stops the start with a sentence that names it: %o", (source, sentence) => {
  expect(() => load(source)).toThrow(sentence);
});

test("every bad setting is named, not only the first", () => {
  expect(() => load({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT .*\nLOG_LEVEL /);
});

test("a refusal does not repeat the value, which may be a secret", () => {
  expect(() => load({ AUTH_SECRET: "hunter2" })).toThrow(expect.not.stringContaining("hunter2"));
});

test("developer tools are off where others can reach the server or mail and payments are real", () => {
  expect(load({ HOST: "0.0.0.0" }).DEV_TOOLS).toBe(false);
  expect(load({ SMTP_URL: "smtp://mail.example" }).DEV_TOOLS).toBe(false);
  expect(load({ STRIPE_SECRET_KEY: "sk_live_1" }).DEV_TOOLS).toBe(false);
  expect(load({ PUBLIC_URL: "https://laurel.example" }).DEV_TOOLS).toBe(false);
  expect(load({ PUBLIC_URL: "http://127.0.0.1:4000" }).DEV_TOOLS).toBe(true);
  expect(load({ HOST: "0.0.0.0", DEV_TOOLS: "on" }).DEV_TOOLS).toBe(true);
});

test("the clock can be set only with the developer tools", () => {
  expect(load({ NOW: "2027-01-15T09:00:00Z" }).NOW).toEqual(new Date("2027-01-15T09:00:00Z"));
  expect(() => load({ NOW: "2027-01-15", DEV_TOOLS: "off" })).toThrow("NOW must not be set when DEV_TOOLS is off.");
});

test("a shared database in production needs a secret that every process knows", () => {
  const source = { DATABASE_URL: "postgres://localhost/laurel" };
  expect(() => loadEnv({ ...source, NODE_ENV: "production" })).toThrow(/^AUTH_SECRET must be set/);
  expect(load(source).DATABASE_URL).toBe(source.DATABASE_URL);
});

test("without AUTH_SECRET a secret is created once, readable by its owner only", () => {
  const folder = mkdtempSync(join(tmpdir(), "laurel-env-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = loadEnv({ DATA_DIR: folder }).AUTH_SECRET;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadEnv({ DATA_DIR: folder }).AUTH_SECRET).toBe(first);
  expect(readFileSync(join(folder, "auth-secret"), "utf8")).toBe(first);
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("the public URL follows the actual port, unless it is set", () => {
  expect(listeningOn(load({ PORT: "0" }), 4321)).toMatchObject({ PORT: 4321, PUBLIC_URL: "http://localhost:4321" });
  expect(listeningOn(load({ PUBLIC_URL: "https://laurel.example/" }), 4321).PUBLIC_URL).toBe("https://laurel.example");
});

test("the browser gets no secret", () => {
  const env = load({ STRIPE_SECRET_KEY: "sk_secret", GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "gs_secret" });
  expect(publicConfig(env)).toMatchObject({ google_sign_in: true, payments: "live" });
  expect(JSON.stringify(publicConfig(env))).not.toContain("secret");
});

test("every setting says what it means", () => {
  expect(settingsTable.filter(({ meaning }) => meaning.length < 10)).toEqual([]);
});

test("every setting is in the documentation", () => {
  const documentation = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  expect(settingsTable.filter(({ name }) => !documentation.includes(`| \`${name}\` |`))).toEqual([]);
});
