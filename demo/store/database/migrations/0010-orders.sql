-- How far a shopper has come in the checkout, and what they have ordered. Moments are epoch milliseconds.

create table checkout (
  session_id text primary key,
  -- The number of the order that it becomes: a form that is sent twice orders once.
  id text not null unique,
  -- What the shopper has written, right or wrong: each step judges it.
  address jsonb,
  payment jsonb,
  speed text not null default 'standard' check (speed in ('standard', 'express'))
);

create table shop_order (
  id text primary key,
  session_id text not null,
  placed_at bigint not null,
  address jsonb not null,
  payment text not null,
  shipments jsonb not null,
  -- Items, delivery, total and the tax in it: integer minor units.
  items integer not null check (items >= 0),
  delivery integer not null check (delivery >= 0),
  tax integer not null check (tax >= 0),
  currency text not null
);
create index shop_order_session on shop_order (session_id, placed_at desc);

-- What was ordered, at the price of then: the catalogue may change.
create table order_line (
  order_id text not null references shop_order on delete cascade,
  position integer not null,
  asin text not null,
  offer_listing_id text not null,
  quantity integer not null check (quantity > 0),
  price integer not null check (price >= 0),
  gift_wrap boolean not null default false,
  primary key (order_id, position)
);
