import type { Database } from "./database.ts";

/**
 * A prepared query that is built once for each database or transaction. Building a query takes longer than PostgreSQL
 * needs to answer one by primary key.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
