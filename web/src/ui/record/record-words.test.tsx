import { act, cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { afterEach, expect, it } from 'vitest';
import { provideAreas, type RecordWords } from '../routing/index.ts';
import { InRecordWords } from './record-words.tsx';

afterEach(cleanup);

it('shows the words of a record once they are there, and no name from inside until then', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const words: RecordWords = {
    entity: 'kettle',
    component: ({ children }) => children({ fields: { roleKeys: use(promise) } }),
  };
  const areas = Promise.resolve([{ routes: [], words: [words] }]);
  provideAreas(() => areas);
  const container = document.createElement('div');
  document.body.append(container);
  await act(
    async () =>
      void render(
        <InRecordWords entity="kettle" otherwise={{ fields: {} }}>
          {({ fields }) => fields['roleKeys'] ?? 'roleKeys'}
        </InRecordWords>,
        { container },
      ),
  );
  expect(container.textContent).toBe('');
  resolve('Roles');
  await screen.findByText('Roles');
});
