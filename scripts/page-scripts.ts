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

/** `article/$topic` for the file article.$topic or article/$topic; the same for the id of its route, `/article/$topic`. */
const routeOf = (file: string) => plain(`/${file.replaceAll(".", "/")}`);
const plain = (id: string) =>
  id
    .replace(/\/index$/, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/^\//, "");
