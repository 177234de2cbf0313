import { inParts } from '@quarry/contracts/bulk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReferenceInput, type Reference } from '../../ui/form/index.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { heirChoices, isShared } from './heir-choices.ts';
import { usersMessages } from './users.messages.ts';
import { OwnedByUsersDocument, type OwnedByUsersQueryVariables } from './users.operations.generated.ts';

/** Says what the users who are about to be disabled own together, and asks who may get it. */
export function DisableUsersQuestion({ label, ids, matching, onConfirm, onClose }: BulkQuestionProps) {
  const t = useMessages(usersMessages);
  const format = useFormat();
  const [heir, setHeir] = useState<Reference | null>(null);
  const variables = selectionOf(ids, matching);
  const { data } = useQuery({
    queryKey: [OwnedByUsersDocument.name, variables],
    queryFn: ({ signal }) => requestGraphql(OwnedByUsersDocument, variables, { signal }),
    staleTime: 0,
  });
  const owned = data?.ownedByUsers ?? [];
  const words = owned.map(({ kind, count }) => t(`owned.${kind}`, { count })).join(', ');
  const consequence = words === '' ? t('ownNothingTogether') : t('ownTogether', { owned: words });
  return (
    <ConfirmDialog
      isOpen
      title={format.question(label)}
      text={data ? `${t('disableManyText')} ${consequence}` : t('disableManyText')}
      confirmLabel={label}
      isDanger
      isBusy={!data}
      onConfirm={() => onConfirm(heir ? { heirId: heir.id } : {})}
      onClose={onClose}
    >
      {owned.some(isShared) && (
        <ReferenceInput
          label={t('heir')}
          help={t('heirHelp')}
          value={heir?.id ?? null}
          current={heir}
          choices={heirChoices(matching ? [] : ids)}
          onChange={setHeir}
        />
      )}
    </ConfirmDialog>
  );
}

function selectionOf(ids: readonly string[], matching: BulkQuestionProps['matching']): OwnedByUsersQueryVariables {
  if (!matching) return { ids: inParts(ids) };
  return { ...matching, released: inParts(ids) };
}
