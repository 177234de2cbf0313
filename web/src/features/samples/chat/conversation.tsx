import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Contact, Message } from '@quarry/sample-data';
import { useMessages } from '../../../i18n/index.ts';
import { useShowRecordName } from '../../../ui/record/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import { useMomentFormat } from '../kit/moment-format.ts';
import { chatMessages } from './chat.messages.ts';
import classes from './chat.module.css';
import { daysOf, type Turn } from './message-days.ts';
import { MessageField } from './message-field.tsx';
import { Presence } from './presence.tsx';
import { useOwnProfile } from './use-chats.ts';
import { useStayPut } from './use-stay-put.ts';

const noMessages: readonly Message[] = [];

/** What was said with one person, day by day, and the field for what is said next. */
export function Conversation({ contact, messages = noMessages }: { contact: Contact; messages?: readonly Message[] }) {
  const t = useMessages(chatMessages);
  const moment = useMomentFormat();
  const pane = useStayPut(contact.id, messages.length);
  useShowRecordName(contact.fullName);
  return (
    <>
      <header className={classes.bar}>
        <Link
          to="/apps/chat"
          search={({ with: _left, profile: _closed, ...before }) => before}
          className={classes.back}
          aria-label={t('backToList')}
          title={t('backToList')}
        >
          <IconArrowLeft size={18} stroke={1.6} aria-hidden />
        </Link>
        <Link
          to="/apps/chat"
          search={(before) => ({ ...before, profile: 'contact' })}
          className={classes.partner}
          title={t('profileOf', { name: contact.fullName })}
        >
          <Portrait name={contact.fullName} picture={contact.avatar} size={40} />
          <span className={classes.words}>
            <h2>{contact.fullName}</h2>
            <Presence status={contact.status} />
          </span>
        </Link>
      </header>
      <section
        ref={pane}
        className={classes.messages}
        aria-label={contact.fullName}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by key
        tabIndex={0}
        data-scroll-restoration-id={`chat-${contact.id}`}
      >
        {messages.length === 0 && <p className={classes.beginning}>{t('beginning', { name: contact.fullName })}</p>}
        {daysOf(messages).map(({ day, turns }) => (
          <div key={day} className={classes.day}>
            <h3>
              <time dateTime={day}>{moment.day(day)}</time>
            </h3>
            {turns.map((turn) => (
              <TurnOf key={turn.messages[0]?.time} turn={turn} contact={contact} />
            ))}
          </div>
        ))}
      </section>
      <MessageField contact={contact} />
    </>
  );
}

function TurnOf({ turn, contact }: { turn: Turn; contact: Contact }) {
  const moment = useMomentFormat();
  const { profile } = useOwnProfile();
  const isOwn = turn.senderId !== contact.id;
  const speaker = isOwn ? profile : contact;
  const last = turn.messages.at(-1);
  return (
    <div className={classes.turn} data-own={isOwn}>
      <Portrait name={speaker?.fullName ?? ''} picture={speaker?.avatar ?? ''} />
      <div className={classes.bubbles}>
        <span className="visually-hidden">{speaker?.fullName}</span>
        {turn.messages.map(({ message, time }) => (
          <p key={time} className={classes.bubble}>
            {message}
          </p>
        ))}
        {last && (
          <time className={classes.time} dateTime={last.time}>
            {moment.clock(last.time)}
          </time>
        )}
      </div>
    </div>
  );
}
