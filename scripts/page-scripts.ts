import { readFileSync } from "node:fs";
import { join } from "node:path";

type Chunk = { file: string; imports?: string[]; src?: string };

/**
 * Reads which scripts a page needs beside those that its HTML names: for the ids of its routes, the built files of their
 * components and of all that these import. Without them the browser would learn of each only from the one before.
 */
export function scriptsOf(web: string, template: string): (routes: readonly string[]) => string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(web, ".vite", "manifest.json"), "utf8"));
  const components = new Map(
    Object.keys(manifest).flatMap((key) => {
      const [, file] = /^routes\/(.+)\.tsx\?tsr-split=component$/.exec(key) ?? [];
      return file ? [[routeOf(file), key] as const] : [];
    }),
  );
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  return (routes) => {
    const keys = routes.flatMap((route) => components.get(plain(route)) ?? []);
    const files = keys.flatMap((key) => [...withImports(key)].flatMap((one) => manifest[one]?.file ?? []));
    return [...new Set(files)].map((file) => `/${file}`).filter((path) => !template.includes(`"${path}"`));
  };
}

const routeOf = (file: string) => plain(`/${file.replaceAll(".", "/")}`);

/** `/article/$` for the file of a route (article/$topic), its id (/article/$topic) or its page (/article/{topic}). */
const plain = (name: string) =>
  name
    .replace(/\/index$/, "/")
    .replace(/(?<=.)\/$/, "")
    .replaceAll("_/", "/")
    .replace(/\$\w+|\{\w+\}/g, "$");
