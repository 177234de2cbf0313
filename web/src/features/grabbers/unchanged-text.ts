import type { Format, Translate } from '../../i18n/index.ts';
import type { english } from './grabbers.messages.ts';
import type { GrabRunRowFragment } from './grabbers.operations.generated.ts';

/** What a run says that found its feed unchanged: since when, and how much of it stands. */
export function unchangedText(
  { readAt, offers }: NonNullable<GrabRunRowFragment['unchanged']>,
  t: Translate<typeof english>,
  format: Format,
): string {
  return t('unchangedSince', { at: format.dateTime(readAt), count: offers });
}
