import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';

type FirstStepProps = { demo: DashboardQuery['installation']['demo'] };

/** The one next step on an installation with nothing in it: the address of a shop, or who can give it. */
export function FirstStep({ demo }: FirstStepProps) {
  const t = useMessages(dashboardMessages);
  const mayBegin = useAbilities().can('create', 'Shop');
  return mayBegin ? <FirstShop demo={demo} /> : <EmptyState title={t('waitTitle')} text={t('waitText')} />;
}

function FirstShop({ demo }: FirstStepProps) {
  const t = useMessages(dashboardMessages);
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const lookAt = (url: string) => navigate({ to: '/shops/new', search: { url } });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (address.trim() !== '') void lookAt(address.trim());
  };
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <form className={classes.firstStep} onSubmit={submit}>
        <TextInput
          className={classes.firstField ?? ''}
          label={t('shopAddress')}
          placeholder="https://shop.example"
          inputMode="url"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button type="submit" disabled={address.trim() === ''}>
          {t('look')}
        </Button>
      </form>
      {demo && (
        <p>
          {t('tryDemo')}{' '}
          {demo.shops.map(({ name, url }) => (
            <button key={url} type="button" className={classes.inlineButton} onClick={() => void lookAt(url)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </EmptyState>
  );
}
