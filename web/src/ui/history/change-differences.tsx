import { useFormat, useMessages } from '../../i18n/index.ts';
import { DiffList } from '../diff-list.tsx';
import { ExplainedButton } from '../explain/explained-button.tsx';
import { useExplained } from '../explain/use-explained.ts';
import type { FieldWords } from '../routing/index.ts';
import { historyMessages } from './history.messages.ts';
import type { RecordChangeFragment } from './history.operations.generated.ts';
import { fieldLabel, fieldValue } from './field-text.ts';

type ChangeDifferencesProps = {
  change: RecordChangeFragment;
  words: FieldWords;
  onRevert: (changeId: string, fields?: readonly string[]) => void;
};

/** What a change made of its fields, each to be taken back by itself where there are several. */
export function ChangeDifferences({ change, words, onRevert }: ChangeDifferencesProps) {
  const t = useMessages(historyMessages);
  const format = useFormat();
  const explained = useExplained();
  const isOneOfSeveral = change.fields.length > 1;
  const differences = change.fields.map((field) => {
    const label = fieldLabel(field, words, t);
    return {
      field: label,
      before: field.isErased ? null : fieldValue(field, field.before, words, { t, format }),
      after: field.isErased ? t('erasedValue') : fieldValue(field, field.after, words, { t, format }),
      action: isOneOfSeveral && field.isRevertible && (
        <ExplainedButton
          size="compact-xs"
          variant="default"
          label={t('revert')}
          name={t('revertField', { field: label })}
          refusal={explained(field.refusal)}
          onClick={() => onRevert(change.id, [field.name])}
        />
      ),
    };
  });
  return <DiffList differences={differences} />;
}

/** Takes back the whole change, or what is left of it. */
export function RevertButton({ change, onRevert }: Pick<ChangeDifferencesProps, 'change' | 'onRevert'>) {
  const t = useMessages(historyMessages);
  const explained = useExplained();
  if (!change.isRevertible) return null;
  return (
    <ExplainedButton
      size="xs"
      variant="default"
      label={t(change.fields.length > 1 ? 'revertAll' : 'revert')}
      refusal={explained(change.refusal)}
      onClick={() => onRevert(change.id)}
    />
  );
}

/** A change of more fields, such as a creation, says how many. */
const mostNamed = 6;

/** Which fields a change is about, in one line. */
export function ChangedFieldNames({ change: { fields }, words }: Pick<ChangeDifferencesProps, 'change' | 'words'>) {
  const t = useMessages(historyMessages);
  if (fields.length > mostNamed) return t('fields', { count: fields.length });
  return fields.map((field) => fieldLabel(field, words, t)).join(', ');
}
