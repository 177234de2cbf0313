import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { MatchDialog } from './match-dialog.tsx';

beforeEach(stubBrowser);
afterEach(cleanup);

const candidate = (variantId: string, name: string) => ({
  variantId,
  productId: `product of ${variantId}`,
  name,
  brand: null,
  imageUrl: null,
  identifiers: [],
  score: null,
});

it('leads to the products by the arrow keys, and takes the one in focus by Enter', async () => {
  const onChoose = vi.fn(async () => true);
  const candidates = [candidate('a', 'Kettle'), candidate('b', 'Mug')];
  await renderRoute(
    () => <MatchDialog offerId="o" candidates={candidates} onChoose={onChoose} onClose={() => undefined} />,
    '/',
  );
  await userEvent.click(await screen.findByRole('textbox'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('b');
});
