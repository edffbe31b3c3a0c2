-- What the shopper pays for a unit of what has no fixed price, in minor units. 0: the price of the offer.
alter table cart_line add column amount integer not null default 0 check (amount >= 0);
-- What is added again joins the line that is like it: the same offer of the same store, at the same amount, with the same extras.
drop index cart_line_joined;
create unique index cart_line_joined on cart_line (session_id, offer_listing_id, store_id, amount, extras)
  where claim_id is null and associated_to is null;

-- How gift cards look. All designs of a parent are one gift card to the shopper.
create table gift_design (
  id text primary key,
  parent_asin text not null,
  position integer not null,
  -- false: its season is over, or has yet to come.
  shown boolean not null default true,
  occasions jsonb not null
);
create index gift_design_parent on gift_design (parent_asin);

-- What is sold of a design: one product for any amount, or one for each amount.
create table gift_card (
  asin text primary key references product on delete cascade,
  design_id text not null references gift_design on delete cascade,
  -- Minor units, of a product for any amount. null: the price of its offer is the amount.
  least integer check (least > 0),
  most integer check (most >= least),
  -- Amounts that the page proposes.
  amounts jsonb not null default '[]',
  check ((least is null) = (most is null))
);
create index gift_card_design on gift_card (design_id);

-- Two cards of an older shop are designs now.
update product set parent_asin = 'B0GIFTCRD0', variation = '[["Design", "Ribbon"], ["Amount", "Any amount"]]',
  bullets = '["You choose the amount, from 5 to 500 euros.", "Never expires.", "Sent by e-mail within minutes.", "Valid for everything in the shop.", "No fees.", "You can spend it in several orders."]',
  specs = '[["Amount", "5 to 500 euros"], ["Validity", "Unlimited"]]'
  where asin = 'B0GIFTCRD1';
update product set parent_asin = 'B0GIFTCRD0', variation = '[["Design", "Birthday cake"], ["Amount", "Any amount"]]', listed = false,
  title = 'Harbor & Pine birthday gift card, by e-mail',
  bullets = '["You choose the amount, from 5 to 500 euros.", "With a birthday cake on the card.", "Never expires.", "Sent by e-mail within minutes."]',
  specs = '[["Amount", "5 to 500 euros"], ["Validity", "Unlimited"]]'
  where asin = 'B0GIFTCRD2';
