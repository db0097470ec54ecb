import { sql, type Kysely } from 'kysely'

/** What all workers together may ask of the AI service: calls at once, and requests and tokens by the minute. */
export async function addModelPace(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_slots (
      slot integer primary key,
      holder uuid,
      -- A worker that dies or freezes with a slot loses it then.
      ends_at timestamptz not null default '-infinity'
    );
    -- Two buckets that fill with time; a call draws from both.
    create table model_pace (
      one boolean primary key default true check (one),
      requests float8 not null default 0,
      tokens float8 not null default 0,
      filled_at timestamptz not null default clock_timestamp()
    );
    insert into model_pace default values;
  `.execute(db)
}
