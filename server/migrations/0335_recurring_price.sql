-- What an offer costs again in each period, where no price is stated that is paid once. It stands apart from the price, so that
-- nothing that compares, repricing or a channel takes it for one.
alter table offer
  add column recurring_price_minor bigint check (recurring_price_minor >= 0),
  add column recurring_period text check (recurring_period in ('day', 'week', 'month', 'quarter', 'year')),
  add constraint offer_recurring_price_check check ((recurring_price_minor is null) = (recurring_period is null));
