import type { Subject } from '@quarry/contracts/access';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ChoiceList } from '../choice-list/index.ts';
import { useSettled } from '../use-settled.ts';
import { recordChoicesMessages } from './record-choices.messages.ts';
import { FoundRecordsDocument } from './record-choices.operations.generated.ts';
import { useRecordNames } from './use-record-names.ts';

const typingPauseMs = 150;
/** As many as the server finds at once. */
const mostFound = 20;

type RecordChoicesProps = {
  of: Subject;
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: () => void;
  /** Takes the focus when what holds it opens. */
  isFocused?: boolean;
};

/** Any of many records, found on the server by a part of their name; those that are chosen have their names whether they were found or not. */
export function RecordChoices({ of, label, values, onChange, ...rest }: RecordChoicesProps) {
  const t = useMessages(recordChoicesMessages);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), typingPauseMs);
  // What was chosen when the list was asked for stands first, and nothing moves under the hand that chooses.
  const [atFirst, setAtFirst] = useState(values);
  const query = useQuery({
    queryKey: [FoundRecordsDocument.name, of, search],
    queryFn: ({ signal }) => requestGraphql(FoundRecordsDocument, { of, search }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.namedRecords ?? [];
  const isFound = (id: string) => found.some((record) => record.id === id);
  const first = search === '' ? [...atFirst, ...values.filter((id) => !atFirst.includes(id) && !isFound(id))] : [];
  const names = useRecordNames([{ of, ids: first }]);
  const nameOf = (id: string) => (names.get(id) === null ? t('gone') : (names.get(id) ?? '…'));
  const others = found.filter(({ id }) => !first.includes(id));
  return (
    <ChoiceList
      {...rest}
      label={label}
      search={{
        label: t('findIn', { label }),
        placeholder: t('find'),
        typed,
        isCurrent: search === typed.trim() && !query.isPlaceholderData && !query.isPending,
        onType: (text) => {
          setTyped(text);
          setAtFirst(values);
        },
      }}
      options={[
        ...first.map((id) => ({ value: id, label: nameOf(id) })),
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      values={values}
      note={noteOf()}
      onChange={onChange}
    />
  );

  function noteOf(): string {
    if (query.isError) return t('notFound');
    if (query.isPending) return '';
    if (found.length === 0 && first.length === 0) return t(search === '' ? 'noneYet' : 'noneFound');
    const count = values.length > 0 ? t('chosen', { count: values.length }) : '';
    return [count, found.length >= mostFound ? t('more') : ''].filter(Boolean).join(' · ');
  }
}
