-- How clothes fit. All products of a parent share it: `asin` is the parent's, or the product's own.
create table fit (
  asin text primary key,
  runs text not null check (runs in ('small', 'true', 'large'))
);
-- For whom each size is made, from the smallest. Measured on the body, in millimetres.
create table body_size (
  asin text not null references fit on delete cascade,
  position integer not null,
  size text not null,
  bust integer not null check (bust > 0),
  waist integer not null check (waist > 0),
  hips integer not null check (hips > 0),
  primary key (asin, position)
);
