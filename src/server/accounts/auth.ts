import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { bearer } from "better-auth/plugins/bearer";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Logger } from "pino";
import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import { ownEndpoints } from "./better-auth-plugin.ts";
import { type Cookie, cookieAttributes, cookieName } from "./cookies.ts";
import { hashPassword, verifyPassword } from "./passwords/password-hash.ts";
import { credentials, sessions, twoFactors, users, verifications } from "./table.ts";
import { recoveryCodeStorage } from "./two-factor/recovery-codes.ts";

const days = 24 * 60 * 60;

type AuthParts = { env: Env; db: Database; log: Logger };

/**
 * better-auth, which manages sessions and second factors, configured for our tables. Only call-better-auth.ts calls it,
 * after checking the origin, body and rate limits of a request. Our own functions find the account
 * (docs/decisions/0007).
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
        unverifiedEmail: { type: "string", required: false, input: false, fieldName: "unverified_email" },
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
      // renew-session.ts renews it.
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
    // Disabled, because our own functions handle sign-up and sign-in. The second factor still checks the password.
    emailAndPassword: { enabled: false, password: { hash: hashPassword, verify: verifyPassword } },
    rateLimit: { enabled: false },
    advanced: {
      ...cookies(env),
      // Users recognize a session by its device; its IP address is not stored.
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
    // The messages may contain an email, so only the error itself is logged.
    logger: {
      level: "error",
      log: (_level, _message, error) => log.error({ err: error }, "better-auth failed"),
    },
    // Database errors are thrown, so that our own error handling answers them.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;

const moments = { createdAt: "created_at", updatedAt: "updated_at" } as const;

/** Cookie names and attributes for better-auth. */
function cookies(env: Env) {
  const named = (cookie: Cookie) => ({ name: cookieName(env, cookie) });
  return {
    useSecureCookies: false,
    defaultCookieAttributes: cookieAttributes(env),
    cookies: {
      session_token: named("session_token"),
      dont_remember: named("dont_remember"),
      two_factor: named("two_factor"),
      trust_device: named("trust_device"),
    },
  } as const;
}
