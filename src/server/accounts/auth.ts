import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer } from "better-auth/plugins";
import type { Logger } from "pino";
import { passwordMaxLength } from "#domain/accounts/account.ts";
import type { Database } from "#server/platform/database.ts";
import type { Env } from "#server/platform/env.ts";
import { countUse, limitKey } from "#server/platform/rate-limit.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { credentials, sessions, users, verifications } from "./table.ts";

/** The header in which the library is told who is asking; what a client sends in it is overwritten. */
export const addressHeader = "x-laurel-client-address";

const days = 24 * 60 * 60;

/** Uses of one call by one address. Generous enough for a classroom behind one router. */
const limits = {
  "/sign-up/email": { max: 30, window: 60 },
  "/sign-in/email": { max: 30, window: 60 },
  "/sign-out": { max: 120, window: 60 },
  "/get-session": false,
} as const;

export type AuthParts = { env: Env; db: Database; log: Logger; clock: () => Date };

/**
 * The library that keeps accounts, sessions and passwords, set up on our tables. Requests reach it through ask-auth.ts,
 * which has already judged their origin and their shape.
 */
export function createAuth({ env, db, log, clock }: AuthParts) {
  return betterAuth({
    appName: "Laurel",
    baseURL: env.PUBLIC_URL,
    basePath: "/api/auth",
    secret: env.AUTH_SECRET,
    trustedOrigins: [env.PUBLIC_URL],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { users, sessions, credentials, verifications },
      transaction: true,
    }),
    user: { modelName: "users", fields: { ...moments, name: "full_name", emailVerified: "email_verified" } },
    session: {
      modelName: "sessions",
      fields: {
        ...moments,
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
      expiresIn: 30 * days,
      updateAge: 1 * days,
    },
    account: {
      modelName: "credentials",
      fields: {
        ...moments,
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
    },
    verification: { modelName: "verifications", fields: { ...moments, expiresAt: "expires_at" } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: env.PASSWORD_MIN_LENGTH,
      // Lengths are judged in characters by domain/accounts; this one counts UTF-16 units.
      maxPasswordLength: passwordMaxLength * 2,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // The trial counts from here, so the moment comes from the server's clock, which may be moved for a demonstration.
    databaseHooks: { user: { create: { before: async (user) => ({ data: { ...user, createdAt: clock() } }) } } },
    rateLimit: {
      enabled: true,
      customRules: limits,
      customStorage: {
        consume: async (key, { max, window }) => {
          const answer = await countUse(db, limitKey(env, "auth", key), { max, windowSeconds: window });
          return answer.allowed
            ? { allowed: true, retryAfter: null }
            : { allowed: false, retryAfter: answer.retryAfterSeconds };
        },
      },
    },
    advanced: {
      ...cookies(env),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [bearer({ requireSignature: true })],
    // Its messages may name an e-mail address, so only the error itself is logged.
    logger: {
      level: "error",
      log: (_level, _message, error) => {
        if (!isSecondClick(error)) log.error({ err: error }, "the accounts library failed");
      },
    },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;

const moments = { createdAt: "created_at", updatedAt: "updated_at" } as const;

/** `__Host-` keeps a cookie on this host and on https; on plain http browsers refuse the prefix. */
function cookies(env: Env) {
  const secure = env.PUBLIC_URL.startsWith("https:");
  const named = (name: string) => ({ name: `${secure ? "__Host-" : ""}laurel.${name}` });
  return {
    useSecureCookies: false,
    defaultCookieAttributes: { secure, httpOnly: true, sameSite: "lax", path: "/" },
    cookies: { session_token: named("session"), dont_remember: named("dont_remember") },
  } as const;
}

/** The name of the session cookie under these settings. */
export const sessionCookieName = (env: Env) => cookies(env).cookies.session_token.name;

/** Two sign-ups of one address at once: the second finds the row of the first, and sign-up.ts signs it in. */
const isSecondClick = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && "code" in error.cause && error.cause.code === "23505";
