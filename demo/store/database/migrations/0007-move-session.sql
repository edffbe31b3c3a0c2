-- A visitor who becomes somebody else gets a new session, which takes over all that the old one holds (server/session.ts):
-- the rows of every table that names sessions, whichever family brings it.
create function move_session(p_from text, p_to text) returns void language plpgsql as $$
declare
  holder regclass;
begin
  -- A change of the cart that is under way ends first.
  perform pg_advisory_xact_lock(hashtextextended(p_from, 0));
  -- In the order in which the tables were made: what others belong to first, as all changes lock them.
  for holder in
    select class.oid from pg_attribute join pg_class class on class.oid = attrelid
    where attname = 'session_id' and not attisdropped and relkind = 'r'
      and relnamespace = current_schema()::regnamespace
    order by class.oid
  loop
    execute format('update %s set session_id = $2 where session_id = $1', holder) using p_from, p_to;
  end loop;
  delete from session where id = p_from;
end
$$;
