import { createHmac, randomInt } from "node:crypto";
import type { Env } from "#server/platform/env.ts";

const mark = "hashed:";
const amount = 10;
/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * The keyed hash of a recovery code, which is stored in its place. better-auth compares what is stored with what it is
 * given, so a typed code is hashed before better-auth gets it.
 */
export const hashedRecoveryCode = (env: Pick<Env, "AUTH_SECRET">, code: string): string =>
  `${mark}${createHmac("sha256", env.AUTH_SECRET).update(`recovery code|${code}`).digest("base64url")}`;

/** A typed recovery code as it is printed: in lower case, without spaces, with the hyphen in the middle. */
export const tidyRecoveryCode = (typed: string): string => {
  const plain = typed.replaceAll(/[\s-]/g, "").toLowerCase();
  return `${plain.slice(0, 5)}-${plain.slice(5)}`;
};

const freshCode = () => tidyRecoveryCode(Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join(""));

/** How better-auth stores recovery codes: new codes as hashes, and the hashes that are left as they are. */
export const recoveryCodeStorage = (env: Pick<Env, "AUTH_SECRET">) => ({
  customBackupCodesGenerate: () => Array.from({ length: amount }, freshCode),
  storeBackupCodes: {
    encrypt: async (json: string) =>
      JSON.stringify(codesIn(json).map((code) => (code.startsWith(mark) ? code : hashedRecoveryCode(env, code)))),
    decrypt: async (stored: string) => stored,
  },
});

/** The codes in the JSON list that better-auth keeps. */
export function codesIn(json: string): string[] {
  const codes: unknown = JSON.parse(json);
  return Array.isArray(codes) ? codes.map(String) : [];
}
