-- What comes with the offer of a product, in the order of its page. The pages have the words.
create table offer_feature (
  asin text not null,
  position integer not null,
  name text not null,
  primary key (asin, position),
  unique (asin, name)
);
