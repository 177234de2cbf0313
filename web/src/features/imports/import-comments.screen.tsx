import { ImportIntoPlace } from './import-into-place.tsx';

export function ImportCommentsScreen() {
  return <ImportIntoPlace kind="COMMENTS" />;
}
