import { useFormat, useMessages } from '../../i18n/index.ts';
import { InRecordWords } from '../record/index.ts';
import { historyMessages } from './history.messages.ts';
import { fieldLabel, fieldValue } from './field-text.ts';

export type KeptField = {
  readonly field: string;
  readonly wrote: unknown;
  readonly now: unknown;
  readonly references: readonly { readonly id: string; readonly name: string }[];
};
export type KeptFieldsProps = { entity: string; kept: readonly KeptField[] };

const noWords = { fields: {} };

/** What could not be taken back since somebody changed it: what had been written, and what is there now, in the words of the record. */
export function KeptFieldsText({ entity, kept }: KeptFieldsProps) {
  const t = useMessages(historyMessages);
  const format = useFormat();
  return (
    <InRecordWords entity={entity} otherwise={noWords}>
      {(words) => {
        return kept
          .map(({ field: name, references, ...values }) => {
            const field = { name, references };
            const said = (value: unknown) => fieldValue(field, value, words, { t, format });
            const [label, wrote, now] = [
              fieldLabel(field, words, t),
              said(values.wrote),
              said(values.now) ?? t('none'),
            ];
            return wrote === null ? t('keptEmpty', { field: label, now }) : t('kept', { field: label, wrote, now });
          })
          .join(' · ');
      }}
    </InRecordWords>
  );
}
