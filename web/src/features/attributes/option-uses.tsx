import { reasoned } from '@quarry/contracts/wording';
import { useAbilities } from '../../data/index.ts';
import { useLanguage, useMessages, useWording, type Language } from '../../i18n/index.ts';
import { attributesMessages } from './attributes.messages.ts';
import classes from './attributes.module.css';
import { ProductsWithOption } from './products-with-attribute.tsx';
import type { OptionUseFragment } from './attributes.operations.generated.ts';

/** Why options that the form leaves out stay: how many products have each, with the way to the list of them. */
export function OptionUses({ uses }: { uses: readonly OptionUseFragment[] }) {
  const t = useMessages(attributesMessages);
  const { reason } = useWording();
  const language = useLanguage();
  const canReadProducts = useAbilities().can('read', 'Product');
  if (uses.length === 0) return null;
  return (
    <ul role="alert" className={classes.problem}>
      {uses.map(({ option, productCount }) => (
        <li key={option.id}>
          {reason(reasoned('ATTRIBUTE_OPTION_IN_USE', { name: nameOf(option, language), count: productCount }))}{' '}
          {canReadProducts && <ProductsWithOption id={option.id} text={t('showProducts')} />}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ labels, code }: OptionUseFragment['option'], language: Language): string {
  return (labels.find(({ locale }) => locale === language) ?? labels[0])?.text ?? code;
}
