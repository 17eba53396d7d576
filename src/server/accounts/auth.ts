import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer } from "better-auth/plugins/bearer";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Logger } from "pino";
import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import { ownEndpoints } from "./better-auth-plugin.ts";
import { hashPassword, verifyPassword } from "./passwords/password-hash.ts";
import { credentials, sessions, twoFactors, users, verifications } from "./table.ts";
import { recoveryCodeStorage } from "./two-factor/recovery-codes.ts";

const days = 24 * 60 * 60;

export type AuthParts = { env: Env; db: Database; log: Logger };

/**
 * The library that keeps sessions and second factors, set up on our tables. Only ask-auth.ts speaks to it, after
 * origin, shape and limits of a request were judged. Whose account it is, our own verbs find out (docs/decisions/0007).
 */
export function createAuth({ env, db, log }: AuthParts) {
  return betterAuth({
    appName: "Laurel",
    baseURL: env.PUBLIC_URL,
    basePath: "/api/auth",
    secret: env.AUTH_SECRET,
    trustedOrigins: [env.PUBLIC_URL],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { users, sessions, credentials, verifications, two_factors: twoFactors },
      transaction: true,
    }),
    user: {
      modelName: "users",
      fields: { ...moments, name: "full_name", emailVerified: "email_verified" },
      additionalFields: {
        claimedEmail: { type: "string", required: false, input: false, fieldName: "claimed_email" },
      },
    },
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
      // Prolonged by renew-session.ts only.
      disableSessionRefresh: true,
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
    // Off: signing up and in are verbs of ours. The second factor still asks for the password.
    emailAndPassword: { enabled: false, password: { hash: hashPassword, verify: verifyPassword } },
    rateLimit: { enabled: false },
    advanced: {
      ...cookies(env),
      // A session is told by its device; where it was is nobody's business.
      ipAddress: { disableIpTracking: true, ipAddressHeaders: [] },
    },
    plugins: [
      bearer({ requireSignature: true }),
      twoFactor({
        issuer: "Laurel",
        twoFactorCookieMaxAge: 10 * 60,
        backupCodeOptions: recoveryCodeStorage(env),
        schema: {
          user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
          twoFactor: {
            modelName: "two_factors",
            fields: {
              userId: "user_id",
              backupCodes: "recovery_codes",
              failedVerificationCount: "failed_verification_count",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
      ownEndpoints(),
    ],
    // Its messages may name an e-mail address, so only the error itself is logged.
    logger: {
      level: "error",
      log: (_level, _message, error) => log.error({ err: error }, "the accounts library failed"),
    },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;

const moments = { createdAt: "created_at", updatedAt: "updated_at" } as const;

/** `__Host-` keeps a cookie on this host and on https; on plain http browsers refuse the prefix. */
function cookies(env: Env) {
  const { secure } = cookieAttributes(env);
  const named = (name: string) => ({ name: `${secure ? "__Host-" : ""}laurel.${name}` });
  return {
    useSecureCookies: false,
    defaultCookieAttributes: cookieAttributes(env),
    cookies: {
      session_token: named("session"),
      dont_remember: named("dont_remember"),
      two_factor: named("two_factor"),
      trust_device: named("trust_device"),
      google: named("google"),
      link: named("link"),
    },
  } as const;
}

/** The attributes of every cookie of ours. */
export const cookieAttributes = (env: Env) =>
  ({ secure: env.PUBLIC_URL.startsWith("https:"), httpOnly: true, sameSite: "lax", path: "/" }) as const;

/** The name of a cookie under these settings. */
export const cookieName = (env: Env, cookie: "session_token" | "two_factor" | "google" | "link"): string =>
  cookies(env).cookies[cookie].name;

export const sessionCookieName = (env: Env): string => cookieName(env, "session_token");
