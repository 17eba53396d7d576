import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routeFileOf } from "#web/library-internals.ts";

type Chunk = { file: string; imports?: string[]; src?: string };
type Manifest = Readonly<Record<string, Chunk>>;

/** Vite's list of what it built in the folder `web`. */
export const manifestOf = (web: string): Manifest =>
  JSON.parse(readFileSync(join(web, ".vite", "manifest.json"), "utf8"));

/** The built files, as paths, of some modules of the manifest and of all that these import. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const see = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) see(imported);
  };
  for (const key of modules) see(key);
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].map((file) => `/${file}`);
}

/**
 * The built files of modules that are loaded when they are first used, by their paths in src/web. Throws on an unknown
 * one.
 */
export function scriptsOfModules(web: string, modules: readonly string[]): string[] {
  const manifest = manifestOf(web);
  const unknown = modules.find((key) => manifest[key] === undefined);
  if (unknown) throw new Error(`The build has no file of its own for ${unknown}`);
  return filesOf(manifest, modules);
}

/**
 * Reads which scripts a page needs beside those that its HTML names: for the ids of its routes, the built files of
 * their components and of all that these import. Without them the browser would learn of each only from the one before.
 */
export function scriptsOf(web: string, template: string): (routes: readonly string[]) => string[] {
  const manifest = manifestOf(web);
  const components = componentsOf(manifest);
  return (routes) => {
    const keys = routes.flatMap((route) => components.get(plain(route)) ?? []);
    return filesOf(manifest, keys).filter((path) => !template.includes(`"${path}"`));
  };
}

/** The modules with the components of each route: its own and those of the layouts around it. */
export function componentsOf(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const file = routeFileOf(key);
    if (file) keys.set(file, key);
  }
  return new Map(
    [...keys.keys()].map((file) => {
      const layouts = file.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"));
      return [routeOf(file), layouts.flatMap((layout) => keys.get(layout) ?? [])] as const;
    }),
  );
}

const routeOf = (file: string) => plain(`/${file.replaceAll(".", "/")}`);

/**
 * `/article/$` for the file of a route (article/$topic), its id (/article/$topic) or its page (/article/{topic}). A
 * layout without a path of its own is left out.
 */
const plain = (name: string) =>
  name
    .replace(/\/index$/, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/\/_[^/]+(?=\/)/g, "")
    .replaceAll("_/", "/")
    .replace(/\$\w+|\{\w+\}/g, "$");
