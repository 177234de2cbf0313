import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Modal } from '../../ui/dialogs.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './archive-brand-dialog.module.css';

type ArchiveFrameProps = {
  title: string;
  confirmLabel: string;
  isConfirmable: boolean;
  isFailed: boolean;
  askAgain: () => unknown;
  onArchive: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that says what archiving means, or that this could not be counted, and then asks whether to. */
export function ArchiveFrame(props: ArchiveFrameProps) {
  const { title, confirmLabel, isConfirmable, isFailed, askAgain, onArchive, onClose, children } = props;
  useReturnFocus();
  const tKit = useMessages(kitMessages);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': tKit('close') }}>
      {isFailed ? (
        <div role="alert">
          <p>{tKit('failedText')}</p>
          <Button variant="default" size="compact-sm" onClick={() => void askAgain()}>
            {tKit('tryAgain')}
          </Button>
        </div>
      ) : (
        children
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {tKit('cancel')}
        </Button>
        <Button disabled={!isConfirmable} onClick={onArchive}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
