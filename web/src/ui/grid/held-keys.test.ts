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
  expect(stepOf([...typed('a'), ...pressed('Shift+Tab'), ...next])).toEqual({
    step: { kind: 'write', isAdded: false, text: 'a', next: 'previous' },
    rest: next,
  });
});

it('adds to what stands there after F2 or Enter, and does not move while it types', () => {
  expect(stepOf([...pressed('F2'), ...typed('x'), ...pressed('ArrowUp', 'Home', 'Enter')])).toEqual({
    step: { kind: 'write', isAdded: true, text: 'x', next: 'down' },
    rest: [],
  });
});

it('leaves a cell as it was by Esc, and moves where nothing is typed', () => {
  const [up] = pressed('ArrowUp');
  const { step, rest } = stepOf([...typed('x'), ...pressed('Escape', 'ArrowUp')]);
  expect([step, rest]).toEqual([{ kind: 'nothing' }, [up]]);
  expect(stepOf(rest).step).toEqual({ kind: 'run', command: up?.command });
});
