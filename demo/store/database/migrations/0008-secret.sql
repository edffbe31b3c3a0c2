-- Of the secret that all store processes on this database sign with (server/secret.ts): one row, once the first has started.
create table secret_fingerprint (
  one boolean primary key default true check (one),
  fingerprint text not null
);
