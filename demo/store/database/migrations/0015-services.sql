-- What the shop's people do beside bringing a product.
create table product_service (
  asin text not null references product on delete cascade,
  service text not null check (service in ('carry', 'connect', 'takeAway', 'hinge', 'stack')),
  position integer not null,
  -- Integer minor units. 0: included.
  price integer not null check (price >= 0),
  currency text not null,
  primary key (asin, service)
);
