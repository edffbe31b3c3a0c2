-- Services that a shopper orders with a product. They are products of their own, as protection plans are.
create table service (
  asin text primary key references product on delete cascade,
  short_title text not null,
  -- false: it is not put into the cart at once. The shopper chooses more on its page.
  buyable boolean not null default true
);

-- Who provides services, and what customers say.
create table service_merchant (
  merchant_id text primary key,
  positive_percent integer not null check (positive_percent between 0 and 100),
  rating_count integer not null check (rating_count >= 0),
  -- The product ships to this store first, which brings it. null: the people come with the product.
  store_address jsonb
);

-- Where which offer of a service is valid: the longest prefix of a zip code wins.
create table service_offer (
  service_asin text not null references service on delete cascade,
  zip_prefix text not null,
  -- null: nobody goes there.
  offer_listing_id text references offer on delete cascade,
  primary key (service_asin, zip_prefix)
);

-- Which services are for which product.
create table service_mapping (
  asin text not null references product on delete cascade,
  service_asin text not null references service on delete cascade,
  position integer not null,
  mapping_set text not null,
  -- The product is not sold without it.
  mandatory boolean not null default false,
  primary key (asin, service_asin)
);
create index service_mapping_of on service_mapping (service_asin);

-- A service whose product is about to be added: it goes into the cart with the next unit of the product.
create table waiting_service (
  session_id text not null,
  asin text not null references service on delete cascade,
  base text not null references product on delete cascade,
  offer_listing_id text not null references offer on delete cascade,
  leaves_with boolean not null,
  -- Epoch milliseconds.
  until bigint not null,
  primary key (session_id, base, asin)
);

-- Connecting a washing machine and taking the old one away are services now.
delete from product_service where asin = 'B0WASHER01' and service in ('connect', 'takeAway');
delete from offer_feature where asin = 'B0WASHER01' and name in ('connected', 'old');
update product set
  description = 'We carry the machine to your room. You can order installation and haul-away with it.',
  bullets = (bullets - 5) || '["Spare parts for 15 years."]'
  where asin = 'B0WASHER01';
