import { expect, it } from 'vitest';
import { stepOf, type HeldKey } from './held-keys.ts';
import { commandOf } from './grid-keys.ts';

const pressed = (...keys: string[]): HeldKey[] =>
  keys.map((name) => {
    const isShifted = name.startsWith('Shift+');
    const key = name.replace('Shift+', '');
    const command = commandOf({ key, shiftKey: isShifted, ctrlKey: false, metaKey: false, altKey: false }, false);
    if (!command) throw new Error(`${name} does nothing.`);
    return { key, isShifted, command };
  });
const typed = (text: string) => pressed(...text.split(''));

it('opens the editor with what was typed and not written yet, letters taken back', () => {
  expect(stepOf([...typed('goad'), ...pressed('Backspace', 'Backspace', 'l', 'd')])).toEqual({
    step: { kind: 'open', isAdded: false, text: 'gold' },
    rest: [],
  });
});

it('writes a cell with the key that goes on, and keeps the others for the next cell', () => {
  const next = [...typed('b'), ...pressed('Enter')];
  expect(stepOf([...typed('a'), ...pressed('Shift+Enter'), ...next])).toEqual({
    step: { kind: 'write', isAdded: false, text: 'a', next: 'up' },
    rest: next,
  });
});

it('adds to what stands there after F2 or Enter', () => {
  expect(stepOf([...pressed('F2'), ...typed('xy'), ...pressed('Backspace', 'Enter')])).toEqual({
    step: { kind: 'write', isAdded: true, text: 'x', next: 'down' },
    rest: [],
  });
});

it('does nothing where a key deletes what stands there or moves the caret', () => {
  const unknown = { step: { kind: 'nothing' }, rest: [] };
  const further = [...typed('5'), ...pressed('Enter'), ...typed('7'), ...pressed('Enter')];
  expect(stepOf([...pressed('F2', 'Backspace'), ...further])).toEqual(unknown);
  expect(stepOf([...pressed('Enter'), ...typed('x'), ...pressed('Backspace', 'Backspace'), ...further])).toEqual(
    unknown,
  );
  for (const key of ['ArrowUp', 'ArrowLeft', 'Home', 'End', 'PageDown', 'Delete'])
    for (const begun of [pressed('F2'), typed('x')])
      expect(stepOf([...begun, ...pressed(key), ...further])).toEqual(unknown);
  // Such as a word that is deleted, or a letter of several keys.
  expect(stepOf([...typed('x'), { key: 'Backspace', isShifted: false, command: undefined }, ...further])).toEqual(
    unknown,
  );
});

it('moves where nothing is typed', () => {
  const [up, down] = pressed('ArrowUp', 'ArrowDown');
  expect(stepOf(pressed('ArrowUp', 'ArrowDown'))).toEqual({
    step: { kind: 'run', command: up?.command },
    rest: [down],
  });
});
