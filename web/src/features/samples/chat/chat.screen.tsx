import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KeyHints } from '../../../ui/key-hints.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { AppFrame } from '../kit/app-frame.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { ChatList } from './chat-list.tsx';
import { chatMessages } from './chat.messages.ts';
import { Conversation } from './conversation.tsx';
import { ContactPanel, OwnPanel } from './profile-panel.tsx';
import { useChats, useConversation } from './use-chats.ts';

/** Conversations with the people of the desk. */
export function ChatScreen() {
  const t = useMessages(chatMessages);
  const { q: text = '', with: contact, profile } = useSearch({ from: '/shell/apps/chat' });
  const navigate = useNavigate({ from: '/apps/chat' });
  const openId = contact === undefined ? undefined : Number(contact);
  const searchField = useRef<HTMLInputElement>(null);
  const { chats, others } = useChats(text);
  const people = [...chats, ...others];
  const step = (by: 1 | -1) => {
    const next = people[people.findIndex(({ id }) => id === openId) + by];
    if (next) void navigate({ search: (before) => ({ ...before, with: String(next.id) }) });
  };
  const closeProfile = () => void navigate({ search: ({ profile: _closed, ...before }) => before });
  useKeys({ j: () => step(1), k: () => step(-1), '/': () => searchField.current?.focus() });
  return (
    <>
      <AppFrame
        title={t('title')}
        isListNarrow
        isDetailChosen={openId !== undefined}
        list={<ChatList text={text} openId={openId} searchField={searchField} />}
        detail={
          openId === undefined ? (
            <EmptyState title={t('nobodyChosen')} text={t('nobodyChosenText')} />
          ) : (
            <OpenChat contactId={openId} />
          )
        }
      />
      <KeyHints
        hints={[
          { keys: ['j', 'k'], label: t('keyStep') },
          { keys: ['/'], label: t('keySearch') },
          { keys: ['Enter'], label: t('keySend') },
          { keys: ['Shift', 'Enter'], label: t('keyLine') },
        ]}
      />
      {profile === 'own' && <OwnPanel onClose={closeProfile} />}
      {profile === 'contact' && openId !== undefined && <ContactPanel contactId={openId} onClose={closeProfile} />}
    </>
  );
}

function OpenChat({ contactId }: { contactId: number }) {
  const t = useMessages(chatMessages);
  const query = useConversation(contactId);
  const way = <ButtonLink to="/apps/chat">{t('backToList')}</ButtonLink>;
  return (
    <LoadSample query={query} missing={{ title: t('nobodyThere'), text: t('nobodyThereText'), way }}>
      {(found) => (
        <Conversation key={contactId} contact={found.contact} messages={'chat' in found ? found.chat.chat : []} />
      )}
    </LoadSample>
  );
}
