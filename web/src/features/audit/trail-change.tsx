import { useFormat } from '../../i18n/index.ts';
import { ChangeDifferences, ChangedFieldNames, RevertButton, useRevert } from '../../ui/history/index.ts';
import { InRecordWords } from '../../ui/record/index.ts';
import { kindOf, useKindName, type FieldWords } from '../../ui/routing/index.ts';
import type { TrailChangeFragment } from './audit.operations.generated.ts';
import classes from './trail-change.module.css';
import { useOwnWords } from './use-own-words.ts';

type TrailChangeProps = { change: TrailChangeFragment };

/** What a record was called then, and where it holds; where it has no name, its kind. `recordText` are the words of its kind. */
export function useTrailName(): (change: TrailChangeFragment, recordText?: FieldWords['recordText']) => string {
  const kindName = useKindName();
  const format = useFormat();
  return ({ entity, entityName, place }, recordText) => {
    const name = entityName === null ? kindName(entity) : (recordText?.(entityName) ?? entityName);
    return place ? `${format.label(place.name)} ${name}` : name;
  };
}

/** The same in the words of its kind, such as the title of a setting; before those words are here a key is no name, but its kind is. */
export function TrailRecord({ change }: TrailChangeProps) {
  const nameOf = useTrailName();
  const kindName = useKindName();
  const isKey = kindOf(change.entity)?.isNamedByKey ?? false;
  const meanwhile = nameOf(change, isKey ? () => kindName(change.entity) : undefined);
  return (
    <InRecordWords entity={change.entity} otherwise={useOwnWords()} meanwhile={meanwhile}>
      {({ recordText }) => nameOf(change, recordText)}
    </InRecordWords>
  );
}

/** Which fields a change is about, in the words of its record. */
export function TrailFieldNames({ change }: TrailChangeProps) {
  return (
    <InRecordWords entity={change.entity} otherwise={useOwnWords()}>
      {(words) => <ChangedFieldNames change={change} words={words} />}
    </InRecordWords>
  );
}

/** Before and after, and the way back, as the history of the record shows them. */
export function TrailDifferences({ change }: TrailChangeProps) {
  const revert = useRevert(change.entity);
  const onRevert = (changeId: string, fields?: readonly string[]) => void revert(changeId, fields);
  return (
    <div className={classes.differences}>
      <InRecordWords entity={change.entity} otherwise={useOwnWords()}>
        {(words) => <ChangeDifferences change={change} words={words} onRevert={onRevert} />}
      </InRecordWords>
      <RevertButton change={change} onRevert={onRevert} />
    </div>
  );
}
