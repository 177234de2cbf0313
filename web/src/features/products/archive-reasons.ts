import { archiveReasons } from '@quarry/contracts/products';
import { useMessages } from '../../i18n/index.ts';
import { archiveMessages } from './archive.messages.ts';

/** The reasons for which a product is archived, in the order in which they are offered. */
export function useArchiveReasons(): { value: (typeof archiveReasons)[number]; label: string }[] {
  const t = useMessages(archiveMessages);
  return archiveReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }));
}
