import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { useRecord } from '../../../data/index.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { channelOf } from '../testing/channel-data.ts';
import {
  ChannelMappingDocument,
  MappingProductsDocument,
  PreviewChannelMappingDocument,
  RevertChannelMappingDocument,
  SaveChannelMappingDocument,
  type ChannelMappingDetailFragment,
} from './channel-mapping.operations.generated.ts';
import { MappingEditor } from './mapping-editor.tsx';
import { parseMappingSearch } from './mapping-search.ts';

const server = fakeServer();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(MappingProductsDocument, () => ({ listings: { nodes: [{ product: { id: 'p1' } }] } }));
  server.answer(PreviewChannelMappingDocument, () => ({ previewChannelMapping: preview }));
});
afterEach(cleanup);

const fieldOf = (name: string, more: Partial<ChannelMappingDetailFragment['fields'][number]> = {}) => ({
  name,
  group: null,
  type: 'text',
  level: 'required',
  maxLen: null,
  maxItems: null,
  values: [],
  mayTakeOthers: false,
  documentation: null,
  defaultExpression: null,
  ...more,
});

const productTitle = { kind: 'source', source: 'product.title' };

const mapping: ChannelMappingDetailFragment = {
  channelId: 'c1',
  version: 2,
  newestVersion: 2,
  rules: [],
  fields: [
    fieldOf('title', { maxLen: 150, defaultExpression: productTitle }),
    fieldOf('price', { type: 'money' }),
    fieldOf('condition', { type: 'enum', values: ['new', 'used'] }),
    fieldOf('shipping', { type: 'record', level: 'optional', maxItems: 100 }),
    fieldOf('shipping.country', { group: 'shipping', type: 'country', level: 'optional' }),
  ],
  sources: [{ source: 'value', code: 'color', name: 'Colour', kind: 'text', isList: false }],
  versions: [
    { version: 2, author: 'Ada', createdAt: '2026-01-02T03:04:05Z' },
    { version: 1, author: null, createdAt: '2026-01-01T03:04:05Z' },
  ],
  mayUpdate: true,
};

const preview = {
  faults: [],
  compared: 40,
  total: 40,
  changed: 12,
  appearing: 3,
  refused: 1,
  changedRefused: 7,
  samples: [
    {
      externalId: 'X-1',
      product: { id: 'p1', name: 'Kettle' },
      before: [{ field: 'title', values: ['Kettle'] }],
      after: [{ field: 'title', values: ['Mill Kettle'] }],
      issues: [{ field: 'title', severity: 'WARNING' as const, detail: { text: 'It is short.', wording: null } }],
    },
  ],
};

const show = (
  field: string,
  more: Partial<ChannelMappingDetailFragment> = {},
  channel: Parameters<typeof channelOf>[1] = {},
) =>
  renderRoute(
    () => <MappingEditor channel={channelOf('c1', channel)} mapping={{ ...mapping, ...more }} />,
    '/sales-channels/$channelId/mapping',
    `/sales-channels/c1/mapping?field=${field}`,
    parseMappingSearch,
  );

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function choose(label: string, option: string) {
  const field = await screen.findByRole('combobox', { name: label });
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const saved = (version: number) => ({ ...mapping, version, newestVersion: version });

it('begins a rule with the default, puts it into functions, and saves it as the next version', async () => {
  server.answer(SaveChannelMappingDocument, () => ({
    saveChannelMapping: { __typename: 'ChannelMappingSaved', mapping: saved(3) },
  }));
  await show('title');
  await press('Add rule');
  await choose('Value of title', 'Function: join with separator');
  await press('Add input to join with separator');
  await choose('Input 2 of join with separator', 'Source: brand, name');
  await press('Move up: Input 2 of join with separator');
  await press('Put into a function: Value of title');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'truncate' }));
  await press('Save as version 3');
  await waitFor(() => expect(server.asked(SaveChannelMappingDocument)).toHaveLength(1));
  expect(server.lastAsked(SaveChannelMappingDocument)).toEqual({
    channelId: 'c1',
    version: 2,
    rules: [
      {
        field: 'title',
        expression: {
          kind: 'call',
          name: 'truncate',
          options: { length: 150, atWord: true },
          args: [
            {
              kind: 'call',
              name: 'join',
              options: { separator: ' ' },
              args: [{ kind: 'source', source: 'brand.name' }, productTitle],
            },
          ],
        },
      },
    ],
  });
});

