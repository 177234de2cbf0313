import type { Presence as PresenceName } from '@quarry/sample-data';
import type { ReactNode } from 'react';
import { Drawer } from '../../../ui/dialogs.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import { chatMessages } from './chat.messages.ts';
import classes from './chat.module.css';
import { Presence } from './presence.tsx';
import { useConversation, useOwnProfile } from './use-chats.ts';

type Person = { fullName: string; avatar: string; role: string; about: string; status: PresenceName };

const statuses = ['online', 'away', 'busy', 'offline'] as const;

/** Who the other person is. */
export function ContactPanel({ contactId, onClose }: { contactId: number; onClose: () => void }) {
  const t = useMessages(chatMessages);
  const contact = useConversation(contactId).data?.contact;
  return (
    <Panel title={t('contactProfile')} onClose={onClose}>
      {contact && (
        <>
          <Face person={contact} />
          <Presence status={contact.status} />
        </>
      )}
    </Panel>
  );
}

/** Who oneself is, and whether one wants to be reached. */
export function OwnPanel({ onClose }: { onClose: () => void }) {
  const t = useMessages(chatMessages);
  const { profile, setStatus } = useOwnProfile();
  return (
    <Panel title={t('ownProfile')} onClose={onClose}>
      {profile && (
        <>
          <Face person={profile} />
          <fieldset className={classes.statuses}>
            <legend>{t('presence')}</legend>
            {statuses.map((status) => (
              <label key={status}>
                <input
                  type="radio"
                  name="presence"
                  checked={profile.status === status}
                  onChange={() => setStatus(status)}
                />
                <Presence status={status} />
              </label>
            ))}
          </fieldset>
        </>
      )}
    </Panel>
  );
}

function Panel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useMessages(chatMessages);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={320}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.profile}>{children}</div>
    </Drawer>
  );
}

function Face({ person }: { person: Person }) {
  const t = useMessages(chatMessages);
  return (
    <>
      <Portrait name={person.fullName} picture={person.avatar} size={72} />
      <h3>{person.fullName}</h3>
      <p className={classes.muted}>{person.role}</p>
      <div>
        <h4>{t('about')}</h4>
        <p>{person.about}</p>
      </div>
    </>
  );
}
