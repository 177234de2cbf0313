import { badRequest, created, notFound, ok } from '../kit/answers.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { sorted } from '../kit/lists.ts';
import { asFields, asText, asWhole, parameter, withBody, type Fields, type SampleRequest } from '../kit/request.ts';
import { findRow, idAfterHighest, withRow } from '../kit/rows.ts';
import { contacts, profileUser, startChats, type Chat, type Message } from './chat-rows.ts';

type Chats = readonly Chat[];

export const chat = defineDomain(startChats, {
  'GET /apps/chat/chats-and-contacts': list,
  'GET /apps/chat/users/profile-user': () => ok(profileUser),
  'GET /apps/chat/get-chat': read,
  'POST /apps/chat/send-msg': withBody(send),
});

/** Chats with the latest message first. */
function list(chats: Chats) {
  const chatsContacts = chats.flatMap(({ id, userId, unseenMsgs, chat }) => {
    const [contact, lastMessage] = [findRow(contacts, userId), chat.at(-1)];
    return contact && lastMessage ? [{ ...contact, chat: { id, unseenMsgs, lastMessage } }] : [];
  });
  const { id, avatar, fullName, status } = profileUser;
  return ok({
    chatsContacts: sorted(chatsContacts, (contact) => contact.chat.lastMessage.time, 'desc'),
    contacts,
    profileUser: { id, avatar, fullName, status },
  });
}

/** Anyone who opens a chat has seen its messages. */
function read(chats: Chats, request: SampleRequest) {
  const contact = findRow(contacts, asWhole(parameter(request, 'id')));
  if (!contact) return notFound('Contact');
  const stored = chatWith(chats, contact.id);
  if (!stored) return ok({ contact });
  const chat: Chat = { ...stored, unseenMsgs: 0 };
  return ok({ chat, contact }, withRow(chats, chat));
}

/** The first message to somebody begins a chat, which the answer then carries. */
function send(chats: Chats, body: Fields, { now }: Environment) {
  const sent = asFields(body.obj);
  const contact = findRow(contacts, asWhole(asFields(sent?.contact)?.id));
  const message = asText(sent?.message)?.trim();
  if (!sent || !message) return badRequest();
  if (!contact) return notFound('Contact');
  const newMessageData: Message = { message, time: new Date(now()).toISOString(), senderId: profileUser.id };
  const stored = chatWith(chats, contact.id);
  if (stored) {
    const chat: Chat = { ...stored, chat: [...stored.chat, newMessageData] };
    return created({ response: { newMessageData, id: contact.id } }, withRow(chats, chat));
  }
  const chat: Chat = { id: idAfterHighest(chats), userId: contact.id, unseenMsgs: 0, chat: [newMessageData] };
  return created({ response: { newMessageData, id: contact.id, chat } }, [...chats, chat]);
}

function chatWith(chats: Chats, contactId: number): Chat | undefined {
  return chats.find(({ userId }) => userId === contactId);
}
