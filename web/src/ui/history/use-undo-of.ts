import { useRevert } from './use-revert.ts';

/** The way back from a save, for the toast that says it was saved; undefined when nothing differed. */
export function useUndoOf(): (changeId: string | null) => (() => Promise<void>) | undefined {
  const revert = useRevert();
  return (changeId) => (changeId === null ? undefined : () => revert(changeId));
}
