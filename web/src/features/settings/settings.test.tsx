import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RecordChangesDocument } from '../../ui/history/history.operations.generated.ts';
import {
  NameSortingDocument,
  SendTestMailDocument,
  SettingEffectsDocument,
  SettingsDocument,
  UpdateSecretSettingDocument,
  UpdateSettingDocument,
  type SettingDetailFragment,
} from './settings.operations.generated.ts';
import { SettingsScreen } from './settings.screen.tsx';

const server = fakeServer();

const plainForm = {
  kind: 'TEXT' as const,
  choices: null,
  minimum: null,
  maximum: null,
  unit: null,
  isOptional: false,
  fields: null,
};

function setting(overrides: Partial<SettingDetailFragment> & { key: string }): SettingDetailFragment {
  return {
    id: `id of ${overrides.key}`,
    shopId: null,
    scopes: ['INSTALLATION'],
    shopsWithOwn: null,
    group: 'bin',
    title: 'A newer setting',
    description: 'What it is for.',
    form: { ...plainForm, kind: 'INTEGER', minimum: 1, maximum: 9999, unit: 'days' },
    value: 30,
    default: 30,
    source: 'DEFAULT',
    isOwn: false,
    inherited: 30,
    inheritedFrom: 'DEFAULT',
    variable: null,
    isUnusable: false,
    version: 0,
    mayUpdate: true,
    ...overrides,
  };
}

const open = (...settings: SettingDetailFragment[]) => {
  server.answer(SettingsDocument, () => ({ settings }));
  return renderRoute(SettingsScreen, '/settings');
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  server.answer(SettingEffectsDocument, () => ({ settingEffects: [] }));
});

afterEach(cleanup);

