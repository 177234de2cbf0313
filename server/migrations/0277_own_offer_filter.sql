-- Offers are looked for by cost, within a currency, and by stock.
create index own_offer_cost_index on own_offer (currency, cost_minor);
create index own_offer_stock_index on own_offer (stock_quantity);
