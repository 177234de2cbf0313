import { listLink, type Measure, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { receivedCodes, receivedFigures, receivedFilter } from '@quarry/contracts/dashboard';
import { cleanup, waitFor } from '@testing-library/react';
import type { RouteComponent } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../testing/render-route.tsx';
import { signIn } from '../testing/sign-in.ts';
import { navigationGroups, searchForFilter, stringifyAddressSearch } from '../ui/routing/index.ts';
import { TargetLink } from '../features/dashboard/target-link.tsx';
import { loadGroup } from './areas.ts';
import { openRouter } from './router.tsx';

await Promise.all(navigationGroups.map(async (group) => loadGroup(group)));
const routes: Readonly<Record<string, { options: { component?: RouteComponent } } | undefined>> =
  openRouter().routesByPath;

type Variables = { filter?: Record<string, unknown> | null };
const asked: Variables[] = [];

beforeEach(() => {
  stubBrowser();
  signIn();
  asked.length = 0;
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { variables: Variables }).variables);
    return Promise.resolve(Response.json({ errors: [{ message: 'Nobody answers here.' }] }));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type ListFields = NonNullable<(typeof measureDefinitions)[Measure]['list']>['fields'];

const values: Readonly<Record<keyof ListFields, string | string[]>> = {
  from: '2026-11-01',
  until: '2026-11-30',
  shop: ['00000000-0000-4000-8000-000000000001'],
  channel: ['00000000-0000-4000-8000-000000000002'],
  product: ['00000000-0000-4000-8000-000000000003'],
  brand: ['00000000-0000-4000-8000-000000000004'],
  category: ['00000000-0000-4000-8000-000000000005'],
  attribute: ['colour'],
  rival: ['00000000-0000-4000-8000-000000000006'],
  person: ['00000000-0000-4000-8000-000000000007'],
  currency: ['EUR'],
};

/** All that the link of any row of a measure could ask its list for. */
function everyField(measure: Measure): { path: string; filter: Record<string, unknown> } | undefined {
  const { list } = measureDefinitions[measure];
  const link = listLink(measure, { by: 'NONE', from: '', until: '' }, { key: '', currency: null });
  if (!list || !link) return undefined;
  const fields = Object.entries(list.fields) as [keyof ListFields, string][];
  return {
    path: link.path,
    filter: { ...list.filter, ...Object.fromEntries(fields.map(([field, name]) => [name, values[field]])) },
  };
}

const lists = new Map(
  measures.flatMap((measure) => {
    const link = everyField(measure);
    return link ? [[JSON.stringify(link), { measure, ...link }]] : [];
  }),
);

describe('the list behind a figure', () => {
  it.each([...lists.values()])('asks for every field that its link names: $path for $measure', async (link) => {
    const filter = await askedAt(`${link.path}${stringifyAddressSearch(searchForFilter(link.filter))}`);
    expect(Object.keys(link.filter).filter((field) => !Object.hasOwn(filter, field))).toEqual([]);
  });

  it.each(receivedCodes)('asks for just what the figure %s of the dashboard counts', async (code) => {
    const filter = receivedFilter(code, { from: '2026-11-01', until: '2026-11-28' });
    const target = { list: receivedFigures[code].list, filter };
    const { container } = await renderRoute(
      () => (
        <TargetLink className="" target={target}>
          .
        </TargetLink>
      ),
      '/',
    );
    const address = container.querySelector('a')?.getAttribute('href');
    if (!address) throw new Error(`Nothing leads to the rows of ${code}.`);
    cleanup();
    expect(withoutZone(await askedAt(address))).toEqual(filter);
  });
});

/** Days of a tree are those of anyone who looks; the figures name days of their own. */
function withoutZone({ where, ...fields }: Record<string, unknown>): Record<string, unknown> {
  if (typeof where !== 'object' || where === null) return fields;
  const tree = Object.fromEntries(Object.entries(where).filter(([name]) => name !== 'timeZone'));
  return { ...fields, where: tree };
}

/** The filter that the list at an address asks the server for. */
async function askedAt(address: string): Promise<Record<string, unknown>> {
  const [path = ''] = address.split('?');
  const component = routes[path]?.options.component;
  if (!component) throw new Error(`No screen at ${path}.`);
  await renderRoute(component, path, address);
  return waitFor(() => {
    const found = asked.find((one) => one.filter)?.filter;
    if (!found) throw new Error('The list was not asked for yet.');
    return found;
  });
}
