-- A shipping option of evenings alone, to the hour.
alter table delivery_option drop constraint delivery_option_kind_check;
alter table delivery_option add constraint delivery_option_kind_check
  check (kind in ('days', 'hours', 'evenings', 'fixed'));
