-- Machines, the parts that fit them, and what shoppers say of their machines. Names are kept as they
-- are compared (fitment/names.ts) and as they are shown.

create table part_node (
  node text primary key,
  position integer not null,
  -- As pages name it in data-category.
  category text not null unique,
  label text not null,
  picture text not null
);

create table machine_type (
  -- The `ptd` of its parts.
  name text primary key,
  node text not null references part_node,
  label text not null,
  picture text not null
);

create table machine_brand (
  value text primary key,
  label text not null,
  favorite boolean not null,
  has_data boolean not null
);

create table model (
  id integer primary key,
  brand text not null references machine_brand,
  -- '' where the maker has none.
  series text not null,
  number text not null,
  display_series text not null,
  display_number text not null,
  machine_type text not null references machine_type,
  popularity integer not null,
  -- The machine itself, where the shop sells it.
  asin text references product on delete set null,
  unique (brand, number, series)
);
create index model_asin on model (asin) where asin is not null;

-- Of the catalogue of models, which a store keeps in memory: each change gives it another number.
create table model_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into model_version (version) values (1);

create function model_changed() returns trigger language plpgsql as $$
begin
  update model_version set version = version + 1;
  return null;
end
$$;
create trigger model_changed after insert or update or delete on model
  for each statement execute function model_changed();
create trigger brand_changed after insert or update or delete on machine_brand
  for each statement execute function model_changed();

create table part (
  id integer primary key,
  asin text not null unique references product on delete cascade,
  machine_type text not null references machine_type,
  -- Kind of part: circulation-pump …
  type text not null,
  type_label text not null
);

create table part_number (
  part_id integer not null references part on delete cascade,
  -- 0: its own; above: of parts that it replaces.
  position integer not null,
  number text not null,
  -- What a shopper's text is compared with.
  key text not null,
  primary key (part_id, position)
);
create index part_number_key on part_number (key text_pattern_ops);

create table part_fit (
  model_id integer not null references model on delete cascade,
  part_id integer not null references part on delete cascade,
  primary key (model_id, part_id)
);
create index part_fit_part on part_fit (part_id);

create table saved_model (
  session_id text not null,
  scope text not null,
  brand text not null,
  series text not null,
  number text not null,
  asin text,
  saved_at bigint not null,
  -- Said not to be owned: known still, no longer listed.
  inactive boolean not null default false,
  primary key (session_id, scope, brand, series, number)
);

create table ownership (
  session_id text not null,
  product_type text not null,
  brand text not null,
  series text not null,
  number text not null,
  does_own boolean not null,
  said_at bigint not null,
  primary key (session_id, product_type, brand, series, number)
);

create table fitment_metric (
  id bigint generated always as identity primary key,
  session_id text not null,
  "group" text not null check ("group" in ('general', 'feedback')),
  marketplace_id text not null,
  data jsonb not null,
  at bigint not null
);
create index fitment_metric_session on fitment_metric (session_id);
create index fitment_metric_age on fitment_metric (at);
