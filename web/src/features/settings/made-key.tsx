import { useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/record/index.ts';
import { ShownSecret } from '../../ui/shown-secret/shown-secret.tsx';
import classes from './api-keys.module.css';
import { apiKeysMessages } from './api-keys.messages.ts';

export type MadeApiKey = { secret: string; apiKey: { id: string; name: string; expiresAt: string } };

/** A secret that is shown this once, and how it is used. */
export function MadeKey({ made: { secret, apiKey } }: { made: MadeApiKey }) {
  const t = useMessages(apiKeysMessages);
  const format = useFormat();
  return (
    <Section id="secret" title={t('madeTitle', { name: apiKey.name })}>
      <p>{t('madeText', { date: format.date(apiKey.expiresAt) })}</p>
      <ShownSecret secret={secret} />
      <p>{t('useText')}</p>
      <pre className={classes.example} dir="ltr">
        {`curl ${new URL('/graphql', location.origin).href} \\
  -H 'authorization: Bearer ${secret.slice(0, 15)}…' \\
  -H 'content-type: application/json' \\
  -d '{"query": "{ me { ability { action subject } } }"}'`}
      </pre>
      <div className={classes.further}>
        <ButtonLink to="/settings/api-keys/$apiKeyId" params={{ apiKeyId: apiKey.id }}>
          {t('toKey')}
        </ButtonLink>
      </div>
    </Section>
  );
}
