import { createHmac, randomInt } from "node:crypto";
import type { Env } from "#server/platform/env.ts";

const mark = "hashed:";
const amount = 10;
/** The alphabet of recovery codes, without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * The keyed hash of a recovery code, which is stored instead of the code. better-auth compares its input with the
 * stored value, so a given code is hashed before better-auth gets it.
 */
export const hashedRecoveryCode = (env: Pick<Env, "AUTH_SECRET">, code: string): string =>
  `${mark}${createHmac("sha256", env.AUTH_SECRET).update(`recovery code|${code}`).digest("base64url")}`;

/** Normalizes a recovery code: lower case, no spaces, a hyphen in the middle. */
export const tidyRecoveryCode = (typed: string): string => {
  const plain = typed.replaceAll(/[\s-]/g, "").toLowerCase();
  return `${plain.slice(0, 5)}-${plain.slice(5)}`;
};

const freshCode = () => tidyRecoveryCode(Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join(""));

/** The storage format of recovery codes for better-auth: new codes are hashed, and existing hashes stay unchanged. */
export const recoveryCodeStorage = (env: Pick<Env, "AUTH_SECRET">) => ({
  customBackupCodesGenerate: () => Array.from({ length: amount }, freshCode),
  storeBackupCodes: {
    encrypt: async (json: string) =>
      JSON.stringify(codesIn(json).map((code) => (code.startsWith(mark) ? code : hashedRecoveryCode(env, code)))),
    decrypt: async (stored: string) => stored,
  },
});

/** Parses the JSON list of codes that better-auth stores. */
export function codesIn(json: string): string[] {
  const codes: unknown = JSON.parse(json);
  return Array.isArray(codes) ? codes.map(String) : [];
}
