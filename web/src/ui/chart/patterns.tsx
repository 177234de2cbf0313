import { colorOf } from './series-look.ts';

/** What stands on the colour of a filled shape, so that two neighbours differ without it too; the first is plain. */
const strokes = [
  undefined,
  'M0 6L6 0',
  'M0 3H6',
  'M0 0L6 6',
  'M3 0V6',
  'M0 0L6 6M0 6L6 0',
  'M0 3H6M3 0V6',
  'M2 2h2v2h-2z',
];

/** The fills of a drawing, to be named by `fillOf` with the same prefix. */
export function Patterns({ prefix, count }: { prefix: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern key={index} id={`${prefix}${index}`} width={6} height={6} patternUnits="userSpaceOnUse">
          <rect width={6} height={6} fill={colorOf(index)} />
          <path d={strokes[index % strokes.length]} stroke="var(--surface)" strokeOpacity={0.55} fill="none" />
        </pattern>
      ))}
    </defs>
  );
}

export function fillOf(prefix: string, index: number): string {
  return `url(#${prefix}${index})`;
}
