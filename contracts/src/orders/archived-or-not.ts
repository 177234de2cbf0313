/** Asks the list of orders for archived ones too, which it leaves out otherwise. */
export const archivedOrNot = {
  match: 'any',
  clauses: ['true', 'false'].map((value) => ({ field: 'isArchived', operator: 'is', values: [value] })),
  groups: [],
};
