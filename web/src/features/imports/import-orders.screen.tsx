import { ImportIntoPlace } from './import-into-place.tsx';

export function ImportOrdersScreen() {
  return <ImportIntoPlace kind="ORDERS" />;
}
