import { type SQL, sql } from "drizzle-orm";
import { Gauge, type Registry } from "prom-client";
import type { Deps } from "#server/deps.ts";

/** Unfinished and failed jobs by queue and state, also the queues without any. Names with __ are pg-boss's own queues. */
const jobCounts = sql`
  select queue.name as queue, each.state, count(job.id)::int as value
  from pgboss.queue cross join unnest('{created,retry,active,failed}'::pgboss.job_state[]) as each(state)
  left join pgboss.job on job.name = queue.name and job.state = each.state
  where left(queue.name, 2) <> '__'
  group by queue.name, each.state`;

const oldestJobs = sql`
  select queue.name as queue, coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as value
  from pgboss.queue left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active')
  where left(queue.name, 2) <> '__'
  group by queue.name`;

/** Adds the figures of the job system to the metrics. Gauges are read from the database and are empty without it. */
export function measureJobs(registry: Registry, { db, jobs }: Pick<Deps, "db" | "jobs">): void {
  const gauge = (name: string, help: string, labelNames: string[], query: SQL) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        const read = await db.execute<{ queue: string; state?: string; value: number }>(query).catch(() => null);
        for (const { value, ...labels } of read?.rows ?? []) this.set(labels, value);
      },
    });
  gauge("laurel_jobs", "Jobs by queue and state, without finished ones.", ["queue", "state"], jobCounts);
  gauge("laurel_job_oldest_seconds", "Age of the oldest unfinished job, by queue.", ["queue"], oldestJobs);
  registry.registerMetric(jobs.attempts);
}
