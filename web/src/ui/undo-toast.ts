import { toast } from 'sonner';

const undoMs = 8000;

/** Says what happened and offers the way back for eight seconds; Alt+T moves the focus to it. */
export function showUndo(text: string, undoLabel: string, undo: () => unknown): void {
  toast(text, { duration: undoMs, action: { label: undoLabel, onClick: () => void undo() } });
}
