-- Where the vans drive that come at a time which the shopper chooses.
create table sd_region (
  id text primary key,
  position integer not null,
  -- Vans drive there after six in the evening, too.
  evenings boolean not null
);

-- Which postal codes belong to which region: the longest prefix wins.
create table sd_jurisdiction (
  zip_prefix text primary key check (zip_prefix ~ '^\d{1,5}$'),
  -- null: no van goes there, because ships alone do.
  region_id text references sd_region on delete cascade
);
