-- What independent bodies have certified of a product.
create table certificate (
  asin text not null references product on delete cascade,
  name text not null check (name in ('recycled', 'footprint', 'trees')),
  position integer not null,
  -- recycled: percent of the material. footprint: percent below the average of its kind. trees: trees per hectare.
  figure integer not null check (figure > 0),
  -- The year of the latest audit.
  audited integer not null,
  primary key (asin, name)
);
