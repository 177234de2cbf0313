/** Refusals of products, and the names of their statuses: the reason, and after a line break the next step. */
export const english = {
  BRAND_ARCHIVED: 'The brand {{brand}} is archived, so that its products cannot be active.\nRestore the brand first.',
  ARCHIVE_REASON_MISSING: 'A product is archived with a reason.\nArchive it again and choose one.',
  ARCHIVED_NOT_BINNED: 'This product is in the archive and not in the bin.\nMove it to the bin first.',
  VALUE_OF_SOURCE: 'Nobody set it by hand: it is what a source states, and that stays.',
  VALUE_TAKEN: 'Another product, {{name}}, has “{{text}}” already.\nEnter another value, or change it there first.',
  'VALUE_TAKEN:hidden':
    'A product that you may not see has “{{text}}” already.\nEnter another value, or ask an administrator.',
  TOO_MANY_TAGS: 'A product can have {{most}} tags at most.\nRemove some first.',
  already_there: 'The product is {{status}} already.',
  'already_there:archived':
    'The product is archived already.\nOpen “Archive product” to unarchive it or to see why it is archived.',
  no_such_move: 'A product that is {{from}} cannot become {{to}}.\nPossible now: {{ways}}.',
  'no_such_move:from':
    'A product that is {{from}} cannot become {{to}}: the way there begins at {{starts}}.\nPossible now: {{ways}}.',
  'restored:identifier': 'Another product, {{name}}, has the {{kind}} {{value}} too.',
  'status:DRAFT': 'a draft',
  'status:IN_REVIEW': 'in review',
  'status:REJECTED': 'rejected',
  'status:ACTIVE': 'active',
  'status:UNLISTED': 'unlisted',
  'status:ARCHIVED': 'archived',
} as const;
