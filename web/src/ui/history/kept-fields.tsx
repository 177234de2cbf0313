import { useFormat, useMessages } from '../../i18n/index.ts';
import { InRecordWords } from '../record/index.ts';
import { historyMessages } from './history.messages.ts';
import { fieldLabel, fieldValue } from './field-text.ts';

export type KeptField = { readonly field: string; readonly wrote: unknown; readonly now: unknown };
export type KeptFieldsProps = { entity: string; kept: readonly KeptField[] };

const noWords = { fields: {} };

/** What could not be taken back since somebody changed it: what had been written, and what is there now, in the words of the record. */
export function KeptFieldsText({ entity, kept }: KeptFieldsProps) {
  const t = useMessages(historyMessages);
  const format = useFormat();
  return (
    <InRecordWords entity={entity} otherwise={noWords}>
      {(words) => {
        const said = (field: string, value: unknown) =>
          fieldValue({ name: field, references: [] }, value, words, { t, format }) ?? t('none');
        return kept
          .map(({ field, wrote, now }) =>
            t('kept', { field: fieldLabel(field, words, t), wrote: said(field, wrote), now: said(field, now) }),
          )
          .join(' · ');
      }}
    </InRecordWords>
  );
}
