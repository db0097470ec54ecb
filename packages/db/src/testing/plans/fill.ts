import { sql } from 'kysely'
import type { Db } from '../../client.ts'

export interface Size {
  owners: number
  jobs: number
  /** Jobs that the first owner has besides. */
  more: number
}

/** The id of the n-th owner, batch or resume: the first digit says which. */
export const ownerId = (n: number): string =>
  `a0000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

const id = (kind: string, n: string) =>
  sql`(${sql.lit(`${kind}0000000-0000-4000-8000-`)} || lpad(to_hex(${sql.raw(n)}), 12, '0'))::uuid`

/** The owner of job n, counted from 1, and its place among that owner's jobs. */
const frame = ({ owners, jobs, more }: Size) => sql`
  select n, case when n <= ${jobs} then (n - 1) % ${owners} + 1 else 1 end as o,
    case when n <= ${jobs} then (n - 1) / ${owners} else n - ${jobs} + 1000 end as r,
    abs(hashint4(n)::bigint) % 1000 as h
  from generate_series(1, ${jobs + more}) n`

/** A text of some length that compresses as texts do. */
const text = (n: string, lines: number) =>
  sql`(select string_agg(md5((${sql.raw(n)} + line)::text) || ' and so on for a line of prose', E'\n') from generate_series(1, ${sql.lit(lines)}) line)`

/** Rows of every table that grows, as years of use leave them. Constraints between tables are not checked meanwhile. */
export async function fill(db: Db, size: Size): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    for (const statement of listStatements(size)) await statement.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
}

/** Texts of some users and devices, those that calls are made with, are as long as real ones: a million would fill the disk. */
const isLong = (size: Size) =>
  sql`(o % 10 = 1 and (o < 1000 or o - ${countUsers(size)} between 0 and 1000))`

/** When job n ended. */
const age = sql`now() - interval '1 hour' - (abs(hashint4(n + 7)::bigint) % 1000000) / 1000000.0 * interval '89.005 days'`

/** The first owners are users. */
export const countUsers = ({ owners }: Size): number => Math.ceil(owners / 4)

function listStatements(size: Size) {
  const jobs = frame(size)
  const long = isLong(size)
  const users = sql`generate_series(1, ${countUsers(size)}) n`
  const eachOwner = sql`generate_series(1, ${size.owners}) n`
  return [
    sql`insert into owners (id, kind, created_at, last_used_at)
      select ${id('a', 'n')}, case when n <= ${countUsers(size)} then 'user' else 'device' end,
        now() - interval '90 days', now() - random() * interval '29 days' from ${eachOwner}`,
    sql`insert into users (id, username, email, password)
      select ${id('a', 'n')}, 'user ' || n, 'user' || n || '@example.org', '!' from ${users}`,
    sql`insert into user_sessions (user_id, session_token, expires_at)
      select ${id('a', 'n')}, 'token' || n || '-' || k, now() + random() * interval '7 days'
      from ${users}, generate_series(1, 2) k`,
    sql`insert into identities (issuer, subject, user_id) select 'https://id.example', n::text, ${id('a', 'n')} from ${users}`,
    sql`insert into password_resets (token_hash, user_id, expires_at)
      select 'hash' || n, ${id('a', 'n')}, now() + interval '20 minutes' from ${users}`,
    sql`insert into known_devices (user_id, device_id, seen_at)
      select ${id('a', 'n')}, gen_random_uuid(), now() - random() * interval '300 days' from ${users}, generate_series(1, 2)`,
    sql`insert into hits (key, count, ends_at) select 'owner:' || n, 1, now() + random() * interval '1 hour' from ${eachOwner}`,
    sql`insert into free_counts (key, used, updated_at)
      select 'device:' || ${id('a', 'n')}, 1, now() - random() * interval '90 days' from ${eachOwner}`,
    sql`insert into free_counts (key, used)
      select 'network:' || n, 0 from generate_series(1, ${Math.ceil(size.owners / 10)}) n`,
    sql`insert into payments (id, user_id, owner_id, plan_id, amount, payment_method, payment_status, stripe_payment_intent_id, checked_at, created_at)
      select ${id('d', 'n')}, ${id('a', 'n')}, ${id('a', 'n')}, 'basic', 10, 'card', case when n % 50 = 0 then 'pending' else 'succeeded' end,
        'pi_' || n, now() - random() * interval '1 day', now() - random() * interval '300 days' from ${users}`,
    sql`insert into entitlements (payment_id, owner_id, generations)
      select ${id('d', 'n')}, ${id('a', 'n')}, 5 from ${users} where n % 50 <> 0`,
    sql`insert into own_texts (owner_id, kind, text, line, offered, created_at)
      select ${id('a', 'n')}, case when k % 2 = 0 then 'wording' else 'skill' end, 'text ' || k, 'line ' || k, '', now() - random() * interval '90 days'
      from ${eachOwner}, generate_series(1, 5) k`,
    sql`insert into postings (owner_id, text, title, reading, print, read_for, created_at)
      select ${id('a', 'n')}, 'posting ' || k, 'Gardener', '{}', '{}', case when k < 5 or n % 40 <> 2 then 'reading' end, now() - random() * interval '90 days'
      from ${eachOwner}, generate_series(1, 5) k`,
    sql`insert into scored_resumes (owner_id, original_content) select ${id('a', 'n')}, 'Ada' from ${eachOwner} where n % 3 = 0`,
    sql`insert into posting_readings (hash, terms) select md5(n::text), '[]' from ${eachOwner}`,
    sql`insert into visits (day, device_id) select (now() at time zone 'utc')::date, ${id('a', 'n')} from ${eachOwner}`,
    sql`insert into analytics (event_type, timestamp, counted)
      select case when n % 3 = 0 then 'visit' else 'resume_tailored' end, now() - random() * interval '89 days', n % 1000 > 0
      from generate_series(1, ${size.jobs}) n`,
    sql`insert into batches (id, owner_id, mode, original_content, listed, created_at)
      select ${id('b', 'o * 2 + k')}, ${id('a', 'o')}, case k when 0 then 'batch' else 'queue' end,
        case when ${long} then ${text('o', 60)} else 'Ada' end, true, now() - random() * interval '90 days'
      from generate_series(1, ${size.owners}) o, generate_series(0, 1) k`,
    sql`insert into batch_readings (batch_id, hash, markdown, document)
      select id, 'reading', original_content || '.', '{}' from batches`,
    sql`insert into resumes (id, owner_id, batch_id, reading, job_title, company_name, job_description, tailored_content,
        analysis_results, changes, document, created_at)
      select ${id('c', 'n')}, ${id('a', 'o')}, ${id('b', 'o * 2 + (r & 1)')}, 'reading', 'Gardener', 'Firm ' || r,
        case when ${long} then ${text('n', 50)} else 'Gardener ' || n end, case when ${long} then ${text('n', 60)} else '# Ada' end,
        case when ${long} then jsonb_build_object('matchScore', h % 100, 'requirements', ${text('n', 100)}) else jsonb_build_object('matchScore', h % 100) end,
        case when ${long} then jsonb_build_array(jsonb_build_object('id', 'c1', 'kind', 'bullet', 'state', case when n % 7 = 0 then 'undone' else 'accepted' end,
          'before', 'line ' || n % 9, 'after', ${text('n', 40)}) || case when n % 7 = 0 then '{"doubt": {"reason": "?"}}'::jsonb else '{}' end) else '[]' end,
        '{}', ${age}
      from (${jobs}) f where h >= 204`,
    sql`insert into jobs (id, batch_id, owner_id, mode, job_description, title, company, status, progress, lane_place,
        dispatched_at, resume_id, error_code, request_id, created_at, updated_at)
      select 'job-' || lpad(n::text, 17, '0'), ${id('b', 'o * 2 + (r & 1)')}, ${id('a', 'o')}, case r & 1 when 0 then 'batch' else 'queue' end,
        case when ${long} then ${text('n', 50)} else 'Gardener ' || n end, 'Gardener', 'Firm ' || r,
        case when h < 6 then 'queued' when h < 12 then 'processing' when h < 124 then 'queued' when h < 164 then 'error' when h < 204 then 'removed' else 'done' end,
        case when h >= 204 then 100 when h between 6 and 11 then 10 else 0 end, case when h < 12 then r end, case when h < 12 then now() end,
        case when h >= 204 then ${id('c', 'n')} end, case when h between 124 and 163 then 'internal' end, 'request', now() - random() * interval '90 days',
        case when h < 12 then now() - (n % 40) * interval '1 second' when h between 164 and 203 then now() - interval '1 hour' - random() * interval '30.01 days'
          else ${age} end
      from (${jobs}) f`,
    sql`insert into generation_entries (job_id, attempt, owner_id, kind, counted_in, created_at)
      select jobs.id, 1, owner_id, kind, array['device:' || owner_id], created_at
      from jobs, unnest(array['reserve', 'settle', 'release']) kind
      where kind = 'reserve' or (kind = 'settle' and status = 'done') or (kind = 'release' and status in ('error', 'removed'))`,
    sql`update owners set used = counts.used, reserved = counts.reserved from (
        select owner_id, count(*) filter (where status = 'done') as used,
          count(*) filter (where status in ('queued', 'processing')) as reserved
        from jobs group by owner_id
      ) counts where owners.id = owner_id`,
    sql`update free_counts set used = owners.used, reserved = owners.reserved
      from owners where key = 'device:' || owners.id`,
    sql`insert into pdfs (resume_id, template, size, fit, bytes, used_at)
      select id, 'classic', 'letter', 0, 'pdf', now() - random() * interval '29 days' from resumes where substr(id::text, 36) in ('0', '1')`,
  ]
}
