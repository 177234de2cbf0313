import { attributeInput } from '@quarry/contracts/attributes';
import { templateInput } from '@quarry/contracts/templates';
import { createAttribute } from '../../features/attributes/index.ts';
import { settleCompleteness } from '../../features/products/index.ts';
import { setTemplate } from '../../features/templates/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { demoAttributes, type DemoAttribute } from './demo-attributes.ts';
import { demoTemplates } from './demo-templates.ts';
import { seedChange } from './demo-watch.ts';
import { attributeIds, templateCategories } from './first-look.store.ts';

/**
 * Adds the attributes of the demo catalogue and says which categories expect which. Begun again after a kill, it goes on with what is
 * missing; a category that says something already is kept.
 */
export async function foundTemplates(deps: Deps): Promise<void> {
  for (const attribute of demoAttributes) await makeAttribute(deps, attribute);
  const idOf = await attributeIds(deps.db);
  const categories = new Map((await templateCategories(deps.db)).map((category) => [category.name, category]));
  for (const [name, said] of Object.entries(demoTemplates)) {
    const category = categories.get(name);
    if (!category) throw new Error(`There is no category ${name} for a template.`);
    if (category.hasTemplate) continue;
    const entries = Object.entries(said).map(([code, state]) => ({
      attributeId: idOf.get(code),
      state: state === 'variants' ? 'OPTIONAL' : state === 'required variants' ? 'REQUIRED' : state,
      makesVariants: state.endsWith('variants'),
    }));
    const outcome = await setTemplate(deps, seedChange, category, templateInput.parse({ entries }));
    if (outcome.kind !== 'saved') throw new Error(`The template of ${name} is refused: ${JSON.stringify(outcome)}`);
  }
  await settleCompleteness(deps);
}

async function makeAttribute(deps: Deps, { names, unit, options = {}, ...attribute }: DemoAttribute): Promise<void> {
  const textsOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([locale, text]) => ({ locale, text }));
  const draft = attributeInput().parse({
    ...attribute,
    names: textsOf(names),
    unitFamily: unit?.[0],
    unit: unit?.[1],
    isVariantLevel: false,
    options: Object.entries(options).map(([code, label]) => ({
      code,
      labels: Object.keys(names).map((locale) => ({ locale, text: label })),
    })),
  });
  const outcome = await createAttribute(deps, seedChange, draft);
  const isThere = outcome.kind === 'taken' && outcome.field === 'code';
  if (outcome.kind !== 'saved' && !isThere)
    throw new Error(`The attribute ${attribute.code} is refused: ${JSON.stringify(outcome)}`);
}
