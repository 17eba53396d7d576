import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs `work` under a lock with this name for this folder. A lock whose process died is replaced. */
export async function withLock(name, work) {
  const folder = createHash("sha256").update(root).digest("hex").slice(0, 12);
  const file = join(tmpdir(), `laurel-${name}-${folder}.lock`);
  for (let told = false; !take(file); told = true) {
    if (!told) console.error(`Another ${name} is running here; waiting for it.`);
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (!isHeld(file)) rmSync(file, { force: true });
  return false;
}

function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    return error.code === "EPERM"; // a live process of another user
  }
}
