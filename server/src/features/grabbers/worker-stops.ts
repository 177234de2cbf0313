/** The worker was asked to stop: the run is handed back at once, for another one to go on. */
export class WorkerStops extends Error {
  override name = 'WorkerStops';
}
