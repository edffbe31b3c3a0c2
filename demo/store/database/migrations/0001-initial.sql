-- All moments are epoch milliseconds: they come from the store's own clock, which tests replace.

create table product (
  asin text primary key check (asin ~ '^[A-Z0-9]{10}$'),
  position integer not null,
  title text not null,
  brand text not null,
  kind text not null,
  department text not null,
  picture text not null,
  rating double precision not null check (rating between 0 and 5),
  rating_count integer not null,
  badge text,
  bullets jsonb not null,
  description text not null,
  specs jsonb not null,
  by_invitation boolean not null default false,
  fresh_store boolean not null default false,
  gift_wrap boolean not null default false,
  one_click boolean not null default false
);

create table offer (
  id text primary key,
  asin text not null references product on delete cascade,
  position integer not null,
  condition text not null check (condition in ('new', 'used', 'renewed')),
  condition_label text,
  condition_note text,
  seller_name text not null,
  merchant_id text not null,
  price integer not null check (price >= 0),
  list_price integer,
  currency text not null,
  moq integer,
  stock integer not null check (stock >= 0)
);
create index offer_asin on offer (asin, position);

create table session (
  id text primary key,
  identity text not null
);

create table deal (
  id text primary key,
  offer_listing_id text not null references offer on delete cascade,
  asin text not null,
  price integer not null check (price >= 0),
  currency text not null,
  starts_at bigint not null,
  ends_at bigint not null,
  access_behavior text,
  type text,
  early_access_ms bigint,
  total integer not null,
  claimed integer not null default 0,
  waitlist_total integer not null default 0,
  waiting integer not null default 0,
  max_quantity integer not null default 1,
  -- What a deal starts with each time it is renewed; null: it is not renewed.
  renewal jsonb,
  -- What the latest update of the counters gave its shopper (see claim.ts).
  last_verdict text,
  percent_claimed double precision,
  percent_claimed_message text,
  constraint deal_never_oversold check (claimed between 0 and total),
  constraint deal_waitlist_bounded check (waiting between 0 and waitlist_total)
) with (fillfactor = 70);
create index deal_offer on deal (offer_listing_id);

create table claim (
  id bigint generated always as identity primary key,
  deal_id text not null references deal on delete cascade,
  session_id text not null,
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('IN_CART', 'PENDING_ADD_TO_CART', 'CLAIMED', 'EXPIRED')),
  expires_at bigint
);
-- One live claim per shopper; those that expired stay as history and free the place.
create unique index claim_once on claim (deal_id, session_id) where state <> 'EXPIRED';
create index claim_expiry on claim (deal_id, expires_at) where state = 'IN_CART';
create index claim_waiting on claim (deal_id, id) where state = 'PENDING_ADD_TO_CART';

create table cart_line (
  id bigint generated always as identity primary key,
  session_id text not null,
  asin text not null,
  offer_listing_id text not null references offer on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  price integer not null,
  currency text not null,
  claim_id bigint references claim on delete cascade,
  gift_wrap boolean not null default false,
  associated_to text
);
create index cart_line_session on cart_line (session_id);
create index cart_line_claim on cart_line (claim_id) where claim_id is not null;
-- What is added again joins its line; claims and plans keep lines of their own.
create unique index cart_line_joined on cart_line (session_id, offer_listing_id)
  where claim_id is null and associated_to is null;

create table invitation (
  session_id text not null,
  asin text not null references product on delete cascade,
  requested_at bigint not null,
  primary key (session_id, asin)
);

create table idempotency (
  session_id text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb,
  created_at bigint not null,
  primary key (session_id, key)
);
create index idempotency_age on idempotency (created_at);
