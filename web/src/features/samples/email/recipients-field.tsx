import '../../../ui/form/mantine-select.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { emailMessages } from './email.messages.ts';

type RecipientsFieldProps = {
  label: string;
  known: string[];
  texts: string[];
  problem: string | undefined;
  onChange: (texts: string[]) => void;
};

/** People and addresses, one after another; who is known is offered while somebody types. */
export function RecipientsField({ label, known, texts, problem, onChange }: RecipientsFieldProps) {
  const t = useMessages(emailMessages);
  const [typed, setTyped] = useState('');
  return (
    <TagsInput
      label={label}
      data={known}
      limit={6}
      value={texts}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={setTyped}
      splitChars={[',', ';']}
      placeholder={texts.length === 0 ? t('recipientHelp') : ''}
      error={problem}
      comboboxProps={{ zIndex: 30 }}
      dropdownOpened={typed !== ''}
    />
  );
}