it('says at its block what is of a wrong type, and saves nothing until it is right', async () => {
  await show('price');
  await press('Add rule');
  expect(await screen.findByText(/This is no part of an expression/)).toBeDefined();
  await choose('Value of price', 'Source: product, title');
  expect(await screen.findByText(/Expected price, got text/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save as version 3' })).toHaveProperty('disabled', true);
  await choose('Value of price', 'Source: listing, price');
  await press('Put into a function: Value of price');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'price with tax' }));
  expect(screen.queryByText(/Expected/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save as version 3' })).toHaveProperty('disabled', false);
});

it('counts what would change, and shows the values of the open field', async () => {
  await show('title');
  await press('Add rule');
  await choose('Value of title', 'Attribute: Colour');
  const table = within(await screen.findByRole('table', { name: 'Values of title' }));
  expect(table.getByText('Mill Kettle')).toBeDefined();
  expect(table.getByText('It is short.')).toBeDefined();
  expect(await screen.findByText('Rows that change')).toBeDefined();
  expect(screen.getByText('40 of 40')).toBeDefined();
  expect(screen.getByText('Refused rows that change')).toBeDefined();
  await waitFor(() =>
    expect(server.lastAsked(PreviewChannelMappingDocument)).toEqual({
      channelId: 'c1',
      rules: [{ field: 'title', expression: { kind: 'source', source: 'value', code: 'color' } }],
      productIds: ['p1'],
    }),
  );
});

it('has the values of the open field behind its rules and before all other fields, and says the first of them', async () => {
  await show('title');
  const table = await screen.findByRole('table', { name: 'Values of title' });
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(screen.getByRole('button', { name: 'Add rule' }), table)).toBe(true);
  expect(isBefore(table, screen.getByRole('button', { name: /^price/ }))).toBe(true);
  const live = within(screen.getByRole('region', { name: 'Live values of title' }));
  await waitFor(() => expect(live.getByRole('status').textContent).toBe('Kettle: Mill Kettle'));
  await press(/^condition/);
  expect(await screen.findByRole('table', { name: 'Values of condition' })).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Values of title' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Live values of condition' }).textContent).toContain('Kettle: no value');
});

