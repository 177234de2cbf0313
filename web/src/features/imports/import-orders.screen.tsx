import { ImportIntoChannel } from './import-into-channel.tsx';

export function ImportOrdersScreen() {
  return <ImportIntoChannel kind="ORDERS" />;
}
