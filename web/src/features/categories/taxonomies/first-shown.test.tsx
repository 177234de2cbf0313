import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { LinksByName } from './links-by-name.tsx';
import { TaxonomyDifference } from './taxonomy-difference.tsx';
import {
  TaxonomyDifferenceDocument,
  type TaxonomyFieldsFragment,
  TaxonomyLinksDocument,
} from './taxonomies.operations.generated.ts';

const server = fakeServer();

beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  signIn();
});
afterEach(cleanup);

const category = { id: 'c1', name: 'Sheds' };
const taxonomy: TaxonomyFieldsFragment = {
  id: 't1',
  publisher: 'GOOGLE',
  release: '2031-01-01',
  nodeCount: 7,
  goneCount: 0,
  linkedCount: 0,
  version: 1,
  files: [],
};

async function showLinks(problemCount: number) {
  server.answer(TaxonomyLinksDocument, () => ({
    taxonomyLinks: {
      linkedCount: 0,
      unnamedCount: 0,
      problemCount,
      rows: [{ problem: 'AMBIGUOUS', externalId: null, category, candidates: [] }],
    },
  }));
  await renderRoute(() => <LinksByName taxonomy={taxonomy} />, '/');
  await screen.findByText('Sheds');
}

async function showDifference(count: number) {
  const path = ['Group 1', 'Sheds'];
  server.answer(TaxonomyDifferenceDocument, () => ({
    taxonomyDifference: {
      __typename: 'TaxonomyDifference',
      publisher: 'GOOGLE',
      release: '2032-01-01',
      loadedRelease: '2031-01-01',
      version: 1,
      nodeCount: 7,
      isSame: false,
      isOlder: false,
      addsLanguage: false,
      isCut: false,
      addedCount: 0,
      goneCount: count,
      renamedCount: 0,
      movedCount: 0,
      namedCount: 0,
      lostLinkCount: count,
      findingCount: count,
      rows: [{ kind: 'GONE', externalId: '9001', before: path, after: null }],
      lostLinks: [{ externalId: '9001', path, category }],
      findings: [{ line: 3, place: null, sentence: { text: 'No ID.', wording: null } }],
    },
  }));
  const nothing = () => undefined;
  const file = { id: 'u1', name: 'taxonomy-with-ids.en-US.txt' };
  await renderRoute(() => <TaxonomyDifference file={file} onTaken={nothing} onDiscard={nothing} />, '/');
  await screen.findByText('Sheds');
}

describe('a table of a taxonomy', () => {
  it('says that it shows the first rows only where there are more', async () => {
    await showLinks(2);
    screen.getByText('Only the first 1 are shown.');
    cleanup();
    await showLinks(1);
    expect(screen.queryByText(/^Only the first/)).toBeNull();
  });

  it('says so of each table of a difference, and nothing of one that is whole', async () => {
    await showDifference(2);
    expect(screen.getAllByText('Only the first 1 are shown.')).toHaveLength(2);
    screen.getByText('The first 100 of each kind are shown.');
    cleanup();
    await showDifference(1);
    expect(screen.queryByText(/first .* shown/)).toBeNull();
  });
});
