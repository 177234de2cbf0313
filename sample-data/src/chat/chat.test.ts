import { describe, expect, it } from 'vitest';
import { noon, openLayer } from '../testing/open-layer.ts';
import type { Chat, Contact, Message } from './chat-rows.ts';

type Opened = { chat?: Chat; contact: Contact };
type Sent = { response: { newMessageData: Message; id: number; chat?: Chat } };

function openChat() {
  const { send, read } = openLayer();
  return {
    send,
    list: () => read('/apps/chat/chats-and-contacts'),
    open: (id: number | string) => send<Opened>('GET', `/apps/chat/get-chat?id=${id}`),
    say: (id: unknown, message: unknown) =>
      send<Sent>('POST', '/apps/chat/send-msg', { obj: { contact: { id }, message } }),
    me: () => read('/apps/chat/users/profile-user'),
  };
}

describe('chats and contacts', () => {
  it('are everybody, those with a chat, and who one is', async () => {
    const { list, me } = openChat();
    const { chatsContacts, contacts, profileUser } = await list();
    expect(contacts).toHaveLength(10);
    expect(chatsContacts).toHaveLength(3);
    expect(contacts.map(({ id }) => id)).toEqual(expect.arrayContaining(chatsContacts.map(({ id }) => id)));
    const { id, avatar, fullName, status } = await me();
    expect(profileUser).toEqual({ id, avatar, fullName, status });
    expect(contacts.map((contact) => contact.id)).not.toContain(id);
  });

  it('tell the last message and how many are unseen', async () => {
    const { list, open } = openChat();
    const { chatsContacts } = await list();
    expect(chatsContacts.some(({ chat }) => chat.unseenMsgs > 0)).toBe(true);
    for (const { id, chat } of chatsContacts) {
      const { body } = await open(id);
      expect(chat.lastMessage).toEqual(body.chat?.chat.at(-1));
      expect(chat.unseenMsgs).toBeLessThanOrEqual(body.chat?.chat.length ?? 0);
    }
    const times = chatsContacts.map(({ chat }) => chat.lastMessage.time);
    expect(times).toEqual(times.toSorted((left, right) => right.localeCompare(left)));
  });

  it('show every kind of presence', async () => {
    const { contacts } = await openChat().list();
    expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set(['online', 'away', 'busy', 'offline']));
  });

  it('come with a profile that has settings', async () => {
    expect(await openChat().me()).toMatchObject({
      role: expect.any(String),
      about: expect.any(String),
      settings: { isTwoStepAuthVerificationEnabled: expect.any(Boolean), isNotificationsOn: expect.any(Boolean) },
    });
  });
});

describe('opening a chat', () => {
  it('shows its messages in order, by the two who talk, and marks them as seen', async () => {
    const { open, list, me } = openChat();
    const unread = (await list()).chatsContacts.find(({ chat }) => chat.unseenMsgs > 0);
    const { status, body } = await open(unread?.id ?? 0);
    expect(status).toBe(200);
    const times = body.chat?.chat.map(({ time }) => Date.parse(time)) ?? [];
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    expect(times.filter((time) => time > noon)).toEqual([]);
    expect(new Set(body.chat?.chat.map(({ senderId }) => senderId))).toEqual(new Set([unread?.id, (await me()).id]));
    const after = (await list()).chatsContacts.find(({ id }) => id === unread?.id);
    expect(after?.chat.unseenMsgs).toBe(0);
  });

  it('with somebody to whom nobody wrote gives the contact alone', async () => {
    const { body } = await openChat().open(10);
    expect(Object.keys(body)).toEqual(['contact']);
    expect(body.contact.id).toBe(10);
  });

  it.each(['99', '', 'x'])('with %j is not possible', async (id) => {
    expect(await openChat().open(id)).toEqual({ status: 404, body: { error: 'Contact not found' } });
  });
});

describe('sending a message', () => {
  it('appends it with the present time and oneself as sender', async () => {
    const { say, open, me, list } = openChat();
    const { status, body } = await say('2', ' Thank you ');
    expect(status).toBe(201);
    const newMessageData = { message: 'Thank you', time: new Date(noon).toISOString(), senderId: (await me()).id };
    expect(body).toEqual({ response: { newMessageData, id: 2 } });
    expect((await open(2)).body.chat?.chat.at(-1)).toEqual(newMessageData);
    expect((await list()).chatsContacts[0]).toMatchObject({ id: 2, chat: { lastMessage: newMessageData } });
  });

  it('to a contact without a chat begins one, and moves the contact to the chats', async () => {
    const { say, list, open } = openChat();
    const { body } = await say(10, 'Hello Otto');
    expect(body.response.chat).toEqual({ id: 4, userId: 10, unseenMsgs: 0, chat: [body.response.newMessageData] });
    expect((await list()).chatsContacts.map(({ id }) => id)).toContain(10);
    expect((await list()).contacts).toHaveLength(10);
    expect((await open(10)).body.chat).toEqual(body.response.chat);
  });

  it('that is blank is refused, and so is one to nobody', async () => {
    const { say, send, list } = openChat();
    const before = await list();
    expect((await say(1, '   ')).status).toBe(400);
    expect((await say(1, undefined)).status).toBe(400);
    expect((await send('POST', '/apps/chat/send-msg', {})).status).toBe(400);
    expect(await say(99, 'Hello')).toEqual({ status: 404, body: { error: 'Contact not found' } });
    expect(await list()).toEqual(before);
  });

  it('is not answered by anybody', async () => {
    const { say, open } = openChat();
    const before = (await open(1)).body.chat?.chat.length ?? 0;
    await say(1, 'Hello?');
    expect((await open(1)).body.chat?.chat).toHaveLength(before + 1);
  });
});
