import { useState } from 'react';
import { apiUrl } from '../data/index.ts';

type AvatarProps = {
  /** Whose it is: the colour hangs on it, and stays when they change their name. */
  id: string;
  name: string;
  src: string | null | undefined;
  /** In pixels a side. */
  size?: number;
};

const colours = 8;
const look = { flex: 'none', verticalAlign: 'middle', borderRadius: '50%' };

/** Somebody's picture, or their initials in a colour of their own; their name stands beside it. */
export function Avatar({ id, name, src, size = 24 }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (src && src !== brokenSrc) {
    const shown = { src: apiUrl(src), width: size, height: size, style: look };
    return <img {...shown} alt="" decoding="async" onError={() => setBrokenSrc(src)} />;
  }
  const style = {
    ...look,
    display: 'inline-block',
    width: size,
    background: `var(--chart-${colourOf(id)})`,
    color: 'var(--surface)',
    font: `600 ${size * 0.4}px/${size}px var(--font-text)`,
    textAlign: 'center',
  } as const;
  return <span data-initials={initialsOf(name)} style={style} aria-hidden />;
}

/** The last signs of an id are as good as random. */
function colourOf(id: string): number {
  return ((Number.parseInt(id.slice(-3), 16) || 0) % colours) + 1;
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s.@_-]+/)
    .filter((word, place, words) => word !== '' && (place === 0 || place === words.length - 1))
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toLocaleUpperCase();
}
