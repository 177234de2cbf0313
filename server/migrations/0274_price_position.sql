-- Own offers are few beside observed ones: their prices are compared without going over all offers.
create index offer_own_index on offer (title, id) where origin <> 'observed';
