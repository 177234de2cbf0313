import { useRevert } from './use-revert.ts';

/** The way back from a save, for the toast that says it was saved; undefined when nothing differed. */
export function useUndoOf(entity?: string): (changeId: string | null) => (() => Promise<void>) | undefined {
  const revert = useRevert(entity);
  return (changeId) => (changeId === null ? undefined : () => revert(changeId));
}
