/** Refusals to take a change back: the reason, and after a line break the next step. */
export const english = {
  FIELDS_NOT_YOURS: 'You may not change these fields: {{fields}}.\nAsk an administrator for a role that may.',
  not_revertible: 'This change was taken back already, or is none that can be.',
  change_gone:
    'This change was deleted with the beginning of the audit trail, which is kept for a limited time.\nEdit the record by hand instead.',
  changed_since: 'Somebody changed these fields since.\nEdit them by hand instead.',
  created_changed_since:
    'Somebody changed this record after it was created.\nOpen it to see what was changed, and delete it by hand if it is no longer needed.',
  not_possible: 'What stood here before is no longer possible, or is the same as now.',
} as const;
