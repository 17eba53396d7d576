import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Prose } from "../../src/domain/articles/prose.ts";
import { readProse } from "./read-prose.ts";

/** One file of content/: its front matter before validation, its Markdown, and the parsed tree. */
export type ReadDocument = { data: Record<string, unknown>; markdown: string; prose: Prose };

/** Reads a Markdown file with YAML front matter. Throws an error that names the file. */
export function readDocument(file: string): ReadDocument {
  const [, front, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  if (front === undefined || markdown === undefined) throw new Error(`${file} has no front matter`);
  try {
    return { data: parse(front), markdown, prose: readProse(markdown) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
