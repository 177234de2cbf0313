import { useParams } from '@tanstack/react-router';
import { ImportOf } from './import-of.tsx';

/** One import, from its columns to what came of its rows. */
export function ImportScreen() {
  const { importId = '' } = useParams({ strict: false });
  return <ImportOf id={importId} />;
}
