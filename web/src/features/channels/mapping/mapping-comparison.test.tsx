import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import {
  ChannelMappingVersionDocument,
  RevertChannelMappingDocument,
  type ChannelMappingDetailFragment,
} from './channel-mapping.operations.generated.ts';
import { MappingVersions } from './mapping-versions.tsx';

const server = fakeServer();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const fieldOf = (name: string, defaultExpression: object | null) => ({
  name,
  group: null,
  type: 'text',
  level: 'optional',
  maxLen: null,
  maxItems: null,
  values: [],
  mayTakeOthers: false,
  documentation: null,
  defaultExpression,
});
const title = { kind: 'source', source: 'product.title' };
const shortened = (length: number) => ({
  kind: 'call',
  name: 'truncate',
  options: { length, atWord: true },
  args: [title],
});
const color = { field: 'color', expression: { kind: 'source', source: 'value', code: 'color' } };

const mapping: ChannelMappingDetailFragment = {
  channelId: 'c1',
  version: 2,
  newestVersion: 2,
  rules: [color, { field: 'title', expression: shortened(70) }],
  fields: [fieldOf('title', title), fieldOf('color', null), fieldOf('brand', null)],
  sources: [{ source: 'value', code: 'color', name: 'Colour', kind: 'text', isList: false }],
  versions: [
    { version: 2, author: 'Ada', createdAt: '2026-01-02T03:04:05Z' },
    { version: 1, author: null, createdAt: '2026-01-01T03:04:05Z' },
  ],
  mayUpdate: true,
};

async function compare(name: string, rules: readonly object[]): Promise<void> {
  server.answer(ChannelMappingVersionDocument, ({ version }) => ({ channelMapping: { version, rules } }));
  await renderRoute(() => <MappingVersions mapping={mapping} isReadOnly={false} isDirty={false} />, '/');
  await userEvent.click(await screen.findByRole('button', { name: `Compare with the present rules: ${name}` }));
}
const sides = async (field: string, version: string) => {
  const change = within(await screen.findByRole('region', { name: field }));
  return [change.getByRole('region', { name: 'Now' }), change.getByRole('region', { name: version })].map((one) =>
    within(one),
  );
};

it('shows what a version makes otherwise in blocks, and reverts to it there', async () => {
  server.answer(RevertChannelMappingDocument, () => ({
    revertChannelMapping: { __typename: 'ChannelMappingSaved', mapping: { ...mapping, version: 3, newestVersion: 3 } },
  }));
  await compare('Version 1', [
    color,
    { field: 'title', expression: shortened(150) },
    { field: 'brand', expression: { kind: 'source', source: 'brand.name' } },
  ]);
  expect(await screen.findByText('2 fields are made in another way.')).toBeDefined();
  const [now, then] = await sides('title', 'Version 1');
  expect(now?.getByRole('textbox', { name: /^Most characters/ })).toHaveProperty('value', '70');
  expect(then?.getByRole('textbox', { name: /^Most characters/ })).toHaveProperty('value', '150');
  expect(then?.getByText('Function: truncate')).toBeDefined();
  const [none, added] = await sides('brand', 'Version 1');
  expect(none?.getByText('No rule')).toBeDefined();
  expect(added?.getByText('Source: brand, name')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'color' })).toBeNull();
  expect(server.lastAsked(ChannelMappingVersionDocument)).toEqual({ channelId: 'c1', version: 1 });
  const comparison = within(screen.getByRole('region', { name: 'Version 1 beside the present rules' }));
  await userEvent.click(comparison.getByRole('button', { name: 'Revert to: Version 1' }));
  expect(server.lastAsked(RevertChannelMappingDocument)).toEqual({ channelId: 'c1', version: 2, to: 1 });
});

it('shows the default of the kind where a version has no rule', async () => {
  await compare('Defaults of the kind', [color]);
  const [, then] = await sides('title', 'Defaults of the kind');
  expect(then?.getByText('Default')).toBeDefined();
  expect(then?.getByText('Source: product, title')).toBeDefined();
});

it('says what is not valid any more, and where nothing differs', async () => {
  const gone = { kind: 'source', source: 'value', code: 'size' };
  await compare('Version 1', [
    { field: 'brand', expression: gone },
    { field: 'shape', expression: title },
  ]);
  const [, then] = await sides('brand', 'Version 1');
  expect(then?.getByText('value(size)')).toBeDefined();
  expect(then?.getByText(/There is no source value\(size\)/)).toBeDefined();
  const [, field] = await sides('shape', 'Version 1');
  expect(field?.getByText(/no field “?shape/)).toBeDefined();
  cleanup();
  await compare('Version 1', mapping.rules as object[]);
  expect(await screen.findByText('Its rules are those of the present version.')).toBeDefined();
});
