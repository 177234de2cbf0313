/** How work keeps what fails by its own fault from holding up the rest, and what the failure leaves behind. */
export type Apart = {
  /** What fails alone: a record of a batch, a run, or one statement over everything, of which nothing can be left out. */
  unit: 'record' | 'run' | 'statement';
  /**
   * - `error_item`  an item of the run, with the reason and what it was made of
   * - `reason`      the reason at the record or run itself, which is not begun again
   * - `rest`        the record waits, and is tried again after a pause
   * - `log`         a line in the log; the record is taken up again once it changes
   * - `retry`       nothing; the statement is repeated until it succeeds
   */
  leaves: 'error_item' | 'reason' | 'rest' | 'log' | 'retry';
};
