import type { Mailbox } from '@quarry/sample-data';
import { htmlOfText } from '../kit/html-text.ts';

/** What an answer begins with: room to write, who wrote what it answers, and that. */
export function quoted(head: string, html: string): string {
  return `<p></p>${htmlOfText(head)}<blockquote>${html}</blockquote>`;
}

/** `Mira Holm <mira@mail.example>` or the address alone; undefined when it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name = '', email = ''] = /^\s*(?:"?([^"<]*?)"?\s*<)?([^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>?\s*$/.exec(text) ?? [];
  return email === '' ? undefined : { name: name === '' ? email : name, email };
}

export function mailboxText({ name, email }: Mailbox): string {
  return name === email ? email : `${name} <${email}>`;
}

/** The subject of an answer: one mark in front, however often it went to and fro. */
export function markedSubject(mark: 'Re' | 'Fwd', subject: string): string {
  return [`${mark}:`, subject.replace(/^((re|fwd):\s*)+/i, '')].join(' ');
}
