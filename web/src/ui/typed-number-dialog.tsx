import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type TypedNumberDialogProps = {
  title: string;
  text: string;
  /** Asks for the number. */
  label: string;
  /** What is said of another one. */
  wrong: string;
  number: number;
  confirmLabel: string;
  children?: ReactNode;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for a number of records to be typed before something is done to that many of them. */
export function TypedNumberDialog(props: TypedNumberDialogProps) {
  useReturnFocus();
  const { label, wrong, number, children, onConfirm, ...dialog } = props;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const confirm = () => {
    if (dialog.isBusy) return;
    // With or without the signs that part thousands.
    if (typed.replaceAll(/[\s.,’']/g, '') === String(number)) onConfirm();
    else setWrong(true);
  };
  return (
    <ConfirmDialog isOpen isDanger onConfirm={confirm} {...dialog}>
      {children}
      <TextInput
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong && wrong}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') confirm();
        }}
      />
    </ConfirmDialog>
  );
}
