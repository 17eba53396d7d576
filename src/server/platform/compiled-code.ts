import { mkdirSync } from "node:fs";
import { enableCompileCache } from "node:module";

/**
 * Keeps the code that is loaded from now on as Node compiled it, without its types, for the next start of this computer. Node writes it when
 * the process exits by itself, and compares the sources before it uses it. Does nothing where the folder cannot be written.
 */
export function keepCompiledCode(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    return;
  }
  enableCompileCache(folder);
}
