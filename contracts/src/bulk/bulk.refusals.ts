/** Refusals of a bulk run, or of one of its rows: the reason, and after a line break the next step. */
export const english = {
  ROW_GONE: 'It does not exist any more, or is hidden from you.',
  ROW_IN_BIN: 'It is in the bin.\nRestore it there first.',
  ROW_CHANGED: 'Somebody changed it at the same moment.\nDo it once more.',
  CHOICE_GONE: 'What was chosen for it does not exist any more.\nChoose again.',
  NO_RIGHT_TO_ROW: 'It is none of those that you may do this to.\nAsk an administrator.',
  RUN_AT_WORK: 'The run is still at work.\nCancel it, or let it end, first.',
  RUN_IS_UNDO: 'This run took another one back.\nWhat it did can be done once more from the list.',
  RUN_LASTS: 'What this run did cannot be taken back.',
  RUN_UNDONE: 'This run was taken back already.',
  RUN_CHANGED_NOTHING: 'This run changed nothing, or its results are gone.',
  RUN_NOTHING_LEFT: 'No record of this run was refused or failed, or its results are gone.',
  RUN_ONLY_CONFLICTS:
    'All that this run left was changed elsewhere after it was planned, so that a retry cannot do it.\nCheck the file again, or edit the records anew.',
  RUN_CANCELLED: 'This run was cancelled.\nDo it once more from the list.',
} as const;
