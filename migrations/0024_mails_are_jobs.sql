-- The mails that are not sent yet become jobs of pg-boss. Each process saves the other settings of both queues when it starts.
select pgboss.create_queue('dead_letters', '{"policy": "standard", "notify": true}');--> statement-breakpoint
select pgboss.create_queue('mail', '{"policy": "standard", "notify": true, "deadLetter": "dead_letters"}');--> statement-breakpoint
insert into pgboss.job (
  name, data, state, retry_count, started_on, start_after, created_on, keep_until, policy, dead_letter,
  retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
select
  'mail', jsonb_build_object('kind', kind, 'email', email, 'user_id', user_id, 'details', details),
  case when attempts = 0 then 'created' else 'retry' end::pgboss.job_state, greatest(attempts - 1, 0),
  case when attempts > 0 then created_at end, next_attempt_at, created_at, now() + interval '14 days',
  'standard', 'dead_letters', 55, 5, true, 1800, 120, 30
from outgoing_mails;--> statement-breakpoint
drop table outgoing_mails;
