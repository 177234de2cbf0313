import type { ReactNode } from 'react';
import { Modal } from '../../ui/dialogs.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import classes from './account.module.css';

type StepDialogProps = {
  title: string;
  /** What it shows is shown only now, and does not go with a click beside it. */
  isOnce?: boolean;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

/** One step of a change as a form in a dialog. */
export function StepDialog({ title, isOnce = false, onSubmit, onClose, children }: StepDialogProps) {
  const t = useMessages(kitMessages);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={!isOnce}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
