import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";

/** The names of the checks, in the order in which they are made. */
const ledgerChecks = [
  "balance",
  "order",
  "call",
  "entry_without_call",
  "overdue_call",
  "checkout_without_purchase",
  "purchase_without_checkout",
  "refused_checkout",
  "payment",
  "premium",
  "premium_without_payment",
  "subscription_without_payment",
  "two_subscriptions",
] as const;
export type LedgerCheck = (typeof ledgerChecks)[number];

/** A row that is not as it must be, and a sentence that says why. `user_id` is null when the account was deleted. */
type LedgerProblem = { check: LedgerCheck; user_id: string | null; sentence: string };

/** The sums of the whole ledger. `reserved` is the number of calls that have not ended. */
type LedgerSums = { accounts: number; entries: number; credits: number; debt: number; reserved: number };

/** Each query finds the rows that are not as they must be: `user_id` and `sentence`. */
const queries: Record<LedgerCheck, (now: Date) => SQL> = {
  balance: () => sql`
    select user_id, format('The balance is %s with a debt of %s, but the entries add up to %s and %s.',
      coalesce(a.credits, 0), coalesce(a.credit_debt, 0), coalesce(e.credits, 0), coalesce(e.debt, 0)) as sentence
    from billing_accounts a full join
      (select user_id, sum(credits) as credits, sum(debt) as debt from credit_entries group by user_id) e using (user_id)
    where coalesce(a.credits, 0) <> coalesce(e.credits, 0) or coalesce(a.credit_debt, 0) <> coalesce(e.debt, 0)
      or least(a.credits, a.credit_debt) > 0`,

  order: () => sql`
    select user_id, format('The balance after entry %s is %s, but the entries up to it add up to %s with a debt of %s.',
      id, balance_after, credits, debt) as sentence
    from (select id, user_id, balance_after, sum(credits) over until as credits, sum(debt) over until as debt
      from credit_entries window until as (partition by user_id order by id)) entry
    where balance_after <> credits or credits < 0 or debt < 0`,

  call: () => sql`
    select c.user_id, format('Call %s is %s and costs %s, but its entries are %s.', c.id, c.state, c.credits,
      coalesce(string_agg(format('%s %s', e.kind, e.credits), ', ' order by e.id), 'none')) as sentence
    from paid_calls c left join credit_entries e
      on e.paid_call_id = c.id and e.user_id = c.user_id and e.kind in ('reserve', 'release')
    group by c.id
    having coalesce(array_agg(format('%s %s', e.kind, e.credits) order by e.id) filter (where e.id is not null), '{}')
      <> case when c.credits = 0 then '{}'
        when c.state = 'released' then array[format('reserve %s', -c.credits), format('release %s', c.credits)]
        else array[format('reserve %s', -c.credits)] end`,

  entry_without_call: () => sql`
    select e.user_id, format('Entry %s (%s) has no call.', e.id, e.key) as sentence
    from credit_entries e left join paid_calls c on c.id = e.paid_call_id and c.user_id = e.user_id
    where e.kind in ('reserve', 'release') and c.id is null`,

  overdue_call: (now) => sql`
    select user_id, format('Call %s expired at %s and still holds %s credits.', id, expires_at, credits) as sentence
    from paid_calls where state = 'reserved' and expires_at < ${now.toISOString()}::timestamptz - interval '10 minutes'`,

  checkout_without_purchase: () => sql`
    select c.user_id, format('Checkout %s is paid, but its %s credits were not added.', c.session_id, c.credits) as sentence
    from checkouts c left join credit_entries e
      on e.key = 'purchase:' || c.session_id and e.user_id = c.user_id and e.credits = c.credits
    where c.kind = 'credits' and c.state = 'paid' and c.user_id is not null and e.id is null`,

  purchase_without_checkout: () => sql`
    select e.user_id, format('Entry %s (%s) has no paid checkout of %s credits.', e.id, e.key, e.credits) as sentence
    from credit_entries e left join checkouts c
      on e.key = 'purchase:' || c.session_id and e.user_id = c.user_id and e.credits = c.credits
      and c.kind = 'credits' and c.state = 'paid'
    where e.kind = 'purchase' and c.session_id is null`,

  refused_checkout: () => sql`
    select user_id, format('Checkout %s was paid and counts for nobody. Refund it at the provider, then run: %s', session_id,
      'npm run admin -- ledger refunded ' || session_id) as sentence
    from checkouts where state = 'refused'`,

  payment: () => sql`
    select p.user_id, format('Of payment %s %s credits should be taken back; the payment says %s and the entries %s.',
      p.id, p.due, p.credits_taken, p.taken) as sentence
    from (
      select id, user_id, credits_taken,
        coalesce(credits * least(amount_cents, refunded_cents + disputed_cents)::bigint / nullif(amount_cents, 0), 0) as due,
        (select coalesce(sum(debt - credits), 0) from credit_entries e
          where e.user_id = payments.user_id and e.kind in ('refund', 'dispute', 'dispute_won')
          and starts_with(e.key, 'correction:' || payments.id || ':')) as taken
      from payments where kind = 'credits' and user_id is not null) p
    where p.due <> p.credits_taken or p.due <> p.taken`,

  premium: () => sql`
    select user_id, format('Premium lasts until %s, but the subscriptions are paid until %s.',
      coalesce(a.premium_until::text, 'never'), coalesce(s.paid_until::text, 'never')) as sentence
    from billing_accounts a full join
      (select user_id, max(paid_until) as paid_until from subscriptions group by user_id) s using (user_id)
    where a.premium_until is distinct from s.paid_until`,

  premium_without_payment: () => sql`
    select user_id, format('Checkout %s of premium is paid, but the student has no paid payment of premium.', session_id)
      as sentence
    from checkouts c where kind = 'premium' and state = 'paid' and user_id is not null and not exists
      (select from payments p where p.user_id = c.user_id and p.kind = 'premium' and p.status = 'paid')`,

  // The subscription is stored before its payment. Until both are, its checkout is open.
  subscription_without_payment: (now) => sql`
    select user_id, format('Subscription %s is paid until %s, but has no paid payment.', id, paid_until) as sentence
    from subscriptions s
    where (status <> 'ended' or paid_until > ${now.toISOString()}::timestamptz)
      and not exists (select from payments p where p.subscription_id = s.id and p.status = 'paid')
      and not exists (select from checkouts c where c.user_id = s.user_id and c.kind = 'premium' and c.state = 'open'
        and c.created_at > ${now.toISOString()}::timestamptz - interval '3 days')`,

  two_subscriptions: () => sql`
    select user_id, format('The student has %s running subscriptions: %s.', count(*), string_agg(id, ', ' order by id))
      as sentence
    from subscriptions where status <> 'ended' group by user_id having count(*) > 1`,
};

/** Checks the whole ledger, in one snapshot of the database. */
export function checkLedger(db: Database, now: Date): Promise<{ problems: LedgerProblem[]; sums: LedgerSums }> {
  const problemsOf = async (tx: Database, check: LedgerCheck): Promise<LedgerProblem[]> => {
    const { rows } = await tx.execute<Omit<LedgerProblem, "check">>(queries[check](now));
    return rows.map(({ user_id, sentence }) => ({ check, user_id, sentence }));
  };
  return inTransaction(
    db,
    async (tx) => {
      const problems: LedgerProblem[] = [];
      for (const check of ledgerChecks) problems.push(...(await problemsOf(tx, check)));
      return { problems, sums: await ledgerSums(tx) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function ledgerSums(tx: Database): Promise<LedgerSums> {
  const { rows } = await tx.execute<LedgerSums>(sql`
    select count(*)::int as accounts, coalesce(sum(credits), 0)::int as credits,
      coalesce(sum(credit_debt), 0)::int as debt,
      (select count(*)::int from credit_entries) as entries,
      (select count(*)::int from paid_calls where state = 'reserved') as reserved
    from billing_accounts`);
  const [sums] = rows;
  if (!sums) throw new Error("an aggregate returned no row");
  return sums;
}
