-- What a misspelt model number is compared by: letters and digits, with look-alikes as figures
-- (lookAlike in fitment/names.ts).
alter table model add column look text not null generated always as (
  translate(upper(regexp_replace(display_number, '[^[:alnum:]]', '', 'g')), 'OILSBZ', '011582')
) stored;

-- A server without pg_trgm, or a user who may not add it: the store then has an index of its own.
do $body$
begin
  create extension if not exists pg_trgm;
  execute 'create index model_look on model using gin (look gin_trgm_ops)';
exception when others then
  raise notice 'No pg_trgm: %', sqlerrm;
end
$body$;
