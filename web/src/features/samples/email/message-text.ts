import type { Mailbox } from '@quarry/sample-data';
import { textOfHtml } from '../kit/html-text.ts';

export function quoted(html: string): string {
  return textOfHtml(html)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
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
  return `${mark}: ${subject.replace(/^((re|fwd):\s*)+/i, '')}`;
}
