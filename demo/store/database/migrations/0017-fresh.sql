-- Stores of groceries, their delivery times, and orders that still take more.
create table fresh_store (
  store_id text primary key,
  brand_id text not null,
  position integer not null,
  name text not null,
  -- Address of its page in the shop.
  front text not null,
  -- The brand of products that it sells. null: all groceries.
  sells text,
  -- First digits of the postcodes that it delivers to. Empty: the whole country.
  zips jsonb not null default '[]'
);

create table fresh_slot (
  id text primary key,
  store_id text not null references fresh_store on delete cascade,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  capacity integer not null check (capacity >= 0),
  taken integer not null default 0 check (taken between 0 and capacity)
);
create index fresh_slot_time on fresh_slot (store_id, starts_at);

-- The delivery time that a shopper holds: one at most.
create table fresh_reservation (
  session_id text primary key,
  slot_id text not null references fresh_slot on delete cascade
);

-- Until it closes, more can be added to the order.
create table fresh_order (
  order_id text not null references shop_order on delete cascade,
  session_id text not null,
  store_id text not null references fresh_store on delete cascade,
  closes_at bigint not null,
  primary key (order_id, store_id)
);
create index fresh_order_session on fresh_order (session_id);

-- The store that sells a line. Empty: none.
alter table cart_line add column store_id text not null default '';
update cart_line set store_id = 'HALL'
  where asin in (select asin from product where fresh_store) and associated_to is null;
-- What is added again joins the line that is like it: the same offer of the same store, with the same extras.
drop index cart_line_joined;
create unique index cart_line_joined on cart_line (session_id, offer_listing_id, store_id, extras)
  where claim_id is null and associated_to is null;
