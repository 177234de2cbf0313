import '../kit/mantine-tabs.css';
import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { accountSettingsMessages } from './account-settings.messages.ts';
import classes from './account-settings.module.css';
import { Connections } from './connections.part.tsx';
import { GeneralForm, InformationForm, NotificationsForm, SocialForm } from './settings.forms.tsx';
import { PasswordForm } from './password.form.tsx';
import { useSettings, type SettingsTools } from './use-settings.ts';

const parts = {
  general: GeneralForm,
  password: PasswordForm,
  information: InformationForm,
  social: SocialForm,
  connections: Connections,
  notifications: NotificationsForm,
} as const satisfies Record<string, ComponentType<SettingsTools>>;

const names = ['general', 'password', 'information', 'social', 'connections', 'notifications'] as const;

export function AccountSettingsScreen() {
  const t = useMessages(accountSettingsMessages);
  const navigate = useNavigate();
  const { tab } = useSearch({ from: '/shell/pages/account-settings' });
  const { query, ...tools } = useSettings();
  const open = names.find((name) => name === tab) ?? 'general';
  const Part = parts[open];
  return (
    <SamplePage title={t('title')}>
      <LoadSample query={query}>
        {(settings) => (
          <Tabs
            value={open}
            onChange={(name) =>
              void navigate({ to: '/pages/account-settings', search: { tab: name ?? undefined }, replace: true })
            }
          >
            <Tabs.List aria-label={t('sections')} className={classes.tabs}>
              {names.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {t(name)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel key={open} value={open} className={classes.panel}>
              <Part settings={settings} {...tools} />
            </Tabs.Panel>
          </Tabs>
        )}
      </LoadSample>
    </SamplePage>
  );
}
