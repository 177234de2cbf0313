import { actions, builtActions, fieldsFor, type Subject } from '@quarry/contracts/access';
import { NativeSelect } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ReferenceInput } from '../../ui/form/index.ts';
import { foundRecords, useRecordNames } from '../../ui/record-choices/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { actionFor, askedRight, askedSubjects, hasNames } from './right-search.ts';
import { InFieldWords } from './field-names.tsx';
import { RightAnswer } from './right-answer.tsx';
import classes from './roles.module.css';
import { rolesMessages } from './roles.messages.ts';
import { usePermissionWords } from './use-permission-words.ts';

/** Why somebody may do something, or may not: the question is kept in the address. */
export function ExplainRightScreen() {
  const t = useMessages(rolesMessages);
  const tNavigation = useMessages(navigationMessages);
  const words = usePermissionWords();
  const search = useSearch({ from: '/shell/users/rights' });
  const navigate = useNavigate();
  const { person, record } = search;
  const offeredFields = fieldsFor(askedRight(search).action, askedRight(search).subject);
  const field = offeredFields.find((one) => one === search.field);
  const { action, subject } = askedRight(search);
  const ask = (changed: Partial<typeof search>) =>
    void navigate({ to: '/users/rights', search: { ...search, ...changed }, replace: true });
  const names = useRecordNames([
    { of: 'User', ids: person === undefined ? [] : [person] },
    { of: subject, ids: record === undefined || !hasNames(subject) ? [] : [record] },
  ]);
  const chosen = (id: string | undefined) => {
    const name = id === undefined ? undefined : names.get(id);
    return id === undefined || name === null || name === undefined ? null : { id, name };
  };
  const offered = builtActions(subject);
  return (
    <RecordPage title={tNavigation('explainRight')}>
      <Section id="question" title={t('question')}>
        <div className={classes.question}>
          <ReferenceInput
            label={t('whoMay')}
            placeholder={t('typeName')}
            value={person ?? null}
            current={chosen(person)}
            choices={foundRecords('User')}
            onChange={(one) => ask({ person: one?.id })}
          />
          <NativeSelect
            label={t('subject')}
            value={subject}
            data={askedSubjects.map((one) => ({ value: one, label: words.subject(one) }))}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value as Subject;
              ask({ subject: next, record: undefined, field: undefined, action: actionFor(next, action) });
            }}
          />
          <NativeSelect
            label={t('doing')}
            value={action}
            data={actions
              .filter((one) => offered.includes(one))
              .map((one) => ({ value: one, label: words.action(one) }))}
            onChange={({ currentTarget }) => ask({ action: currentTarget.value })}
          />
          {offeredFields.length > 0 && (
            <InFieldWords subject={subject}>
              {(label) => (
                <NativeSelect
                  label={t('field')}
                  value={field ?? ''}
                  data={[
                    { value: '', label: t('anyField') },
                    ...offeredFields.map((one) => ({ value: one, label: label(one) })),
                  ]}
                  onChange={({ currentTarget }) => ask({ field: currentTarget.value || undefined })}
                />
              )}
            </InFieldWords>
          )}
          {hasNames(subject) && (
            <ReferenceInput
              key={subject}
              label={t('record')}
              help={t('recordHelp')}
              placeholder={t('typeName')}
              value={record ?? null}
              current={chosen(record)}
              choices={foundRecords(subject)}
              onChange={(one) => ask({ record: one?.id })}
            />
          )}
        </div>
      </Section>
      {person === undefined ? (
        <p>{t('askFirst')}</p>
      ) : (
        <RightAnswer question={{ personId: person, action, subject, recordId: record ?? null, field: field ?? null }} />
      )}
    </RecordPage>
  );
}
