import { describe, expect, it } from 'vitest';
import { tallyAmounts } from './written-amounts.ts';

const locales =
  'en en-IN en-ZA en-CA de de-CH de-AT fr fr-CH fr-CA es es-MX es-CO pt pt-BR it nl pl cs sk sl hr sr bs mk bg ro hu ru uk be kk uz ka hy az tr el sq fi sv nb da is et lv lt ar ar-SA ar-MA fa ur he hi bn ta te mr ne si my km lo th vi id ms fil ja ko zh zh-Hant sw am ha yo zu af eu ca gl cy ga mt'.split(
    ' ',
  );

describe('amounts as the locales write them, parted by blanks, signs and markup', () => {
  it('are never read wrong with confidence', () => {
    const { faults, sure } = tallyAmounts(4_000, locales, 20);
    expect(faults).toEqual([]);
    expect(sure).toBeGreaterThan(1_350);
  });
});
