import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "#server/platform/env.ts";

type Secret = Pick<Env, "AUTH_SECRET">;

const signature = ({ AUTH_SECRET }: Secret, time: string) =>
  createHmac("sha256", AUTH_SECRET).update(`contact-form|${time}`).digest("base64url");

/** A signed token that says when a form was opened. */
export function formToken(secret: Secret, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signature(secret, time)}`;
}

/** The time when the form of this token was opened, in milliseconds since 1970. Null if the token is not valid. */
export function openedAt(secret: Secret, token: string | undefined): number | null {
  const [time = "", signed = ""] = token?.split(".") ?? [];
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(secret, time))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number.parseInt(time, 36) : null;
}
