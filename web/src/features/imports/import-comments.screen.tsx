import { ImportIntoChannel } from './import-into-channel.tsx';

export function ImportCommentsScreen() {
  return <ImportIntoChannel kind="COMMENTS" />;
}
