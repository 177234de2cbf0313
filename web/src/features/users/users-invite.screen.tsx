import { invitationInput, type InvitationDraft } from '@quarry/contracts/access';
import { reasoned } from '@quarry/contracts/wording';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import {
  languageNames,
  languages,
  navigationMessages,
  useLanguage,
  useMessages,
  useWording,
} from '../../i18n/index.ts';
import { RecordForm, SelectField, TextareaField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { RecordsField } from '../../ui/record-choices/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { InvitationResults, type InvitationResult } from './invitation-results.tsx';
import { RoleChoice } from './role-choice.tsx';
import { usersMessages } from './users.messages.ts';
import { InviteUsersDocument } from './users.operations.generated.ts';

type InvitationValues = {
  addresses: string;
  language: string;
  roleKeys: readonly string[];
  shopIds: readonly string[];
  brandIds: readonly string[];
};

/** Invites everybody in a pasted list, and says of each what became of it. */
export function UsersInviteScreen() {
  const tNavigation = useMessages(navigationMessages);
  const [results, setResults] = useState<readonly InvitationResult[]>();
  // What was no address is there to be mended.
  const [left, setLeft] = useState('');
  return (
    <RecordPage title={tNavigation('inviteUsers')}>
      {results ? (
        <InvitationResults
          results={results}
          onMore={() => {
            setLeft(results.flatMap(({ outcome, text }) => (outcome === 'not_an_address' ? text : [])).join('\n'));
            setResults(undefined);
          }}
        />
      ) : (
        <InvitationForm addresses={left} onInvited={setResults} />
      )}
    </RecordPage>
  );
}

type InvitationFormProps = { addresses: string; onInvited: (results: readonly InvitationResult[]) => void };

function InvitationForm({ addresses, onInvited }: InvitationFormProps) {
  const t = useMessages(usersMessages);
  const { reason } = useWording();
  const tNavigation = useMessages(navigationMessages);
  const queryClient = useQueryClient();
  const language = useLanguage();
  const form = useRecordForm<InvitationValues, InvitationDraft>(invitationInput, {
    addresses,
    language,
    roleKeys: [],
    shopIds: [],
    brandIds: [],
  });
  const invite = async ({ addresses: _read, ...rights }: InvitationDraft): Promise<SaveOutcome> => {
    const input = { ...rights, addresses: form.getValues('addresses') };
    const { inviteUsers: result } = await requestGraphql(InviteUsersDocument, { input });
    switch (result.__typename) {
      case 'UsersInvited': {
        await queryClient.invalidateQueries({ queryKey: ['UsersList'] });
        const count = result.results.filter(({ outcome }) => outcome === 'invited').length;
        return { kind: 'saved', text: t('invitedCount', { count }), after: () => onInvited(result.results) };
      }
      case 'RoleNotHeld':
        return {
          kind: 'refused',
          field: 'roleKeys',
          text: reason(reasoned('ROLE_NOT_HELD', { role: result.roleName })),
        };
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };
  return (
    <RecordForm
      form={form}
      onSave={invite}
      saveLabel={tNavigation('inviteUsers')}
      right={{ action: 'create', subject: 'User' }}
    >
      <Section id="people" title={t('people')}>
        <TextareaField<InvitationValues>
          name="addresses"
          label={t('addresses')}
          help={t('addressesHelp')}
          isRequired
          rows={8}
        />
        <SelectField<InvitationValues>
          name="language"
          label={t('language')}
          help={t('languageHelp')}
          options={languages.map((known) => ({ value: known, label: languageNames[known] }))}
        />
      </Section>
      <Section id="rights" title={t('rights')}>
        <RoleChoice />
        <RecordsField<InvitationValues> name="shopIds" of="Shop" label={t('shops')} help={t('shopsHelp')} />
        <RecordsField<InvitationValues> name="brandIds" of="Brand" label={t('brands')} help={t('brandsHelp')} />
      </Section>
    </RecordForm>
  );
}
