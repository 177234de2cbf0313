import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { TrailSealing } from './trail-sealing.tsx';

const sealed = {
  blocks: 12,
  sealedUntil: '2026-01-02T03:04:05Z',
  waiting: 0,
  waitingSince: null as string | null,
  verifiedAt: '2026-01-02T03:04:06Z',
  fault: null as object | null,
  entriesGone: 0,
  provenFrom: null as string | null,
};

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(auditSealing: typeof sealed | null): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ data: { auditSealing } }));
  await renderRoute(() => <TrailSealing />, '/');
}

describe('the state of the seals', () => {
  it('says until when the trail is sealed', async () => {
    await show(sealed);
    const state = await screen.findByRole('button', { name: /^Sealed until .*2026/ });
    await userEvent.click(state);
    expect(await screen.findByText('12')).toBeDefined();
  });

  it('says from when on it proves where older entries were deleted', async () => {
    await show({ ...sealed, entriesGone: 4711, provenFrom: '2025-01-02T03:04:05Z' });
    await userEvent.click(await screen.findByRole('button', { name: /^Sealed until/ }));
    expect(await screen.findByText('4,711')).toBeDefined();
    expect(screen.getByText('Proven from').nextElementSibling?.textContent).toMatch(/2025/);
  });

  it('names the first entry that does not fit, with the way to it', async () => {
    const fault = { code: 'ENTRY_CHANGED', block: 7, position: 2, changeId: 'c1' };
    await show({ ...sealed, fault });
    await userEvent.click(await screen.findByRole('button', { name: 'Does not match its seals' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Block 7, entry 2: the entry was changed or moved after it was sealed');
    expect(screen.getByRole('link', { name: 'Show the change.' }).getAttribute('href')).toBe('/audit?q=c1');
  });

  it('tells of changes that wait for longer than they should', async () => {
    await show({ ...sealed, waiting: 4, waitingSince: '2026-01-02T03:05:00Z' });
    expect(await screen.findByRole('button', { name: 'Not sealed' })).toBeDefined();
  });
});
