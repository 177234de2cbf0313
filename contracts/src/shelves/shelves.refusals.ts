/** Refusals of shelves: the reason, and after a line break the next step. */
export const english = {
  'SHELF_DECIDED:ACCEPTED': 'The shop category was accepted already.\nReopen it to choose another category.',
  'SHELF_DECIDED:DISMISSED': 'The shop category was dismissed already.\nReopen it first.',
  'SHELF_DECIDED:OPEN': 'The shop category is open already.',
  SHELF_NOT_PROPOSED: 'There is no proposal for the shop category.\nChoose a category.',
  'shelf_is:google': 'Google’s category {{id}} is linked to “{{name}}”.',
  'shelf_is:products': '{{count}} of {{total}} products of this shop category are in this category already.',
  'shelf_is:name': '“{{step}}” is called like the category “{{name}}”.',
  'shelf_is:part': '“{{step}}” is a kind of “{{name}}”.',
  'shelf_is:above': 'The step above, “{{step}}”, is called like the category “{{name}}”.',
} as const;
