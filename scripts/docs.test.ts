import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const textOf = (file: string) => readFileSync(join(project, file), "utf8");
const pages = ["README.md", ...globSync("docs/**/*.md", { cwd: project })];
const decisions = pages.filter((page) => /decisions\/\d{4}-/.test(page)).map((page) => basename(page));
const files = globSync("{src,scripts,tests}/**/*.{ts,tsx,mjs}", { cwd: project });

test("every link between pages of the docs leads to a file", () => {
  const dead = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => !existsSync(join(project, dirname(page), link)))
      .map((link) => `${link} in ${page}`),
  );
  expect(dead).toEqual([]);
});

test("the list of decisions has every decision once, and their numbers are different", () => {
  const listed = [...textOf("docs/decisions/README.md").matchAll(/^- \[\d{4}\]\(([^)]+)\)/gm)].map(([, file]) => file);
  expect(listed.toSorted()).toEqual(decisions.toSorted());
  expect(new Set(decisions.map((file) => file.slice(0, 4))).size).toBe(decisions.length);
});

test("what the pages name as a file of the code is one", () => {
  const isFile = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  // Decisions tell of their day and are not rewritten.
  const gone = pages
    .filter((page) => !decisions.includes(basename(page)))
    .flatMap((page) =>
      [...textOf(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !isFile(name))
        .map((name) => `${name} in ${page}`),
    );
  expect(gone).toEqual([]);
});

test("each type, function and field of the glossary is in the code", () => {
  const declared = files
    .filter((file) => !/\.(?:gen|test|spec)\./.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/\b(?:type|const|function|class) (\w+)|^ +(\w+)\??:/gm)])
    .map(([, name, field]) => name ?? field);
  const known = new Set(declared);
  const places = [...textOf("docs/glossary.md").matchAll(/^\|.*\|([^|]*)\|$/gm)].map(([, place = ""]) => place);
  const names = places.flatMap((place) => [...place.matchAll(/`([A-Za-z]\w+)`/g)]).map(([, name]) => name);
  expect(names).toContain("CatalogueIndex");
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
