import { expect, it } from 'vitest';
import type { Email } from '@quarry/sample-data';
import { isBlank, letterOf } from './compose-start.ts';

const me = 'noor@mail.example';
const mira = { name: 'Mira Holm', email: 'mira@mail.example' };
const ben = { name: 'Ben Okoro', email: 'ben@mail.example' };
const noor = { name: 'Noor Veldkamp', email: me };

const mail = {
  id: 1,
  from: { ...mira, avatar: '' },
  to: [noor, ben],
  cc: [],
  bcc: [],
  subject: 'Bowls',
  message: '<p>Three bowls.</p>',
  attachments: [{ fileName: 'bowl.svg', thumbnail: '', url: '', size: '9kb' }],
  replies: [],
} as unknown as Email;

const head = ({ from }: Email) => `${from.name} wrote:`;

it('a new mail is blank', () => {
  const begun = letterOf({ kind: 'new' }, me, head);
  expect(isBlank(begun)).toBe(true);
  expect(isBlank({ ...begun, html: '<p></p>' })).toBe(true);
  expect(isBlank({ ...begun, html: '<p>Hello</p>' })).toBe(false);
});

it('an answer goes to the writer, one to all to everybody else too, and both quote', () => {
  const reply = letterOf({ kind: 'reply', mail }, me, head);
  expect(reply).toMatchObject({ to: ['Mira Holm <mira@mail.example>'], cc: [], subject: 'Re: Bowls', attachments: [] });
  expect(reply.html).toBe('<p></p><p>Mira Holm wrote:</p><blockquote><p>Three bowls.</p></blockquote>');
  expect(letterOf({ kind: 'replyAll', mail }, me, head).cc).toEqual(['Ben Okoro <ben@mail.example>']);
});

it('an answer to the last answer goes to the person who wrote that, and one to oneself to the others', () => {
  const answered = { ...mail, replies: [{ ...mail, from: { ...ben, avatar: '' }, to: [noor] }] };
  expect(letterOf({ kind: 'reply', mail: answered }, me, head).to).toEqual(['Ben Okoro <ben@mail.example>']);
  const own = { ...mail, from: { ...noor, avatar: '' }, to: [mira] };
  expect(letterOf({ kind: 'reply', mail: own }, me, head).to).toEqual(['Mira Holm <mira@mail.example>']);
});

it('a forwarded mail takes its files along and goes to nobody yet', () => {
  const letter = letterOf({ kind: 'forward', mail }, me, head);
  expect(letter).toMatchObject({ to: [], subject: 'Fwd: Bowls', attachments: mail.attachments });
});

it('a draft goes on where it stopped', () => {
  const letter = letterOf({ kind: 'draft', mail }, me, head);
  expect(letter).toMatchObject({ subject: 'Bowls', html: '<p>Three bowls.</p>', attachments: mail.attachments });
  expect(letter.to).toContain('Ben Okoro <ben@mail.example>');
});