it('offers the values of an enumeration as its fixed value', async () => {
  await show('condition');
  await press('Add rule');
  await choose('Value of condition', 'Fixed value: text');
  expect(await screen.findByText(/condition has no value yet/)).toBeDefined();
  const value = await screen.findByRole('combobox', { name: /^Value.*Value of condition$/ });
  expect(
    within(value)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a value', 'new', 'used']);
  await userEvent.selectOptions(value, 'used');
  expect(screen.queryByText(/condition has no value yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save as version 3' })).toHaveProperty('disabled', false);
});

it('makes a group of its parts', async () => {
  await show('shipping');
  await press('Add rule');
  await choose('Value of shipping', 'Group of parts');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Add part' }), 'country');
  await choose('Part country', 'Source: channel, country');
  expect(screen.getByText('{country=channel.country}')).toBeDefined();
  expect(screen.getByText('Changed and not saved yet.')).toBeDefined();
});

it('reverts to an earlier version with one press, and to the defaults of the kind', async () => {
  server.answer(RevertChannelMappingDocument, () => ({
    revertChannelMapping: { __typename: 'ChannelMappingSaved', mapping: saved(3) },
  }));
  await show('title');
  await press('Revert to: Version 1');
  await waitFor(() => expect(server.asked(RevertChannelMappingDocument)).toHaveLength(1));
  await press('Revert to: Defaults of the kind');
  await waitFor(() => expect(server.asked(RevertChannelMappingDocument)).toHaveLength(2));
  expect(server.asked(RevertChannelMappingDocument)).toEqual([
    { channelId: 'c1', version: 2, to: 1 },
    { channelId: 'c1', version: 2, to: 0 },
  ]);
});

it('compares with the version that was saved last, also where the rules were previewed before', async () => {
  let version = 2;
  const Page = () => {
    const standing = useRecord(ChannelMappingDocument, { channelId: 'c1' }).data?.channelMapping;
    return standing && <MappingEditor key={standing.version} channel={channelOf('c1')} mapping={standing} />;
  };
  const titleRule = { field: 'title', expression: { kind: 'source', source: 'value', code: 'color' } };
  const answer = () => ({ ...saved(version), rules: version === 3 ? [titleRule] : [] });
  server.answer(ChannelMappingDocument, () => ({ channelMapping: answer() }));
  server.answer(PreviewChannelMappingDocument, () => {
    const before = [{ field: 'title', values: [`Title of version ${version}`] }];
    return { previewChannelMapping: { ...preview, samples: [{ ...preview.samples[0]!, before }] } };
  });
  server.answer(SaveChannelMappingDocument, () => {
    version = 3;
    return { saveChannelMapping: { __typename: 'ChannelMappingSaved', mapping: answer() } };
  });
  server.answer(RevertChannelMappingDocument, () => {
    version = 4;
    return { revertChannelMapping: { __typename: 'ChannelMappingSaved', mapping: answer() } };
  });
  // An answer is young for some seconds, as in the dashboard.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const Kept = () => (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  );
  const address = '/sales-channels/c1/mapping?field=title';
  await renderRoute(Kept, '/sales-channels/$channelId/mapping', address, parseMappingSearch);
  expect(await screen.findByText('Title of version 2')).toBeDefined();
  await press('Add rule');
  await choose('Value of title', 'Attribute: Colour');
  await waitFor(() => expect(server.lastAsked(PreviewChannelMappingDocument)).toMatchObject({ rules: [titleRule] }));
  await press('Save as version 3');
  expect(await screen.findByText('Title of version 3')).toBeDefined();
  await press('Revert to: Defaults of the kind');
  expect(await screen.findByText('Title of version 4')).toBeDefined();
});

it('keeps what the server refuses at its block', async () => {
  server.answer(SaveChannelMappingDocument, () => ({
    saveChannelMapping: {
      __typename: 'MappingRefused',
      faults: [
        {
          path: '0.expression',
          code: 'EXPRESSION_SOURCE',
          reason: 'There is no source value(color).\nChoose another source.',
          wording: { key: 'EXPRESSION_SOURCE', params: { source: 'value(color)' } },
        },
      ],
    },
  }));
  await show('title');
  await press('Add rule');
  await choose('Value of title', 'Attribute: Colour');
  await press('Save as version 3');
  expect((await screen.findAllByText(/There is no source value\(color\)/)).length).toBeGreaterThan(0);
});

it('shows rules to somebody who may not change them, without a way to', async () => {
  await show('title', { mayUpdate: false, rules: [{ field: 'title', expression: productTitle }] });
  expect(await screen.findByText('Source: product, title')).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Value of title' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});

it('says that a version of the kind has no fields, and leads to where the channel is moved to another', async () => {
  const none = { fields: [], rules: [], version: 0, newestVersion: 0, versions: [] };
  await show('', none, { kindVersion: 1 });
  expect(
    await screen.findByText('Version 1 of Google Merchant Center has no fields, so there is nothing to map.'),
  ).toBeDefined();
  const link = screen.getByRole('link', { name: 'Move the channel to version 2 on its page' });
  expect(link.getAttribute('href')).toBe('/sales-channels/c1');
  expect(screen.queryByText('No field matches.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save as version/ })).toBeNull();
  expect(screen.queryByText(/^Open a field/)).toBeNull();
  cleanup();
  await show('', none, { kindVersion: 1, status: 'ARCHIVED' });
  await screen.findByText(/has no fields/);
  expect(screen.queryByRole('link', { name: /^Move the channel/ })).toBeNull();
});

it('says that no field matches only of what is searched for', async () => {
  await show('');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search fields' }), 'zzz');
  expect(await screen.findByText('No field matches.')).toBeDefined();
});
