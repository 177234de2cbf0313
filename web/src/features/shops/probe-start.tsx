import { Button, Loader, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { isRequestError } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Section } from '../../ui/record/index.ts';
import classes from './shop.module.css';
import { shopsMessages } from './shops.messages.ts';

type ProbeStartProps = {
  /** An address that was pasted elsewhere: it is looked at without being asked again. */
  givenAddress: string;
  isBusy: boolean;
  refusal: string | undefined;
  error: Error | null;
  onProbe: (address: string) => void;
  onSkip: (address: string) => void;
};

export function ProbeStart({ givenAddress, isBusy, refusal, error, onProbe, onSkip }: ProbeStartProps) {
  const t = useMessages(shopsMessages);
  const tKit = useMessages(kitMessages);
  const [typed, setTyped] = useState(givenAddress);
  const address = withScheme(typed.trim());
  const isUsable = address !== undefined;
  const serverProblem = error && tKit(isRequestError(error, 'OFFLINE') ? 'offlineTitle' : 'failedTitle');

  const lookAtGiven = useEffectEvent(() => {
    if (address) onProbe(address);
  });
  useEffect(() => {
    if (givenAddress !== '') lookAtGiven();
  }, [givenAddress]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (address) onProbe(address);
  };
  return (
    <Section id="address" title={t('whichShop')}>
      <form className={classes.probe} onSubmit={submit}>
        <TextInput
          className={classes.probeField}
          label={t('address')}
          description={t('probeHelp')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder="https://shop.example"
          inputMode="url"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={refusal ?? serverProblem}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit" disabled={!isUsable || isBusy}>
          {t('look')}
        </Button>
        <Button variant="default" disabled={!isUsable || isBusy} onClick={() => address && onSkip(address)}>
          {t('skipLook')}
        </Button>
      </form>
      <output className={classes.probing}>
        {isBusy && (
          <>
            <Loader size={16} /> {t('looking')}
          </>
        )}
      </output>
    </Section>
  );
}

/** People paste addresses without a scheme; nothing else is guessed. */
function withScheme(text: string): string | undefined {
  if (text === '') return undefined;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? address : undefined;
}
