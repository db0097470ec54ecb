import { sql, type Kysely } from 'kysely'

/** What a tailoring changed and cost, and the skills that people say they have. */
export async function addChangesAndConfirmedSkills(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resumes
      add column changes jsonb not null default '[]',
      add column revision integer not null default 1,
      add column source_markdown text,
      add column input_tokens integer,
      add column cached_tokens integer,
      add column output_tokens integer;

    -- Results from before these were measured.
    update resumes
      set analysis_results = '{
        "matchScoreCeiling": null, "confidence": "none", "parseability": null,
        "requirements": [], "advice": []
      }'::jsonb || analysis_results
      where analysis_results is not null;

    create table confirmed_skills (
      id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references owners on delete cascade,
      skill text not null,
      created_at timestamptz not null default now()
    );
    create unique index confirmed_skills_once on confirmed_skills (owner_id, lower(skill));

    -- What a model found in a posting, by the hash of its text: the same for everybody who pastes it.
    create table posting_readings (
      hash text primary key,
      terms jsonb not null,
      created_at timestamptz not null default now()
    );
  `.execute(db)
}
