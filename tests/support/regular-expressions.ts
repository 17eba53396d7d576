import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "vite";
// Loaded first, so that the expressions of this package count for no file that loads it: it is given 120 characters at most (calendar-days.ts).
import "chrono-node/en";
import "chrono-node/es";

/** A regular expression in the source, and the file that contains it, relative to the project. */
export type FoundPattern = { file: string; source: string; flags: string };

const project = join(import.meta.dirname, "../..");
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|gen)\./.test(file);

/** The regular expressions in these folders: the literals, and those that modules build when they load. */
export async function regularExpressions(folders: readonly string[]): Promise<FoundPattern[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
      .filter(isSource)
      .map((file) => join(folder, file)),
  );
  const found = [...files.flatMap(literalsOf), ...(await builtIn(files))];
  return [...new Map(found.map((each) => [`${each.source}/${each.flags}`, each])).values()];
}

function literalsOf(file: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node) {
      // The parser gives every regular expression literal its pattern and flags.
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    } else Object.values(node).forEach(visit);
  };
  visit(parseSync(file, readFileSync(join(project, file), "utf8")).program);
  return found;
}

let loads = 0;

/** Loads the files that call `new RegExp` and records the expressions they build. */
async function builtIn(files: readonly string[]): Promise<FoundPattern[]> {
  const found: FoundPattern[] = [];
  const building = files.filter((file) => /new RegExp\(/.test(readFileSync(join(project, file), "utf8")));
  const Native = globalThis.RegExp;
  for (const file of building) {
    globalThis.RegExp = new Proxy(Native, {
      construct(target, [pattern, flags]) {
        const built = new target(pattern, flags);
        found.push({ file, source: built.source, flags: built.flags });
        return built;
      },
    });
    try {
      // The search params make Node load the file again if another test, or a first try of this one, has loaded it before.
      await import(/* @vite-ignore */ `${join(project, file)}?${relative(project, file)}&${++loads}`);
    } finally {
      globalThis.RegExp = Native;
    }
  }
  return found;
}
