-- What several store processes on one database share.

-- What clients have sent (server/rates.ts): epoch milliseconds until which their requests are paid for. It may be
-- lost in a crash of the database.
create unlogged table rate (
  client text primary key,
  until double precision not null
);
