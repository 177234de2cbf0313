import type { Message } from '@quarry/sample-data';

/** Messages that one person sent in one go. */
export type Turn = { senderId: number; messages: readonly Message[] };

export type MessageDay = { day: string; turns: readonly Turn[] };

/** How long after the message before it one still belongs to the same turn. */
const turnMs = 10 * 60_000;

/** A conversation by local days, and within them by turns. */
export function daysOf(messages: readonly Message[]): readonly MessageDay[] {
  const days: { day: string; turns: { senderId: number; messages: Message[] }[] }[] = [];
  for (const message of messages) {
    const day = localDayOf(message.time);
    let current = days.at(-1);
    if (current?.day !== day) days.push((current = { day, turns: [] }));
    const turn = current.turns.at(-1);
    const last = turn?.messages.at(-1);
    const isSameTurn =
      turn?.senderId === message.senderId && last && Date.parse(message.time) - Date.parse(last.time) <= turnMs;
    if (isSameTurn) turn.messages.push(message);
    else current.turns.push({ senderId: message.senderId, messages: [message] });
  }
  return days;
}

function localDayOf(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).toISOString();
}
