import { Button, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { timeLineMessages } from './time-line.messages.ts';
import classes from './time-line.module.css';

type NoteFormProps = {
  /** Answers whether the note was taken; one that was not stays in the field. */
  onAdd: (text: string) => Promise<boolean>;
  isPending: boolean;
  longest: number;
};

/** Writes a note into a time line. */
export function NoteForm({ onAdd, isPending, longest }: NoteFormProps) {
  const t = useMessages(timeLineMessages);
  const [text, setText] = useState('');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const isTaken = await onAdd(text.trim());
    if (isTaken) setText('');
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <Textarea
        label={t('note')}
        description={t('noteHelp')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={2}
        maxLength={longest}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={text.trim() === ''}>
        {t('addNote')}
      </Button>
    </form>
  );
}
