import { encodeQR } from 'qr';
import { useMemo } from 'react';
import classes from './second-factor.module.css';

/** Empty modules around the code, by which a camera finds it. */
const margin = 4;

/** A text as a picture for a camera alone: what it says stands beside it. */
export function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <path d={path} />
    </svg>
  );
}

function drawn(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size: rows.length };
}
