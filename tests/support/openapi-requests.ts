import fc from "fast-check";

/** The parts of an OpenAPI 3.1 document that the requests are generated from. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
};
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

export type MadeRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  isSignedIn: boolean;
};

const hostileTexts = [
  "",
  " ",
  "\0",
  "\ud800",
  "😀".repeat(300),
  "-".repeat(200),
  "' or 1=1 --",
  "(".repeat(500),
  "../../etc/passwd",
  "%s%n%00",
  "a & ! | <-> b:*",
  "9".repeat(400),
  "2026-02-30",
  "x".repeat(20_000),
];
const hostileText = fc.constantFrom(...hostileTexts);
const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string({ unit: "grapheme" }), hostileText);
const anyJson = fc.oneof({ weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) }, hostileText);
const formats: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  "date-time": fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

/** Requests to every operation of the document. Most fit its schemas, and the others break them in every way. */
export function requestsOf(document: OpenApi): fc.Arbitrary<MadeRequest> {
  const schemas = document.components?.schemas ?? {};
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => requestTo({ method, path, operation, schemas })),
  );
  return fc.oneof(...operations);
}

type Target = { method: string; path: string; operation: Operation; schemas: Record<string, Schema> };

function requestTo({ method, path, operation, schemas }: Target): fc.Arbitrary<MadeRequest> {
  const value = (schema: Schema | undefined) =>
    fc.oneof({ weight: 5, arbitrary: fitting(schema, schemas) }, { weight: 1, arbitrary: anyJson });
  const parameters = (place: string) => (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const search = fc.record(Object.fromEntries(parameters("query").map(({ name, schema }) => [name, value(schema)])), {
    requiredKeys: [],
  });
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const inPath = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof(fc.uuid(), fc.webSegment(), anyText)])),
  );
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const json = value(schema).map((content) => JSON.stringify(content));
  const body = fc.oneof(
    { weight: schema ? 8 : 1, arbitrary: json },
    { weight: 1, arbitrary: anyText },
    { weight: schema ? 1 : 4, arbitrary: fc.constant(undefined) },
  );
  const type = fc.oneof(
    { weight: 9, arbitrary: fc.constant("application/json") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "x", "application/csp-report"),
    },
  );
  return fc
    .record({ inPath, search, body, type, isSignedIn: fc.boolean() })
    .map(({ inPath, search, body, type, isSignedIn }) => ({
      method: method.toUpperCase(),
      path: filled(path, inPath) + written(search),
      headers: { "content-type": type },
      ...(method !== "get" && body !== undefined && { body }),
      isSignedIn,
    }));
}

const filled = (path: string, values: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] ?? "") || "-");

function written(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encoded(name)}=${encoded(typeof one === "string" ? one : JSON.stringify(one))}`),
  );
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 2000).replace(/%.?$/, "");

/** A value that fits a schema, mixed with hostile texts and numbers at the limits. */
function fitting(schema: Schema | undefined, schemas: Record<string, Schema>, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 6) return anyJson;
  const of = (inner: Schema | undefined) => fitting(inner, schemas, depth + 1);
  if (schema.$ref) return of(schemas[schema.$ref.split("/").at(-1) ?? ""]);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(of)).map((parts) => Object.assign({}, ...parts));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  return ofType(schema, of);
}

function ofType(schema: Schema, of: (inner: Schema | undefined) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { minimum = -2_147_483_648, maximum = 2_147_483_647 } = schema;
  switch (schema.type) {
    case "string":
      return fc.oneof({ weight: 3, arbitrary: formats[schema.format ?? ""] ?? anyText }, hostileText);
    case "integer":
      return fc.oneof(
        fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
        fc.constantFrom(minimum, maximum),
      );
    case "number":
      return fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.constantFrom(minimum, maximum));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(of(schema.items), { maxLength: 5 });
    case "object": {
      const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, of(inner)] as const);
      return fc.record(Object.fromEntries(properties), { requiredKeys: [] });
    }
    default:
      return anyJson;
  }
}
