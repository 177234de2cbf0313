import { useMemo } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { RelativeTime } from '../../ui/values.tsx';
import { apiKeysMessages, type english } from './api-keys.messages.ts';
import type { ApiKeyRowFragment, ApiKeyState } from './api-keys.operations.generated.ts';
import { type RightText, useRightText } from './use-right-text.ts';

const tones: Record<ApiKeyState, Tone> = {
  ACTIVE: 'success',
  EXPIRED: 'neutral',
  REVOKED: 'neutral',
  SUSPENDED: 'warning',
};

export const apiKeyStates = Object.keys(tones) as ApiKeyState[];

export function ApiKeyStateDot({ state }: { state: ApiKeyState }) {
  const t = useMessages(apiKeysMessages);
  return <StatusDot tone={tones[state]} label={t(`state.${state}`)} />;
}

export function useApiKeyColumns(): readonly Column<ApiKeyRowFragment>[] {
  const t = useMessages(apiKeysMessages);
  const format = useFormat();
  const rightText = useRightText();
  return useMemo(() => apiKeyColumns(t, format, rightText), [t, format, rightText]);
}

function apiKeyColumns(
  t: Translate<typeof english>,
  format: Format,
  rightText: RightText,
): Column<ApiKeyRowFragment>[] {
  return [
    {
      key: 'name',
      path: 'name',
      header: t('name'),
      width: 160,
      sort: 'name',
      isText: true,
      cell: ({ name }) => name,
    },
    {
      key: 'state',
      path: 'state',
      header: t('state'),
      width: 120,
      cell: ({ state }) => <ApiKeyStateDot state={state} />,
    },
    {
      key: 'shownPart',
      path: 'shownPart',
      header: t('shownPart'),
      width: 150,
      cell: ({ shownPart }) => <code dir="ltr">{shownPart}…</code>,
    },
    {
      key: 'rights',
      header: t('rights'),
      width: 180,
      cell: ({ rules }) => rules.map(rightText).join(', '),
    },
    { key: 'owner', path: 'owner', header: t('owner'), width: 120, cell: ({ owner }) => owner },
    {
      key: 'lastUsedAt',
      path: 'lastUsedAt',
      header: t('lastUsed'),
      width: 120,
      sort: 'lastUsedAt',
      cell: ({ lastUsedAt }) => <RelativeTime at={lastUsedAt} />,
    },
    {
      key: 'expiresAt',
      path: 'expiresAt',
      header: t('expires'),
      width: 120,
      sort: 'expiresAt',
      cell: ({ expiresAt }) => format.date(expiresAt),
    },
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('created'),
      width: 120,
      sort: 'createdAt',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
