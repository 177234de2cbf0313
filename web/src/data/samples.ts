import type { SampleLayer } from '@quarry/sample-data';

let opening: Promise<SampleLayer> | undefined;

/**
 * Fetches the sample layer, once; from then on it answers its own requests within this page, whoever makes them. A failure is
 * forgotten, so that the next call tries again.
 */
export function openSamples(): Promise<SampleLayer> {
  opening ??= import('@quarry/sample-data/in-page').then(
    ({ answerInPage }) => answerInPage({ answersSessions: false }),
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}
