import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';

afterEach(cleanup);

describe('somebody without a picture', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Ada King Lovelace', 'AL'],
    ['ada@example.test', 'AT'],
    ['élodie', 'É'],
    ['', ''],
  ])('has initials: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps a colour that hangs on who they are and not on their name', () => {
    const colourOf = (id: string, name: string) => {
      const { container, unmount } = render(<Avatar id={id} name={name} src={null} />);
      const fill = container.querySelector<HTMLElement>('[data-initials]')?.style.background;
      unmount();
      return fill;
    };
    expect(colourOf('a', 'Ada')).toBe(colourOf('a', 'Grace'));
    const colours = new Set(['a', 'b', 'c', 'd', 'e', 'f', '1', '2'].map((id) => colourOf(id, 'Ada')));
    expect(colours.size).toBeGreaterThan(4);
  });

  it('shows the initials too where the picture cannot be had', () => {
    const { container } = render(<Avatar id="a" name="Ada Lovelace" src="/media/avatars/a/64" />);
    const initials = () => container.querySelector('[data-initials]')?.getAttribute('data-initials');
    expect(initials()).toBeUndefined();
    fireEvent.error(container.querySelector('img')!);
    expect(initials()).toBe('AL');
  });
});
