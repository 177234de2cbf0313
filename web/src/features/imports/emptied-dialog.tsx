import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { importsMessages } from './imports.messages.ts';

type EmptiedDialogProps = {
  title: 'emptiesTitle' | 'emptiesOffersTitle';
  emptied: number;
  text: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for the number of records of which fields would be emptied, where they are many. */
export function EmptiedDialog({ title, emptied, text, onConfirm, onClose }: EmptiedDialogProps) {
  useReturnFocus();
  const t = useMessages(importsMessages);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const records = format.number(emptied);
  const confirm = () => {
    // With or without the signs that part thousands.
    if (typed.replaceAll(/[\s.,’']/g, '') === String(emptied)) onConfirm();
    else setWrong(true);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(title, { count: emptied, records })}
      text={text}
      confirmLabel={t('emptyAndApply')}
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        label={t('typeNumber', { records })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong && t('wrongNumber', { records })}
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
