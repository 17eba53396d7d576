import { createHmac, randomInt } from "node:crypto";
import type { Env } from "#server/platform/env.ts";

const mark = "hashed:";
const amount = 10;
/** Nothing that looks like something else. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * How a recovery code is stored and compared: as a keyed hash. The library compares what is stored with what it is
 * given, so a code that somebody typed in is hashed before the library sees it.
 */
export const hashedRecoveryCode = (env: Pick<Env, "AUTH_SECRET">, code: string): string =>
  `${mark}${createHmac("sha256", env.AUTH_SECRET).update(`recovery code|${code}`).digest("base64url")}`;

/** As it is printed, whatever way it was typed: without spaces, with the hyphen in the middle. */
export const tidyRecoveryCode = (typed: string): string => {
  const plain = typed.replaceAll(/[\s-]/g, "").toLowerCase();
  return `${plain.slice(0, 5)}-${plain.slice(5)}`;
};

const freshCode = () => tidyRecoveryCode(Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join(""));

/** The library's storage of recovery codes, which writes fresh codes and what is left of stored ones alike. */
export const recoveryCodeStorage = (env: Pick<Env, "AUTH_SECRET">) => ({
  customBackupCodesGenerate: () => Array.from({ length: amount }, freshCode),
  storeBackupCodes: {
    encrypt: async (json: string) =>
      JSON.stringify(codesIn(json).map((code) => (code.startsWith(mark) ? code : hashedRecoveryCode(env, code)))),
    decrypt: async (stored: string) => stored,
  },
});

/** The codes in the library's JSON list, or in what is stored. */
export function codesIn(json: string): string[] {
  const codes: unknown = JSON.parse(json);
  return Array.isArray(codes) ? codes.map(String) : [];
}
