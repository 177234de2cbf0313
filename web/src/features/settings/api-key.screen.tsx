import { useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { ApiKeyHistory } from './api-key-history.tsx';
import { ApiKeyStateDot } from './api-key.columns.tsx';
import { apiKeysList } from './api-keys-list.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import classes from './api-keys.module.css';
import { ApiKeyByIdDocument, type ApiKeyDetailFragment } from './api-keys.operations.generated.ts';
import { RevokeKeyButton } from './revoke-key-button.tsx';
import { useRightText } from './use-right-text.ts';

export function ApiKeyScreen() {
  const { apiKeyId } = useParams({ from: '/shell/settings/api-keys/$apiKeyId' });
  const query = useRecord(ApiKeyByIdDocument, { id: apiKeyId });
  return (
    <LoadRecord query={query} recordOf={({ apiKey }) => apiKey}>
      {(apiKey) => <ApiKeyPage key={apiKey.id} apiKey={apiKey} />}
    </LoadRecord>
  );
}

function ApiKeyPage({ apiKey }: { apiKey: ApiKeyDetailFragment }) {
  const t = useMessages(apiKeysMessages);
  const format = useFormat();
  const rightText = useRightText();
  const { rules, shops, brands } = apiKey;
  return (
    <RecordPage
      title={apiKey.name}
      status={<ApiKeyStateDot state={apiKey.state} />}
      steps={<RecordSteps list={apiKeysList} id={apiKey.id} />}
      actions={apiKey.mayRevoke && apiKey.state !== 'REVOKED' && <RevokeKeyButton apiKey={apiKey} />}
      aside={
        <>
          <Section id="facts" title={t('key')}>
            <Facts
              facts={[
                { label: t('shownPart'), value: <code dir="ltr">{apiKey.shownPart}…</code> },
                { label: t('owner'), value: apiKey.owner },
                { label: t('lastUsed'), value: <RelativeTime at={apiKey.lastUsedAt} /> },
                { label: t('expires'), value: format.dateTime(apiKey.expiresAt) },
                { label: t('created'), value: <RelativeTime at={apiKey.createdAt} /> },
              ]}
            />
          </Section>
          <ApiKeyHistory apiKey={apiKey} />
        </>
      }
    >
      <Section id="rights" title={t('rights')}>
        <p>{t('rightsText', { owner: apiKey.owner })}</p>
        <ul className={classes.rows}>
          {rules.map((rule) => (
            <li key={`${rule.action} ${rule.subject}`}>{rightText(rule)}</li>
          ))}
        </ul>
        <Facts
          facts={[
            { label: t('shops'), value: namesOr(shops, t('allShops')) },
            { label: t('brands'), value: namesOr(brands, t('allBrands')) },
          ]}
        />
        {apiKey.state === 'SUSPENDED' && <p>{t('suspendedText', { owner: apiKey.owner })}</p>}
      </Section>
    </RecordPage>
  );
}

function namesOr(records: readonly { name: string }[], all: string): string {
  return records.length === 0 ? all : records.map(({ name }) => name).join(', ');
}