describe('the settings', () => {
  it('say what applies and from where', async () => {
    await open(setting({ key: 'binDays' }), setting({ key: 'other', value: 5, source: 'INSTALLATION', isOwn: true }));
    const inherited = within(await screen.findByRole('article', { name: 'Days in the bin' }));
    expect(inherited.getByText('30 days')).toBeDefined();
    expect(inherited.getByText('Inherited: default')).toBeDefined();
    expect(inherited.queryByRole('button', { name: /^Reset/ })).toBeNull();
    const own = within(screen.getByRole('article', { name: 'A newer setting' }));
    expect(own.getByText('Own value')).toBeDefined();
    expect(own.getByRole('button', { name: 'Reset A newer setting to 30 days' })).toBeDefined();
  });

  it('say of the languages of the catalogue how names are sorted, and which are still being filled', async () => {
    const locales = setting({
      key: 'contentLocales',
      form: { ...plainForm, kind: 'LOCALES' },
      value: ['en', 'sv', 'fi'],
    });
    server.answer(NameSortingDocument, () => ({ nameSorting: { isByLanguage: false, beingFilled: ['sv', 'fi'] } }));
    await open(locales);
    const shown = within(await screen.findByRole('article', { name: 'Content languages' }));
    expect(await shown.findByText(/^The database server has no ICU, so names are sorted by code point/)).toBeDefined();
    expect(shown.getByText(/^Names are still being prepared in: sv and fi\./)).toBeDefined();
    cleanup();
    server.answer(NameSortingDocument, () => ({ nameSorting: { isByLanguage: true, beingFilled: [] } }));
    await open(locales);
    await waitFor(() => expect(server.asked(NameSortingDocument)).toHaveLength(2));
    expect(screen.queryByText(/code point|still being prepared/)).toBeNull();
  });

  it('cannot be changed where a variable fixes them', async () => {
    await open(setting({ key: 'binDays', source: 'VARIABLE', variable: 'QUARRY_BIN_DAYS' }));
    expect(await screen.findByText('Set by QUARRY_BIN_DAYS')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change Days in the bin' })).toHaveProperty('disabled', true);
  });

  it('offer the control of their kind, also for one that this dashboard does not know', async () => {
    const choice = { ...plainForm, kind: 'CHOICE' as const, choices: ['small', 'large'] };
    server.answer(UpdateSettingDocument, ({ value }) => ({
      updateSetting: {
        __typename: 'SettingUpdated',
        changeId: null,
        setting: setting({ key: 'size', form: choice, value }),
      },
    }));
    await open(setting({ key: 'size', form: choice, value: 'small' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change A newer setting' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'A newer setting' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'A newer setting' }), 'large');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.lastAsked(UpdateSettingDocument)).toMatchObject({
        key: 'size',
        version: 0,
        value: 'large',
      }),
    );
    const change = await screen.findByRole('button', { name: 'Change A newer setting' });
    await waitFor(() => expect(document.activeElement).toBe(change));
  });

  it('say before they are saved what a change does', async () => {
    server.answer(SettingEffectsDocument, ({ value }) => ({
      settingEffects: [{ code: 'binPurged', params: { count: Number(value) }, text: 'In English.' }],
    }));
    await open(setting({ key: 'binDays' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change Days in the bin' }));
    const field = screen.getByRole('textbox', { name: /^Days in the bin/ });
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    expect(await screen.findByText('7 entries of the bin are deleted permanently within the hour.')).toBeDefined();
  });

  it('of several parts are set at once', async () => {
    const part = (name: string, form: Partial<typeof plainForm> | object) => ({
      name,
      title: name,
      form: { ...plainForm, ...form },
    });
    const mailServer = setting({
      key: 'mailServer',
      group: 'mail',
      value: null,
      form: {
        ...plainForm,
        kind: 'FIELDS',
        fields: [
          part('host', {}),
          part('port', { kind: 'PORT' }),
          part('security', { kind: 'CHOICE', choices: ['starttls', 'tls', 'none'] }),
          part('user', { isOptional: true }),
        ],
      },
    });
    server.answer(UpdateSettingDocument, ({ value }) => ({
      updateSetting: {
        __typename: 'SettingUpdated',
        changeId: null,
        setting: { ...mailServer, value, source: 'INSTALLATION', isOwn: true, version: 1 },
      },
    }));
    await open(mailServer);
    const entry = within(await screen.findByRole('article', { name: 'Mail server' }));
    expect(entry.getByText('None')).toBeDefined();
    await userEvent.click(entry.getByRole('button', { name: 'Change Mail server' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Host/ }), 'mail.example');
    await userEvent.type(screen.getByRole('textbox', { name: /^Port/ }), '2525');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await entry.findByText('Host: mail.example; Port: 2525; Encryption: STARTTLS; Username: None'),
    ).toBeDefined();
    expect(server.lastAsked(UpdateSettingDocument)?.value).toEqual({
      host: 'mail.example',
      port: 2525,
      security: 'starttls',
      user: null,
    });
  });

  it('keep a secret nowhere but in the request that saves it', async () => {
    const mailPassword = setting({
      key: 'mailPassword',
      group: 'mail',
      value: { last4: 'aple' },
      isOwn: true,
      source: 'INSTALLATION',
      form: { ...plainForm, kind: 'SECRET' },
    });
    const secret = 'correct horse battery';
    server.answer(UpdateSecretSettingDocument, () => ({
      updateSecretSetting: {
        __typename: 'SettingUpdated',
        changeId: 'c',
        setting: { ...mailPassword, value: { last4: 'tery' }, version: 1 },
      },
    }));
    await open(mailPassword);
    expect(await screen.findByText('Set, ends with aple')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Change Password of the mail server' }));
    await userEvent.type(screen.getByLabelText(/^Password of the mail server/, { selector: 'input' }), secret);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(secret);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Set, ends with tery')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Change Password of the mail server' }));
    await userEvent.type(screen.getByLabelText(/^Password of the mail server/, { selector: 'input' }), secret);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Set, ends with tery')).toBeDefined();
    const telling = server.requests.filter(({ variables }) => JSON.stringify(variables).includes(secret));
    expect(telling.map(({ operationName }) => operationName)).toEqual(['UpdateSecretSetting', 'UpdateSecretSetting']);
  });

  it('try the mail server, and say what it answered', async () => {
    server.answer(SendTestMailDocument, () => ({
      sendTestMail: {
        __typename: 'NotAllowedNow',
        code: 'MAIL_NOT_TAKEN',
        reason: 'In English.',
        wording: { key: 'MAIL_NOT_TAKEN', params: { cause: '535 wrong password' } },
      },
    }));
    await open(setting({ key: 'mailFrom', group: 'mail', form: { ...plainForm, kind: 'EMAIL' }, value: null }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send a test mail to me' }));
    expect(await screen.findByText(/535 wrong password/)).toBeDefined();
    server.answer(SendTestMailDocument, () => ({
      sendTestMail: { __typename: 'TestMailSent', to: 'ada@shop.example' },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Send a test mail to me' }));
    expect(await screen.findByText('A test mail is on its way to ada@shop.example.')).toBeDefined();
  });

  it('are found by what they are set to', async () => {
    await open(setting({ key: 'binDays' }), setting({ key: 'other', value: 5 }));
    await userEvent.type(await screen.findByRole('searchbox'), '30 days');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'A newer setting' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Days in the bin' })).toBeDefined();
  });

  it('are found by where their value is from, and by the variable that fixes it', async () => {
    const fixed = { source: 'VARIABLE', variable: 'QUARRY_BIN_DAYS' } as const;
    await open(setting({ key: 'binDays', ...fixed }), setting({ key: 'other', value: 5 }));
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'quarry_bin');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'A newer setting' })).toBeNull());
    await userEvent.clear(search);
    await userEvent.type(search, 'inherited');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Days in the bin' })).toBeNull());
    expect(screen.getByRole('article', { name: 'A newer setting' })).toBeDefined();
  });

  it('are led to by a change of one, with its history open', async () => {
    server.answer(RecordChangesDocument, () => ({
      changes: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
    }));
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
    server.answer(SettingsDocument, () => ({
      settings: [setting({ key: 'binDays' }), setting({ key: 'other', id: 'linked' })],
    }));
    await renderRoute(SettingsScreen, '/settings/$settingId', '/settings/linked');
    const history = await screen.findByRole('button', { name: 'History of A newer setting' });
    expect(history.getAttribute('aria-expanded')).toBe('true');
    expect(scrolled).toContain('other');
  });

  it('say so when no title, description or value has the words', async () => {
    await open(setting({ key: 'binDays' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'nowhere');
    expect(await screen.findByText('No setting matches')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('article', { name: 'Days in the bin' })).toBeDefined();
  });
});
