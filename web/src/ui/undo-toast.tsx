import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../i18n/index.ts';
import { kitMessages } from './kit.messages.ts';

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
  const close = () => void toast.dismiss(id);
  const takeBack = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The message goes, and it keeps who had the focus before only until then.
    currentTarget.blur();
    close();
    const undone = Promise.resolve(undo());
    const { returnFocus } = await import('./return-focus.ts');
    await undone;
    await returnFocus(await place, cardOf);
  };
  const action = <UndoButtons label={undoLabel} onUndo={(event) => void takeBack(event)} onClose={close} />;
  const id = toast(text, { duration: undoMs, closeButton: false, action });
  return close;
}

type UndoButtonsProps = { label: string; onUndo: (event: MouseEvent<HTMLButtonElement>) => void; onClose: () => void };

/** The way back comes first: a message's own button to close it would stand before it. */
function UndoButtons({ label, onUndo, onClose }: UndoButtonsProps) {
  const t = useMessages(kitMessages);
  return (
    <>
      <button type="button" data-button data-action onClick={onUndo}>
        {label}
      </button>
      <button type="button" data-close-button aria-label={t('close')} onClick={onClose}>
        <IconX size={12} aria-hidden />
      </button>
    </>
  );
}
