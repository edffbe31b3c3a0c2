-- Where things can go, where each session wants them, and how long that takes.

create table zip_code (
  zip text primary key check (zip ~ '^[0-9]{5}$'),
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$')
);

create table country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null
);

create table region (
  code text primary key,
  position integer not null,
  country_code text not null references country,
  sample_zip text not null,
  name text not null,
  unique (country_code, sample_zip)
);

create table address (
  id text primary key,
  -- Whose it is: the shoppers of this store are its identities (session.identity).
  identity text not null,
  position integer not null,
  obfuscated_id text not null unique,
  location_type text not null
    check (location_type in ('DEFAULT_ADDRESS', 'ACCOUNT_ADDRESS', 'LOCKER_ADDRESS')),
  recipient text not null,
  street text not null,
  city text not null,
  state text not null,
  zip text not null references zip_code,
  unique (identity, position)
);
create unique index address_default on address (identity)
  where location_type = 'DEFAULT_ADDRESS';

create table session_location (
  session_id text primary key,
  address_id text references address on delete cascade,
  zip text references zip_code,
  region_code text references region,
  country_code text references country,
  constraint one_place check (num_nonnulls(address_id, zip, region_code, country_code) = 1)
);

create table delivery_rate (
  goods text not null check (goods in ('parcel', 'bulky', 'chilled')),
  zone text not null check (zone in ('near', 'far', 'islands', 'europe', 'world')),
  -- Days from the day of the cutoff to the day of the delivery.
  days integer not null check (days between 0 and 60),
  -- Integer minor units of euros.
  cost integer not null check (cost >= 0),
  -- From this price on the delivery is free; null: never.
  free_from integer,
  -- Hour of the day (UTC) until which an order leaves on that day.
  cutoff_hour integer not null check (cutoff_hour between 0 and 23),
  primary key (goods, zone)
);
