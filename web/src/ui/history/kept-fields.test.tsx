import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { provideAreas, type RecordWords } from '../routing/index.ts';
import { KeptFieldsText } from './kept-fields.tsx';

afterEach(cleanup);

it('says in the words of the record what was left, of which part, and that a field was empty', async () => {
  const words: RecordWords = {
    entity: 'kettle',
    component: ({ children }) =>
      children({
        fields: { lidId: 'Lid' },
        fieldText: (name, nameOf) => (name === 'number:v1' ? `Number (${nameOf('v1')})` : undefined),
      }),
  };
  const areas = Promise.resolve([{ routes: [], words: [words] }]);
  provideAreas(() => areas);
  const kept = [
    { field: 'number:v1', wrote: 'A', now: 'B', references: [{ id: 'v1', name: 'K-1' }] },
    { field: 'lidId', wrote: null, now: 'l1', references: [{ id: 'l1', name: 'Copper lid' }] },
  ];
  await act(
    async () =>
      void render(
        <p>
          <KeptFieldsText entity="kettle" kept={kept} />
        </p>,
      ),
  );
  expect(await screen.findByText('Number (K-1): set to A, now B · Lid: was empty, now Copper lid')).toBeDefined();
});
