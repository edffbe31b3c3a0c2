-- Coupons of offers, and the lists that a shopper puts groceries on.
create table coupon (
  offer_id text primary key references offer on delete cascade,
  -- What a unit costs less.
  percent integer not null check (percent between 1 and 90)
);

create table clipped_coupon (
  session_id text not null,
  offer_id text not null references coupon on delete cascade,
  -- The order that it was spent in: it is good for one. null: not spent yet.
  order_id text,
  primary key (session_id, offer_id)
);

create table shopping_list_item (
  session_id text not null,
  list_id text not null,
  asin text not null references product on delete cascade,
  added_at bigint not null,
  primary key (session_id, list_id, asin)
);

-- What the shopper's voice assistant reads out: words, not products.
create table assistant_item (
  id bigint generated always as identity primary key,
  session_id text not null,
  asin text not null,
  title text not null,
  locale text not null,
  created_at bigint not null,
  updated_at bigint not null,
  unique (session_id, asin)
);
