/** The job can never succeed: it fails now, without further attempts. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** The job's time has not come: the same payload is queued again for `notBefore`, and this attempt counts as done. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly notBefore: Date;
  constructor(notBefore: Date, message: string) {
    super(message);
    this.notBefore = notBefore;
  }
}

/** The run this job belongs to was cancelled or stopped: nothing is left to do, which is no failure. */
export class StopRun extends Error {
  override name = 'StopRun';
}
