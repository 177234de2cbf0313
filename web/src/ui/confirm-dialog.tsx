import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from './dialogs.ts';
import { useMessages } from '../i18n/index.ts';
import classes from './confirm-dialog.module.css';
import { kitMessages } from './kit.messages.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** The consequence, before it happens. */
  text: string;
  /** What is chosen before it happens. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    children,
    confirmLabel,
    cancelLabel,
    isDanger = false,
    isBusy = false,
    onConfirm,
    onClose,
  } = props;
  const t = useMessages(kitMessages);
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <p>{text}</p>
      {children && <div className={classes.choice}>{children}</div>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button {...(isDanger ? { color: 'danger' } : {})} loading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
