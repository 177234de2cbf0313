import type { MouseEvent } from 'react';
import { toast } from 'sonner';

const undoMs = 8000;

/**
 * Says what happened and offers the way back for eight seconds; Alt+T moves the focus to it. Taken, the focus goes to `cardOf()`, else
 * to where the person was. Answers how to take the words away again.
 */
export function showUndo(
  text: string,
  undoLabel: string,
  undo: () => unknown,
  cardOf?: () => HTMLElement | null,
): () => void {
  const place = import('./return-focus.ts').then(({ currentPlace }) => currentPlace());
  const takeBack = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The message goes, and it keeps who had the focus before only until then.
    currentTarget.blur();
    const undone = Promise.resolve(undo());
    const { returnFocus } = await import('./return-focus.ts');
    await undone;
    await returnFocus(await place, cardOf);
  };
  const id = toast(text, { duration: undoMs, action: { label: undoLabel, onClick: (event) => void takeBack(event) } });
  return () => void toast.dismiss(id);
}
