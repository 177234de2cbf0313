import { Button, Textarea } from '@mantine/core';
import type { Contact } from '@quarry/sample-data';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { keptPlace, useKept } from '../kit/use-kept.ts';
import { chatMessages } from './chat.messages.ts';
import classes from './chat.module.css';
import { useSendMessage } from './use-chats.ts';

type Begun = { contactId: number; text: string };

const begunMessages = keptPlace<readonly Begun[]>('begun-messages', []);

/** What is typed and not sent stays with the conversation it was meant for. */
export function MessageField({ contact }: { contact: Contact }) {
  const t = useMessages(chatMessages);
  const send = useSendMessage();
  const [begun, change] = useKept(begunMessages);
  const text = begun.find(({ contactId }) => contactId === contact.id)?.text ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const type = (typed: string) =>
    change((before) => [
      ...before.filter(({ contactId }) => contactId !== contact.id),
      { contactId: contact.id, text: typed },
    ]);
  const sendNow = () => {
    const message = text.trim();
    if (message === '') return;
    type('');
    void send(contact.id, message);
  };
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow();
      }}
    >
      <Textarea
        aria-label={t('messageTo', { name: contact.fullName })}
        placeholder={t('messageHelp')}
        autosize
        minRows={1}
        maxRows={6}
        ref={field}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Not while a word of another script is being put together.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          sendNow();
        }}
      />
      <Button type="submit" aria-disabled={text.trim() === ''} data-disabled={text.trim() === '' || undefined}>
        {t('send')}
      </Button>
    </form>
  );
}
