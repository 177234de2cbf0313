import { describe, expect, it } from 'vitest';
import { reachableStep, type WizardDraft } from './wizard-steps.ts';

const empty: WizardDraft = { shopName: '', website: '', contact: '', email: '' };
const withShop = { ...empty, shopName: 'Quayside', website: 'https://quayside.example' };
const whole = { ...withShop, contact: 'Noor', email: 'noor@quayside.example' };

describe('the step of the wizard', () => {
  it.each([
    [undefined, whole, 'shop'],
    ['nonsense', empty, 'shop'],
    ['check', empty, 'shop'],
    ['check', withShop, 'contact'],
    ['contact', withShop, 'contact'],
    ['check', whole, 'check'],
    ['shop', whole, 'shop'],
  ] as const)('asked for %s, is the first that is not done before it', (asked, draft, step) => {
    expect(reachableStep(asked, draft)).toBe(step);
  });
});
