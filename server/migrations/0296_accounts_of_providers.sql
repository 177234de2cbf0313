-- Of an account that several providers have, each read the payments of all: nothing is read there until each has its own.
update payment_provider v set changes_due_at = null
  where exists (select from payment_provider o
    where o.id <> v.id and o.code = v.code and lower(rtrim(o.endpoint, '/')) = lower(rtrim(v.endpoint, '/')));
