-- What a shopper may take beside a product: a plan that protects it, a way to pay for it, a free sample.

-- Plans and samples come with a product: nobody buys them alone.
alter table product add column sold_alone boolean not null default true;
update product set sold_alone = false where asin = 'B0PLAN0002';

-- The condition of a renewed offer, 1 being the best.
alter table offer add column tier integer check (tier between 1 and 4);
update offer set tier = 1 where id in ('OLB0REPHONE1', 'OLB0RELAPTP1', 'OLB0HEADPH01-3');
update offer set tier = 2 where id = 'OLB0RECAMRA1';
update offer set tier = 3 where id = 'OLB0REPHONE1-2';

create table plan (
  asin text not null references product on delete cascade,
  plan_asin text not null references product on delete cascade,
  offer_listing_id text not null references offer on delete cascade,
  position integer not null,
  -- The price of the offer is due each month. Such a plan is for one unit.
  monthly boolean not null default false,
  short_title text not null,
  -- How the plan is used, in sentences.
  terms jsonb not null,
  primary key (asin, plan_asin)
);
create index plan_of on plan (plan_asin);

-- Without a row, a product is paid at once.
create table payment_option (
  asin text not null references product on delete cascade,
  id text not null,
  position integer not null,
  -- Months; 1: at once.
  term_count integer not null check (term_count between 1 and 60),
  -- Interest over the whole term, in hundredths of a percent of the price.
  interest integer not null default 0 check (interest >= 0),
  -- The card that it needs.
  card text,
  max_quantity integer check (max_quantity > 0),
  primary key (asin, id)
);

create table sample (
  asin text not null references product on delete cascade,
  sample_asin text not null references product on delete cascade,
  offer_listing_id text not null references offer on delete cascade,
  position integer not null,
  primary key (asin, sample_asin)
);
create index sample_of on sample (sample_asin);

-- What was chosen with a line, by the id of the extra (server/extra.ts).
alter table cart_line add column extras jsonb not null default '{}';
-- Whether an add-on goes when its product goes.
alter table cart_line add column leaves_with boolean not null default true;
-- What is added again joins the line that is like it: the same offer, with the same extras.
drop index cart_line_joined;
create unique index cart_line_joined on cart_line (session_id, offer_listing_id, extras)
  where claim_id is null and associated_to is null;

alter table order_line add column belongs_to integer;
alter table order_line add column notes jsonb not null default '[]';
alter table shop_order add column interest integer not null default 0 check (interest >= 0);
