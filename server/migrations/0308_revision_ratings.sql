-- A customer changes the stars with the text: each revision has its own, and those of the shown one stand in the comment.
alter table comment_revision add column rating smallint check (rating between 1 and 5);

update comment_revision r set rating = c.rating from comment c where c.shop_id = r.shop_id and c.id = r.comment_id;
