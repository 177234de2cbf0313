import { grabStrategies } from '@quarry/contracts/grabbers';
import type { GrabberConfigValues, RuleValues } from './grabber-config.ts';

type Proposed = { field: string; selector: string; attribute: string | null };

export function isInRules(rules: readonly RuleValues[], { field, selector, attribute }: Proposed): boolean {
  return rules.some(
    (rule) => rule.field === field && rule.selector === selector && rule.attribute === (attribute ?? ''),
  );
}

/** The settings with these selectors behind the rules there are; selectors are then read where they were switched off. */
export function withProposed(
  { rules, strategies, itemSelector }: GrabberConfigValues,
  proposed: readonly Proposed[],
): Pick<GrabberConfigValues, 'rules' | 'strategies'> {
  const scope = itemSelector.trim() === '' ? 'item' : 'page';
  const added = proposed
    .filter((one) => !isInRules(rules, one))
    .map(({ field, selector, attribute }): RuleValues => ({ field, selector, attribute: attribute ?? '', scope }));
  return {
    rules: [...rules.filter(({ selector }) => selector.trim() !== ''), ...added],
    strategies: grabStrategies.filter((one) => one === 'selector' || strategies.includes(one)),
  };
}
