import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
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
let version = 2;
let field = 'title';

beforeAll(stubBrowser);
beforeEach(() => {
  version = 2;
  field = 'title';
  localStorage.clear();
  signIn();
  server.answer(MappingProductsDocument, () => ({ listings: { nodes: [] } }));
  server.answer(PreviewChannelMappingDocument, () => ({ previewChannelMapping: null }));
  server.answer(ChannelMappingDocument, () => ({ channelMapping: mapping() }));
});
afterEach(cleanup);

const ofBrand = { field: 'title', expression: { kind: 'source', source: 'brand.name' } };
const fieldOf = (name: string) => ({
  name,
  group: null,
  type: 'text',
  level: 'required',
  maxLen: 150,
  maxItems: null,
  values: [],
  mayTakeOthers: false,
  documentation: null,
  defaultExpression: { kind: 'source', source: 'product.title' },
});

/** Version 3 is what somebody else saved. */
const mapping = (): ChannelMappingDetailFragment => ({
  channelId: 'c1',
  version,
  newestVersion: version,
  rules: version === 3 ? [ofBrand] : [],
  fields: ['title', 'description'].map(fieldOf),
  sources: [],
  versions: [3, 2, 1]
    .filter((one) => one <= version)
    .map((one) => ({ version: one, author: one === 3 ? 'Bo' : 'Ada', createdAt: '2026-01-01T03:04:05Z' })),
  mayUpdate: true,
});

/** The channel was changed by yet another person since. */
const conflict = () => {
  version = 3;
  const lastChange = { by: 'Cy', at: '2026-01-02T03:04:05Z' };
  return { __typename: 'VersionConflict' as const, currentVersion: 3, lastChange };
};

function Page() {
  const standing = useRecord(ChannelMappingDocument, { channelId: 'c1' }).data?.channelMapping;
  return (
    <>
      {standing && <MappingEditor key={standing.version} channel={channelOf('c1')} mapping={standing} />}
      <Toaster />
    </>
  );
}

const show = () =>
  renderRoute(
    Page,
    '/sales-channels/$channelId/mapping',
    `/sales-channels/c1/mapping?field=${field}`,
    parseMappingSearch,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says who saved meanwhile, and that the changes stand over the version that was loaded', async () => {
  server.answer(SaveChannelMappingDocument, () => ({ saveChannelMapping: conflict() }));
  await show();
  await press('Add rule');
  await press('Save as version 3');
  expect(
    await screen.findByText(/^Version 3 was saved meanwhile\. It is loaded, and your changes stand/),
  ).toBeDefined();
  expect(
    await screen.findByText(
      'Bo saved other rules for title meanwhile. Yours stand here, and replace theirs when you save.',
    ),
  ).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Save as version 4' })).toHaveProperty('disabled', false);
  expect(screen.queryByText(/make your change again/)).toBeNull();
});

it('says who saved rules for other fields meanwhile', async () => {
  field = 'description';
  server.answer(SaveChannelMappingDocument, () => ({ saveChannelMapping: conflict() }));
  await show();
  await press('Add rule');
  await press('Save as version 3');
  expect(await screen.findByText(/^Bo saved other rules meanwhile, for other fields\./)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Save as version 4' })).toBeDefined();
});

it('says of a revert that another version is loaded', async () => {
  server.answer(RevertChannelMappingDocument, () => ({ revertChannelMapping: conflict() }));
  await show();
  await press('Revert to: Version 1');
  expect(await screen.findByText(/^Version 3 was saved meanwhile\. It is loaded\. Revert once more/)).toBeDefined();
});
