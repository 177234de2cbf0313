import { useFormat } from '../../../i18n/index.ts';

/** A day such as `2031-05-14`, as the reader's language writes it: the same day wherever they are. */
export function Day({ of: day }: { of: string }) {
  const format = useFormat();
  return <time dateTime={day}>{format.date(`${day}T00:00`)}</time>;
}
