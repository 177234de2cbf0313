import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { documentQuery, useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { attributesMessages } from './attributes.messages.ts';
import { SharedTextsDocument } from './attributes.operations.generated.ts';
import classes from './attributes.module.css';

/** How many texts are not unique now, and which, each with the way to its products; the rule leaves them as they are. */
export function SharedTexts({ attributeId }: { attributeId: string }) {
  const t = useMessages(attributesMessages);
  const abilities = useAbilities();
  const mayAsk = abilities.can('update', 'Attribute') && abilities.can('read', 'Product');
  const { data } = useQuery({ ...documentQuery(SharedTextsDocument, { attributeId }), enabled: mayAsk });
  if (!data) return null;
  const { count, nodes } = data.sharedTexts;
  return (
    <output className={classes.shared}>
      <p>{count === 0 ? t('sharedNone') : t('shared', { count })}</p>
      {count > 0 && (
        <ul>
          {nodes.map(({ text, locale, count: of, products }) => (
            <li key={`${locale} ${text}`}>
              <bdi>{locale === '' ? text : `${text} (${locale})`}</bdi> {t('sharedBy', { count: of })}{' '}
              {products.map(({ id, name }) => (
                <Link key={id} to="/products/$productId" params={{ productId: id }}>
                  <bdi>{name}</bdi>
                </Link>
              ))}
            </li>
          ))}
        </ul>
      )}
      {count > nodes.length && <p>{t('sharedFirst', { count: nodes.length })}</p>}
    </output>
  );
}
