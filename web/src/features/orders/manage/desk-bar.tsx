import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { KeyButton } from '../../../ui/key-button.tsx';
import { queueClasses } from '../../../ui/queue/index.ts';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { manageOrdersMessages } from './manage-orders.messages.ts';
import classes from './manage-orders.module.css';
import type { OrderQueue } from './use-order-queue.ts';

/** What can be done by keys, below the order at hand. */
export function DeskBar({ children }: { children: ReactNode }) {
  const t = useMessages(manageOrdersMessages);
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <div ref={bar} className={`${queueClasses.bar} ${classes.bar}`} role="toolbar" aria-label={t('step')}>
      {children}
    </div>
  );
}

/** The way to the next order and back, and to what was done last. */
export function Moves({ queue }: { queue: OrderQueue }) {
  const t = useMessages(manageOrdersMessages);
  const noUndo = queue.canUndo ? undefined : t('noUndo');
  const skip = queue.current && (() => queue.move(1));
  const back = queue.canGoBack ? () => queue.move(-1) : undefined;
  useKeys({
    u: noUndo === undefined ? queue.undo : undefined,
    j: skip,
    ArrowDown: skip,
    k: back,
    ArrowUp: back,
  });
  return (
    <>
      <KeyButton hotkey="u" label={t('undo')} variant="default" blockedBecause={noUndo} onClick={queue.undo} />
      {skip && (
        <span className={queueClasses.moves}>
          <KeyButton hotkey="k" label={t('back')} variant="default" disabled={!back} onClick={() => back?.()} />
          <KeyButton hotkey="j" label={t('skip')} variant="default" onClick={skip} />
        </span>
      )}
    </>
  );
}
