import { ImportIntoShop } from './import-into-shop.tsx';

export function ImportTrackingScreen() {
  return <ImportIntoShop kind="TRACKING" />;
}
