import type { Tone } from '../../ui/status-dot.tsx';

/** What may come of a page, or of a row of a feed. */
export const grabOutcomes = ['offers', 'unchanged', 'no_offer', 'bad_row', 'error'] as const;

const tones: Record<string, Tone> = { offers: 'success', unchanged: 'info', bad_row: 'danger', error: 'danger' };

export function grabOutcomeTone(outcome: string): Tone {
  return tones[outcome] ?? 'neutral';
}
