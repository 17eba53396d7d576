import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startMailServer } from "#tests/support/mail-server.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

test("a running server mails a link that signs in, and shows no outbox", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "laurel-mail-"));
  const mails = await startMailServer();
  const server = await startServerProcess(folder, {
    CATALOGUE: "none",
    SMTP_URL: mails.url,
    MAIL_FROM: "Laurel <hello@laurel.example>",
  });
  try {
    const email = `${randomUUID()}@example.test`;
    const post = (path: string, json: object) =>
      fetch(`${server.url}/api/auth${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.url },
        body: JSON.stringify(json),
      });
    await post("/sign-in/magic-link", { email, name: "Noor", create_user: true });
    await expect.poll(() => mails.received.length, { timeout: 15_000 }).toBe(1);
    const [received] = mails.received;
    expect(received?.to).toEqual([email]);
    const link = /http:\S+/.exec(received?.mail.text ?? "")?.[0] ?? "";
    expect(link.startsWith(`${server.url}/auth/confirm#`)).toBe(true);
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token");
    const response = await post("/magic-link/verify", { token });
    expect(await response.json()).toMatchObject({ user: { email, full_name: "Noor" } });
    expect((await fetch(`${server.url}/api/dev/outbox`)).status).toBe(404);
  } finally {
    await server.stop();
    await mails.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
