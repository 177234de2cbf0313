import { Button, Loader, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { isRequestError } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Section } from '../../ui/record/index.ts';
import { AddressKnown } from './address-known.tsx';
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
  const [problem, setProblem] = useState(givenAddress === '' ? undefined : readAddress(givenAddress).problem);
  const [sent, setSent] = useState(givenAddress);
  const serverProblem = error && tKit(isRequestError(error, 'OFFLINE') ? 'offlineTitle' : 'failedTitle');

  const goOn = (next: (address: string) => void) => {
    const read = readAddress(typed);
    setProblem(read.problem);
    setSent(typed);
    if (read.problem === undefined) next(read.address);
  };
  const lookAtGiven = useEffectEvent(() => {
    const { address } = readAddress(givenAddress);
    if (address !== undefined) onProbe(address);
  });
  useEffect(() => {
    if (givenAddress !== '') lookAtGiven();
  }, [givenAddress]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    goOn(onProbe);
  };
  // What was refused is another address than the one that stands there now.
  const answer = typed === sent ? (refusal ?? serverProblem) : undefined;
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
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
          error={problem ? t(problem) : answer}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit" disabled={isBusy}>
          {t('look')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => goOn(onSkip)}>
          {t('skipLook')}
        </Button>
      </form>
      <AddressKnown url={readAddress(typed).address ?? ''} />
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

type AddressProblem = 'addressMissing' | 'addressUnusable' | 'addressWithPassword';
type ReadAddress = { address: string; problem?: never } | { address?: never; problem: AddressProblem };

/** People paste addresses without a scheme; nothing else is guessed. */
function readAddress(typed: string): ReadAddress {
  const text = typed.trim();
  if (text === '') return { problem: 'addressMissing' };
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return { problem: 'addressUnusable' };
  if (url.username === '' && url.password === '') return { address: url.href };
  // Without a scheme it is somebody's mail address.
  return { problem: hasScheme ? 'addressWithPassword' : 'addressUnusable' };
}
