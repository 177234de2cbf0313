import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Section } from '../../ui/record/index.ts';
import classes from './api-keys.module.css';
import { apiKeysMessages } from './api-keys.messages.ts';

export type MadeApiKey = { secret: string; apiKey: { id: string; name: string; expiresAt: string } };

/** A secret that is shown this once, and how it is used. */
export function MadeKey({ made: { secret, apiKey } }: { made: MadeApiKey }) {
  const t = useMessages(apiKeysMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    if (await copyText(secret)) toast.success(tKit('copied'));
    else toast.error(t('notCopied'));
  };
  return (
    <Section id="secret" title={t('madeTitle', { name: apiKey.name })}>
      <p>{t('madeText', { date: format.date(apiKey.expiresAt) })}</p>
      <div className={classes.secret}>
        <TextInput
          aria-label={t('secret')}
          value={secret}
          readOnly
          ref={field}
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
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
