-- Uses of a discount are listed by their state: orders apart from what is held for carts.
create index discount_use_state_index on discount_use (discount_id, state, at desc, id desc);
