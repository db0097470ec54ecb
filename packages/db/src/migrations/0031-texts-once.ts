import { sql, type Kysely } from 'kysely'

/**
 * A result finds its original in its batch, and how it was read in a row that it shares with the batch's other results. Results from
 * before go to the batch of a job of theirs that has their text; those that have none get a batch of their own, which no list
 * shows: one for each owner and text. Texts are compared by their hashes, so that each is read once.
 */
export async function storeTextsOnce(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Nothing may come in or go between the steps.
    lock table batches, jobs, resumes in access exclusive mode;

    -- A batch's original as it was read. Another version of the reader may have read it otherwise.
    create table batch_readings (
      batch_id uuid not null references batches on delete cascade,
      hash text not null,
      -- Null where it is the original as it stands.
      markdown text,
      document jsonb,
      primary key (batch_id, hash)
    );

    create temporary table results on commit drop as
      select id, owner_id, created_at, sha256(convert_to(original_content, 'UTF8')) as text,
        -- Each of the two has its hash, or filling of a length of its own.
        case when source_markdown is not null or source_document is not null then encode(sha256(
          coalesce(sha256(convert_to(source_document::text, 'UTF8')), '')
            || coalesce(sha256(convert_to(source_markdown, 'UTF8')), '0')
        ), 'hex')
        end as reading
      from resumes;
    analyze results;

    create temporary table homes on commit drop as
      with texts as materialized (
        select id, owner_id, sha256(convert_to(original_content, 'UTF8')) as text from batches
      )
      select distinct on (results.id) results.id, texts.id as batch_id
      from results
        join jobs on jobs.resume_id = results.id
        join texts on texts.id = jobs.batch_id and texts.owner_id = results.owner_id and texts.text = results.text
      order by results.id, jobs.reused, jobs.position;
    analyze homes;

    create temporary table lost on commit drop as
      select results.* from results where not exists (select from homes where homes.id = results.id);
    create temporary table new_homes on commit drop as
      select owner_id, text, gen_random_uuid() as batch_id, min(created_at) as created_at, (array_agg(id))[1] as first_id
      from lost group by owner_id, text;
    insert into batches (id, owner_id, mode, original_content, listed, created_at)
      select batch_id, new_homes.owner_id, 'single', original_content, false, new_homes.created_at
      from new_homes join resumes on resumes.id = first_id;
    insert into homes select lost.id, batch_id from lost join new_homes using (owner_id, text);
    analyze homes;

    insert into batch_readings (batch_id, hash, markdown, document)
      select batch_id, reading, source_markdown, source_document
      from (
        select distinct on (batch_id, reading) id, batch_id, reading
        from results join homes using (id) where reading is not null order by batch_id, reading
      ) once join resumes using (id);

    alter table resumes
      add column batch_id uuid,
      add column reading text,
      alter column original_content drop not null;
    -- Emptied, too: a column that is only dropped keeps its place on the disk until its row goes.
    update resumes set batch_id = homes.batch_id, reading = results.reading,
        original_content = null, source_markdown = null, source_document = null
      from homes join results using (id) where resumes.id = homes.id;
    alter table resumes
      drop column original_content,
      drop column source_markdown,
      drop column source_document,
      alter column batch_id set not null,
      add foreign key (batch_id) references batches,
      add foreign key (batch_id, reading) references batch_readings;
    create index resumes_batch on resumes (batch_id);
  `.execute(db)
}
