import fc from "fast-check";

/** The parts of an OpenAPI 3.1 document that the requests are generated from. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  minLength?: number;
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
  required?: string[];
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
  /** The method and the path of the document, such as `GET /api/scholarships/{id}`. */
  operation: string;
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

/** Values for path params and for properties of bodies, by name: such as an id that exists or the right password. */
export type KnownValues = Readonly<Record<string, fc.Arbitrary<string>>>;

/**
 * Requests to every operation of the document. Most fit its schemas, and the others break them in every way. With
 * `known` values more of them are answered with success.
 */
export function requestsOf(document: OpenApi, known: KnownValues = {}): fc.Arbitrary<MadeRequest> {
  const schemas = document.components?.schemas ?? {};
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => requestTo({ method, path, operation, known, schemas })),
  );
  return fc.oneof(...operations);
}

type Parts = { schemas: Record<string, Schema>; known: KnownValues; isHostile?: boolean };
type Target = Parts & { method: string; path: string; operation: Operation };

function requestTo({ method, path, operation, ...parts }: Target): fc.Arbitrary<MadeRequest> {
  const value = (schema: Schema | undefined) =>
    fc.oneof(
      { weight: 4, arbitrary: fitting(schema, parts) },
      { weight: 2, arbitrary: fitting(schema, { ...parts, isHostile: true }) },
      { weight: 1, arbitrary: anyJson },
    );
  const parameters = (place: string) => (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const search = fc.record(Object.fromEntries(parameters("query").map(({ name, schema }) => [name, value(schema)])), {
    requiredKeys: [],
  });
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const inPath = fc.record(
    Object.fromEntries(
      names.map((name) => [name, orKnown(parts, name, fc.oneof(fc.uuid(), fc.webSegment(), anyText))]),
    ),
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
      operation: `${method.toUpperCase()} ${path}`,
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

/** The known value of this name three times of four, if there is one. */
function orKnown<Value>({ known }: Parts, name: string, other: fc.Arbitrary<Value>): fc.Arbitrary<Value | string> {
  const value = known[name];
  return value ? fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: other }) : other;
}

/** A value that fits a schema; if it is hostile, mixed with hostile texts. */
function fitting(schema: Schema | undefined, parts: Parts, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 6) return anyJson;
  const of: Inner = (inner, name) => {
    const value = fitting(inner, parts, depth + 1);
    return name === undefined ? value : orKnown(parts, name, value);
  };
  if (schema.$ref) return of(parts.schemas[schema.$ref.split("/").at(-1) ?? ""]);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => of(choice)));
  if (schema.allOf) return fc.tuple(...schema.allOf.map((part) => of(part))).map((all) => Object.assign({}, ...all));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  return ofType(schema, of, parts.isHostile);
}

/** Makes a value for an inner schema, which may be the property of this name. */
type Inner = (schema: Schema | undefined, name?: string) => fc.Arbitrary<unknown>;

function ofType(schema: Schema, of: Inner, isHostile = false): fc.Arbitrary<unknown> {
  const { minimum = -2_147_483_648, maximum = 2_147_483_647 } = schema;
  switch (schema.type) {
    case "string":
      return isHostile ? fc.oneof(textFor(schema), hostileText) : textFor(schema);
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
      const properties = Object.entries(schema.properties ?? {}).map(
        ([name, inner]) => [name, of(inner, name)] as const,
      );
      return fc.record(Object.fromEntries(properties), { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return anyJson;
  }
}

/** Text in the schema's format and of a length that it allows. */
function textFor({ format = "", minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  const most = Math.max(minLength, Math.min(maxLength, 200));
  return formats[format] ?? fc.string({ unit: "grapheme", minLength, maxLength: most });
}
