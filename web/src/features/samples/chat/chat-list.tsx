import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Portrait } from '../kit/portrait.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { useMomentFormat } from '../kit/moment-format.ts';
import { chatMessages } from './chat.messages.ts';
import classes from './chat.module.css';
import { Presence } from './presence.tsx';
import { useChats, useOwnProfile, type ChatContact } from './use-chats.ts';

type ChatListProps = { text: string; openId: number | undefined; searchField: RefObject<HTMLInputElement | null> };

/** The chats and, below them, everybody one could write to. */
export function ChatList({ text, openId, searchField }: ChatListProps) {
  const t = useMessages(chatMessages);
  const navigate = useNavigate({ from: '/apps/chat' });
  const { query, chats, others } = useChats(text);
  const { profile } = useOwnProfile();
  const search = (q: string) =>
    navigate({ search: ({ q: _before, ...rest }) => (q === '' ? rest : { ...rest, q }), replace: true });
  return (
    <>
      <div className={classes.bar}>
        {profile && (
          <Link
            to="/apps/chat"
            search={(before) => ({ ...before, profile: 'own' })}
            className={classes.own}
            aria-label={t('ownProfile')}
            title={t('ownProfile')}
          >
            <Portrait name={profile.fullName} picture={profile.avatar} />
          </Link>
        )}
        <SearchField label={t('searchPeople')} text={text} onSearch={(q) => void search(q)} fieldRef={searchField} />
      </div>
      <div className={classes.people}>
        <LoadSample query={query}>
          {() =>
            chats.length + others.length > 0 ? (
              <>
                <People title={t('chats')} people={chats} openId={openId} />
                <People title={t('contacts')} people={others} openId={openId} />
              </>
            ) : (
              <EmptyState title={t('nobodyFound')} text={t('nobodyFoundText', { text })}>
                <Button variant="default" onClick={() => void search('')}>
                  {t('clearSearch')}
                </Button>
              </EmptyState>
            )
          }
        </LoadSample>
      </div>
    </>
  );
}

type PeopleProps = { title: string; people: readonly ChatContact[]; openId: number | undefined };

function People({ title, people, openId }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <>
      <h2 className={classes.group}>{title}</h2>
      <ul aria-label={title}>
        {people.map((person) => (
          <li key={person.id}>
            <Person person={person} isOpen={person.id === openId} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Person({ person, isOpen }: { person: ChatContact; isOpen: boolean }) {
  const t = useMessages(chatMessages);
  const format = useFormat();
  const moment = useMomentFormat();
  const { fullName, avatar, role, chat } = person;
  return (
    <Link
      to="/apps/chat"
      search={({ profile: _closed, ...before }) => ({ ...before, with: String(person.id) })}
      className={classes.person}
      aria-current={isOpen ? 'page' : undefined}
      data-person={person.id}
    >
      <Portrait name={fullName} picture={avatar} size={40} />
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name}>{fullName}</span>
          {chat && (
            <time className={classes.time} dateTime={chat.lastMessage.time}>
              {moment.brief(chat.lastMessage.time)}
            </time>
          )}
        </span>
        <span className={classes.line}>
          <span className={classes.last}>{chat?.lastMessage.message ?? role}</span>
          {chat && chat.unseenMsgs > 0 && (
            <span className={classes.unseen} title={t('unseen', { count: chat.unseenMsgs })}>
              {format.number(chat.unseenMsgs)}
            </span>
          )}
        </span>
        <Presence status={person.status} />
      </span>
    </Link>
  );
}
