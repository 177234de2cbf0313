import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isForScreen } from '../../ui/use-keys.ts';
import type { NavigationArea } from '../navigation.ts';

/** Somebody who thought better of it is not kept waiting for. */
const patienceMs = 4000;
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** g, then the letter of an area, leads there; ? asks for the list of all keys. Answers whether a letter is waited for. */
export function useGoKeys(areas: readonly NavigationArea[], onAsk: () => void): boolean {
  const navigate = useNavigate();
  const [isWaiting, setWaiting] = useState(false);

  const act = (key: string) => {
    if (isWaiting) {
      const area = areas.find(({ letter }) => letter === key);
      setWaiting(false);
      if (area) void navigate({ to: area.path });
    } else if (key === 'g') setWaiting(true);
    else onAsk();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || modifiers.has(event.key)) return;
    if (!isForScreen(event)) return setWaiting(false);
    if (!isWaiting && event.key !== 'g' && event.key !== '?') return;
    // Before the screen's own keys, of which the letter may be one.
    event.preventDefault();
    act(event.key);
  });
  useEffect(() => {
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting;
}
