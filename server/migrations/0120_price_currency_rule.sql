-- Which rule gave a price its currency: the amount's own text, the page, the feed beside it, or the shop; null for prices from before.
alter table price_point add column currency_rule text check (currency_rule in ('text', 'page', 'header', 'shop'));
