import { useQuery } from '@tanstack/react-query';
import type { Contact, Message, Presence } from '@quarry/sample-data';
import { useEffect, useEffectEvent } from 'react';
import { requestSample, sampleQuery, useForgetSamples } from '../../../data/index.ts';
import { keptPlace, useKept } from '../kit/use-kept.ts';

const listOperation = 'GET /apps/chat/chats-and-contacts';
const chatOperation = 'GET /apps/chat/get-chat';

const presence = keptPlace<Presence | null>('presence', null);

export type ChatContact = Contact & { chat?: { unseenMsgs: number; lastMessage: Message } };

/** The chats with the latest first, and the people with whom there is none yet. */
export function useChats(text: string) {
  const query = useQuery(sampleQuery(listOperation));
  const word = text.trim().toLowerCase();
  const isFound = ({ fullName, role, chat }: ChatContact) =>
    [fullName, role, chat?.lastMessage.message ?? ''].some((part) => part.toLowerCase().includes(word));
  const chats: readonly ChatContact[] = query.data?.chatsContacts ?? [];
  const withChat = new Set(chats.map(({ id }) => id));
  const others: readonly ChatContact[] = (query.data?.contacts ?? []).filter(({ id }) => !withChat.has(id));
  return { query, chats: chats.filter(isFound), others: others.filter(isFound) };
}

/** One conversation. The layer counts what is asked for as seen, which the list then has to hear. */
export function useConversation(contactId: number) {
  const forget = useForgetSamples();
  const query = useQuery(sampleQuery(chatOperation, { query: { id: contactId } }));
  const { data } = useQuery(sampleQuery(listOperation));
  const unseen = data?.chatsContacts.find(({ id }) => id === contactId)?.chat.unseenMsgs ?? 0;
  const seen = useEffectEvent(() => void forget(listOperation));
  useEffect(() => {
    if (query.isSuccess && unseen > 0) seen();
  }, [query.isSuccess, unseen]);
  return query;
}

export function useSendMessage() {
  const forget = useForgetSamples();
  return async (contactId: number, message: string) => {
    await requestSample('POST /apps/chat/send-msg', { body: { obj: { contact: { id: contactId }, message } } });
    await forget(listOperation, chatOperation);
  };
}

/** The person whose desk this is; the layer keeps no change of presence, so it stays in this page. */
export function useOwnProfile() {
  const { data } = useQuery(sampleQuery('GET /apps/chat/users/profile-user'));
  const [chosen, change] = useKept(presence);
  const setStatus = (status: Presence) => change(() => status);
  return { profile: data && { ...data, status: chosen ?? data.status }, setStatus };
}
