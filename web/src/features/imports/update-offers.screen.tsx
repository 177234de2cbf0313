import { ImportIntoPlace } from './import-into-place.tsx';

export function UpdateOffersScreen() {
  return <ImportIntoPlace kind="OWN_OFFERS" />;
}
