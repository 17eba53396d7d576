import { readFileSync } from "node:fs";
import type { Context } from "hono";
import { html } from "hono/html";
import type { Base } from "../http/routing.ts";

// The parts of an OpenAPI 3.1 document that this page shows.
type Shape = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  const?: unknown;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  description?: string;
};
type Content = Record<string, { schema?: Shape }>;
type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Shape }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
type ApiDocument = {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation> | object>;
  components?: { schemas?: Record<string, Shape> };
};

type Call = { method: string; path: string; id: string; operation: Operation };
type Html = ReturnType<typeof html>;

/** The page's style sheet, served as a file because the CSP allows no inline styles. */
export const apiDocsStyle = readFileSync(new URL("api-docs.css", import.meta.url), "utf8");

/** The API as one static HTML page, generated from the OpenAPI document. It needs no script. */
export function apiDocs(c: Context<Base>, document: ApiDocument): Response | Promise<Response> {
  const groups = Map.groupBy(callsOf(document), ({ operation }) => operation.tags?.[0] ?? "Other");
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} interface</title>
<link rel="stylesheet" href="/api/docs/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header><h1>${document.info.title} interface</h1>
<p>${prose(document.info.description)}</p>
<p>The same as data: <a href="/api/openapi.json">/api/openapi.json</a>. <a href="/">To the app</a>.</p></header>
<nav aria-label="Calls">${[...groups].map(([tag, calls]) => contents(tag, calls))}</nav>
<main>${[...groups].map(([tag, calls]) => section(tag, calls))}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${Object.entries(document.components?.schemas ?? {}).map(
      ([name, shape]) => html`<h3 id="shape-${name}">${name}</h3>${shapeDetails(shape)}`,
    )}</section></main>
</body>
</html>`,
  );
}

function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      id: `${method}${path.replaceAll(/[^a-z0-9]+/gi, "-")}`,
      operation,
    })),
  );
}

const contents = (tag: string, calls: Call[]): Html =>
  html`<h2>${tag}</h2><ul>${calls.map(
    ({ id, method, path }) => html`<li><a href="#${id}"><code>${method} ${path}</code></a></li>`,
  )}</ul>`;

const section = (tag: string, calls: Call[]): Html =>
  html`<section aria-label="${tag}"><h2>${tag}</h2>${calls.map(callDetails)}</section>`;

function callDetails({ id, method, path, operation }: Call): Html {
  const sent = operation.requestBody?.content ?? {};
  return html`<article aria-labelledby="${id}"><h3 id="${id}"><code>${method} ${path}</code></h3>
<p>${prose(operation.summary ?? "")}</p>${operation.description ? html`<p>${prose(operation.description)}</p>` : ""}
${(operation.parameters ?? []).length > 0 ? parameters(operation.parameters ?? []) : ""}
${Object.entries(sent).map(([type, { schema }]) => html`<h4>Body <code>${type}</code></h4>${shapeDetails(schema)}`)}
${Object.entries(operation.responses ?? {}).map(
  ([status, { description, content }]) =>
    html`<h4>${status} ${description ?? ""}</h4>${Object.values(content ?? {}).map(({ schema }) =>
      shapeDetails(schema),
    )}`,
)}</article>`;
}

const parameters = (all: NonNullable<Operation["parameters"]>): Html =>
  table(
    "Parameters",
    all.map((one) => [
      one.name,
      `${typeWords(one.schema)} (${one.in}${one.required ? "" : ", optional"})`,
      one.description,
    ]),
  );

function shapeDetails(shape: Shape | undefined): Html | string {
  if (!shape) return "";
  const rows = propertyRows(shape);
  return rows.length > 0 ? table("Fields", rows) : html`<p>${typeLink(shape)}</p>`;
}

type Row = [name: string, type: string | Html, description: string | undefined];

/** The fields of an object. Nested fields get dotted names. */
function propertyRows(shape: Shape, prefix = ""): Row[] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, property]): Row[] => {
    const optional = shape.required?.includes(name) ? "" : "?";
    const inner = property.properties ? property : property.items?.properties ? property.items : undefined;
    const path = `${prefix}${name}${property.items?.properties ? "[]" : ""}`;
    const row: Row = [`${path}${optional}`, typeLink(property), property.description];
    return inner ? [row, ...propertyRows(inner, `${path}.`)] : [row];
  });
}

const table = (caption: string, rows: Row[]): Html =>
  html`<table><caption>${caption}</caption><thead><tr><th scope="col">Name</th><th scope="col">Type</th></tr></thead>
<tbody>${rows.map(
    ([name, type, description]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${type}${description ? html`<br>${prose(description)}` : ""}</td></tr>`,
  )}</tbody></table>`;

const refName = (ref: string) => ref.split("/").at(-1) ?? ref;

const typeLink = (shape: Shape): Html =>
  shape.$ref ? html`<a href="#shape-${refName(shape.$ref)}">${refName(shape.$ref)}</a>` : html`${typeWords(shape)}`;

function typeWords(shape: Shape | undefined): string {
  if (!shape) return "anything";
  if (shape.$ref) return refName(shape.$ref);
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(" or ");
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return [...new Set(choices.map(typeWords))].join(" or ");
  if (shape.allOf) return shape.allOf.map(typeWords).join(" and ");
  if (shape.type === "array") return `list of ${typeWords(shape.items)}`;
  return [shape.type ?? "anything", shape.format ?? bounds(shape)].flat().filter(Boolean).join(" ");
}

// The generated JSON Schema gives every integer the safe-integer limits, which are no real bounds.
const telling = (bound: number | undefined) =>
  Math.abs(bound ?? Infinity) < Number.MAX_SAFE_INTEGER ? bound : undefined;

function bounds({ minimum, maximum }: Shape): string | undefined {
  const [least, most] = [telling(minimum), telling(maximum)];
  if (least !== undefined && most !== undefined) return `from ${least} to ${most}`;
  if (least !== undefined) return `from ${least}`;
  return most === undefined ? undefined : `to ${most}`;
}

/** Text with `code` in backticks, as in the OpenAPI document. */
const prose = (words: string): Html =>
  html`${words.split("`").map((part, i) => (i % 2 ? html`<code>${part}</code>` : part))}`;
