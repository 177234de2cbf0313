-- A GTIN is shown in one form, whatever the offer wrote: without the zeros that only fill it up to fourteen digits.
update variant_identifier set display = regexp_replace(value, '^(000000(?=\d{8}$)|00(?=\d{12}$)|0(?=\d{13}$))', '')
where kind = 'gtin' and value ~ '^\d{14}$';
