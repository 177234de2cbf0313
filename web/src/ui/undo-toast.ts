import { toast } from 'sonner';

const undoMs = 8000;

/** Says what happened and offers the way back for eight seconds; Alt+T moves the focus to it. Answers how to take the words away again. */
export function showUndo(text: string, undoLabel: string, undo: () => unknown): () => void {
  const id = toast(text, { duration: undoMs, action: { label: undoLabel, onClick: () => void undo() } });
  return () => void toast.dismiss(id);
}
