import type { LocalTexts } from '@quarry/contracts/common';

/** A category of the demo catalogue with what lies below it. */
export type DemoCategory = { names: LocalTexts; below: readonly DemoCategory[] };

/** A category by its name in English, German, French and Portuguese. */
export function of(en: string, de: string, fr: string, pt: string, ...below: readonly DemoCategory[]): DemoCategory {
  return { names: { en, de, fr, pt }, below };
}
