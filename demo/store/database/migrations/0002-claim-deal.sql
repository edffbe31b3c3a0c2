-- The whole claim in one statement: units or a place in the waiting list, the claim, the cart line
-- and the answer kept under the idempotency key. The row lock of the update puts the claims of one
-- deal in a row, and its condition is judged again on the row as the one before left it, so nothing
-- is sold twice. PostgreSQL 15's RETURNING does not see the old row, so the update writes its
-- verdict into the new one.
-- It is a function because PL/pgSQL keeps the plan: on PGlite that alone is 2.5 times the claims/s.
-- fresh: the answer to a claim that took effect now; kept: to an earlier one under the same key.
create function claim_deal(
  p_deal text, p_session text, p_asin text, p_quantity int, p_now bigint, p_reservation_ms bigint,
  p_key text, p_fingerprint text,
  out fresh jsonb, out kept jsonb, out kept_fingerprint text
) language plpgsql as $$
begin
  with earlier as (
    select fingerprint, answer from idempotency where session_id = p_session and key = p_key
  ), shopper as (
    select exists (select from session where id = p_session and identity = 'member') as member
  ), granted as (
    update deal set
      claimed = claimed + case when claimed + p_quantity <= total then p_quantity else 0 end,
      waiting = waiting + case when claimed + p_quantity <= total then 0 else p_quantity end,
      last_verdict =
        case when claimed + p_quantity <= total then 'IN_CART' else 'PENDING_ADD_TO_CART' end
    from shopper
    where deal.id = p_deal and asin = p_asin and p_quantity <= max_quantity
      and (claimed + p_quantity <= total or waiting + p_quantity <= waitlist_total)
      and p_now < ends_at
      and p_now >= starts_at + case
        when access_behavior = 'PRIME_EARLY_ACCESS' and not member then coalesce(early_access_ms, 0)
        else 0 end
      and (member or access_behavior is distinct from 'PRIME_ONLY')
      and not exists (select from earlier)
      and not exists (
        select from claim where deal_id = p_deal and session_id = p_session and state <> 'EXPIRED')
    returning deal.id, offer_listing_id, price, currency, last_verdict as verdict,
      claimed >= total and waiting >= waitlist_total as is_full
  ), claimed as (
    insert into claim (deal_id, session_id, quantity, state, expires_at)
    select id, p_session, p_quantity, verdict,
      case verdict when 'IN_CART' then p_now + p_reservation_ms end
    from granted
    returning id, state
  ), line as (
    insert into cart_line
      (session_id, asin, offer_listing_id, quantity, price, currency, claim_id)
    select p_session, p_asin, offer_listing_id, p_quantity, price, currency, claimed.id
    from granted, claimed where state = 'IN_CART'
  ), answered as (
    select jsonb_strip_nulls(jsonb_build_object(
      'customerState', case verdict when 'IN_CART' then 'INCART' else 'PENDINGATC' end,
      'dealAsinState', case when is_full then 'WAITLISTFULL' else 'AVAILABLE' end,
      'msUntilExpiration', case verdict when 'IN_CART' then p_reservation_ms end)) as answer
    from granted
  ), keeping as (
    insert into idempotency (session_id, key, fingerprint, answer, created_at)
    select p_session, p_key, p_fingerprint, answer, p_now from answered where p_key is not null
  )
  select (select answer from answered), (select answer from earlier),
    (select fingerprint from earlier)
  into fresh, kept, kept_fingerprint;
end
$$;
