/** What this area's screens import: the server knows other kinds of imports by other words. */
export const importKind = 'PRODUCTS';
/** Which records its rows are about. */
export const importedEntity = 'product';
