-- A customer changes the title with the text: each revision has its own, and that of the shown one stands in the comment.
alter table comment_revision add column title text;

update comment_revision r set title = c.title from comment c where c.shop_id = r.shop_id and c.id = r.comment_id;
