/** The worker was asked to stop between two batches: the run is handed back at once. */
export class WorkerStops extends Error {
  override name = 'WorkerStops';
}
