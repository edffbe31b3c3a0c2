-- Products that differ in size or colour alone have a parent, which is not for sale itself.
alter table product add column parent_asin text;
alter table product add column variation jsonb;
-- Lists show one product of each parent.
alter table product add column listed boolean not null default true;
create index product_parent on product (parent_asin) where parent_asin is not null;

-- What customers have written. All products of a parent share their reviews: `asin` is the parent's, or the product's own.
create table review (
  id integer primary key,
  asin text not null,
  stars integer not null check (stars between 1 and 5),
  title text not null,
  body text not null,
  author text not null,
  language text not null,
  written_at bigint not null
);
create index review_asin on review (asin, written_at desc);
