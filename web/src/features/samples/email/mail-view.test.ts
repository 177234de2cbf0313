import { expect, it } from 'vitest';
import type { Email } from '@quarry/sample-data';
import { isInView, newestFirst, viewOf } from './mail-view.ts';

const written = {
  subject: 'Which kettles stay',
  from: { name: 'Noor Veldkamp', email: 'noor@mail.example', avatar: '' },
  message: '<p>All <strong>six</strong>.</p>',
  folder: 'sent',
  isStarred: false,
  labels: ['company'],
  time: '2031-04-09T10:00:00.000Z',
} as unknown as Email;

it('an address names a folder, the inbox when it names none, or a label', () => {
  expect(viewOf({})).toEqual({ kind: 'folder', folder: 'inbox' });
  expect(viewOf({ folder: 'spam' })).toEqual({ kind: 'folder', folder: 'spam' });
  expect(viewOf({ label: 'private' })).toEqual({ kind: 'label', label: 'private' });
  expect(viewOf({ folder: 'attic' })).toBeUndefined();
  expect(viewOf({ label: 'attic' })).toBeUndefined();
});

it('a mail written here lies in its folder, is found by its words, and by its star outside the trash', () => {
  const [sent, starred] = [viewOf({ folder: 'sent' }), viewOf({ folder: 'starred' })] as const;
  if (!sent || !starred) throw new Error('These folders are known.');
  expect(isInView(written, sent)).toBe(true);
  expect(isInView(written, sent, 'SIX')).toBe(true);
  expect(isInView(written, sent, 'strong')).toBe(false);
  expect(isInView(written, starred)).toBe(false);
  expect(isInView({ ...written, isStarred: true }, starred)).toBe(true);
  expect(isInView({ ...written, isStarred: true, folder: 'trash' }, starred)).toBe(false);
  expect(isInView(written, { kind: 'label', label: 'company' })).toBe(false);
});

it('the newest mail comes first', () => {
  const older = { ...written, time: '2031-04-08T10:00:00.000Z' };
  expect(newestFirst([older, written])).toEqual([written, older]);
});
