import type { Format, Translate } from '../../i18n/index.ts';
import type { FieldWords, NameOf } from '../routing/index.ts';
import type { english } from './history.messages.ts';
import type { RecordChangeFragment } from './history.operations.generated.ts';

type ChangedField = Pick<RecordChangeFragment['fields'][number], 'name' | 'references'>;

export type Texts = { t: Translate<typeof english>; format: Format };

/** Records of every kind have it once they came back from the bin. */
const binned = 'deletedAt';

export function fieldLabel(
  { name, references }: ChangedField,
  { fields, fieldText }: FieldWords,
  t: Texts['t'],
): string {
  return fieldText?.(name, namesIn(references)) ?? fields[name] ?? (name === binned ? t('deletedAt') : name);
}

function namesIn(references: ChangedField['references']): NameOf {
  return (wanted) => references.find(({ id }) => id === wanted)?.name;
}

/** A value in words; null for none. */
export function fieldValue(field: ChangedField, value: unknown, words: FieldWords, texts: Texts): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return value.map((item: unknown) => fieldValue(field, item, words, texts) ?? '').join(', ');
  }
  if (typeof value === 'object' && Object.keys(value).length === 0) return null;
  const nameOf = namesIn(field.references);
  const said = words.valueText?.(field.name, value, nameOf);
  if (said !== undefined) return said;
  if (typeof value === 'boolean') return texts.t(value ? 'yes' : 'no');
  if (typeof value === 'number') return texts.format.number(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field.name === binned) return texts.format.dateTime(value);
  return nameOf(value) ?? words.values?.[field.name]?.[value] ?? value;
}
