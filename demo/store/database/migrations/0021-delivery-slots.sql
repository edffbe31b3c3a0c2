-- Delivery times of things that people carry into the house, by shipping option.
create table delivery_option (
  id text primary key,
  -- How its times are made: by the day, by the hour, or by hand.
  kind text not null check (kind in ('days', 'hours', 'fixed')),
  -- What its answers say besides: quality, errors, dates.
  says jsonb not null default '{}'
);

-- Moments are epoch milliseconds.
create table delivery_slot (
  id text primary key,
  option_id text not null references delivery_option on delete cascade,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  cutoff_at bigint not null,
  capacity integer not null check (capacity >= 0),
  -- In cents. 0: free.
  price integer not null default 0 check (price >= 0),
  carrier text not null,
  services text not null default ''
);
create index delivery_slot_time on delivery_slot (option_id, starts_at);

-- A place in a slot. It is the shopper's until it expires, or for good once it belongs to an order.
create table slot_reservation (
  id bigint generated always as identity primary key,
  slot_id text not null references delivery_slot on delete cascade,
  session_id text not null,
  asin text not null,
  expires_at bigint,
  order_id text references shop_order on delete cascade,
  check ((expires_at is null) = (order_id is not null))
);
create index slot_reservation_slot on slot_reservation (slot_id, expires_at);
-- A shopper holds one slot at most for a product that is not ordered yet.
create unique index slot_reservation_held on slot_reservation (session_id, asin)
  where order_id is null;

-- Reserves a place in one statement. The row lock of the slot puts those who want it in a row, and each statement of the
-- function sees what was committed before it, so the count below is that of this moment: nothing is sold twice, and a place
-- is free in the moment in which its reservation expires. Asked again, it keeps the same place for longer.
create function reserve_slot(
  p_slot text, p_session text, p_asin text, p_now bigint, p_expires bigint
) returns text language plpgsql as $$
declare
  wanted delivery_slot;
begin
  select * into wanted from delivery_slot where id = p_slot for update;
  if not found or wanted.cutoff_at <= p_now then
    return 'gone';
  end if;
  if (
    select count(*) from slot_reservation
    where slot_id = p_slot and (expires_at is null or expires_at > p_now)
      and not (session_id = p_session and asin = p_asin and order_id is null)
  ) >= wanted.capacity then
    return 'full';
  end if;
  insert into slot_reservation (slot_id, session_id, asin, expires_at)
  values (p_slot, p_session, p_asin, p_expires)
  on conflict (session_id, asin) where order_id is null
  do update set slot_id = excluded.slot_id, expires_at = excluded.expires_at;
  return 'reserved';
end
$$;
