import { describe, expect, it } from 'vitest';
import { mailboxText, markedSubject, parseMailbox, quoted } from './message-text.ts';

it('a mail is quoted below who wrote it, with room above', () => {
  expect(quoted('Ann <a@mail.example> wrote:', '<p>one</p>')).toBe(
    '<p></p><p>Ann &lt;a@mail.example&gt; wrote:</p><blockquote><p>one</p></blockquote>',
  );
});

describe('an address', () => {
  it.each([
    ['mira@mail.example', { name: 'mira@mail.example', email: 'mira@mail.example' }],
    ['Mira Holm <mira@mail.example>', { name: 'Mira Holm', email: 'mira@mail.example' }],
    ['"Holm, Mira" <mira@mail.example>', { name: 'Holm, Mira', email: 'mira@mail.example' }],
  ])('%s is read', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each(['', 'mira', 'mira@', 'mira@mail', '@mail.example', 'a b@mail.example'])('is not %j', (text) => {
    expect(parseMailbox(text)).toBeUndefined();
  });

  it('is written with its name once', () => {
    expect(mailboxText({ name: 'Mira Holm', email: 'mira@mail.example' })).toBe('Mira Holm <mira@mail.example>');
    expect(mailboxText({ name: 'mira@mail.example', email: 'mira@mail.example' })).toBe('mira@mail.example');
  });
});

it('an answer to an answer bears one mark', () => {
  expect(markedSubject('Re', 'Re: re: Candle holders')).toBe('Re: Candle holders');
  expect(markedSubject('Fwd', 'Re: Candle holders')).toBe('Fwd: Candle holders');
});
