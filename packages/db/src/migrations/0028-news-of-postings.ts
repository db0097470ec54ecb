import { sql, type Kysely } from 'kysely'

/** Each statement that changes postings sends one message for each of their owners, in its transaction. */
export async function addNewsOfPostings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_postings() returns trigger language plpgsql as $$
    declare told record;
    begin
      -- Each branch names only the tables that its trigger has.
      if tg_op = 'INSERT' then
        for told in select owner_id, min(rev) - 1 as after, max(rev) as rev from changed group by owner_id loop
          perform tell_postings_of(told.owner_id, told.after, told.rev, null);
        end loop;
      elsif tg_op = 'DELETE' then
        for told in select distinct owner_id from gone loop
          perform tell_postings_of(told.owner_id, null, null, null);
        end loop;
      else
        for told in
          select changed.owner_id, min(changed.rev) - 1 as after, max(changed.rev) as rev,
            -- What was just read was read for what counts now.
            max(changed.read_for) filter (where changed.read_for is distinct from before.read_for) as read_for
          from changed join before using (id)
          where changed.rev <> before.rev group by changed.owner_id
        loop
          perform tell_postings_of(told.owner_id, told.after, told.rev, told.read_for);
        end loop;
      end if;
      return null;
    end $$;

    -- Numbers alone: what is in a posting is asked for.
    create function tell_postings_of(owner uuid, after bigint, newest bigint, told_for text) returns void language sql as $$
      select pg_notify('tailorbird_postings', jsonb_build_object('ownerId', owner, 'postings',
        jsonb_strip_nulls(jsonb_build_object(
          'after', after, 'rev', newest, 'total', count(*),
          'unread', case when told_for is not null then count(*) filter (where read_for is distinct from told_for) end
        )))::text)
      from postings where owner_id = owner
    $$;

    create trigger postings_tell_new after insert on postings
      referencing new table as changed for each statement execute function tell_postings();
    create trigger postings_tell after update on postings
      referencing old table as before new table as changed for each statement execute function tell_postings();
    create trigger postings_tell_gone after delete on postings
      referencing old table as gone for each statement execute function tell_postings();
  `.execute(db)
}
