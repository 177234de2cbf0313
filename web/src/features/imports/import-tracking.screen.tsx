import { ImportIntoPlace } from './import-into-place.tsx';

export function ImportTrackingScreen() {
  return <ImportIntoPlace kind="TRACKING" />;
}
