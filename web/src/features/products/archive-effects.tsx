import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import classes from './archive.module.css';
import { archiveMessages } from './archive.messages.ts';
import type { ArchiveEffectsQueryVariables } from './archive.operations.generated.ts';
import type { AskedEffects } from './use-archive-effects.ts';

/** So many products as an address still holds. */
const mostLinked = 20;

/** What archiving means for the products, their offers and the review desk. */
export function ArchiveEffects({ effects, chosen }: { effects: AskedEffects; chosen: ArchiveEffectsQueryVariables }) {
  const t = useMessages(archiveMessages);
  const tKit = useMessages(kitMessages);
  const { data, isFailed, ask } = effects;
  if (isFailed)
    return (
      <div role="alert">
        <p>{tKit('failedText')}</p>
        <Button variant="default" size="compact-sm" onClick={() => void ask()}>
          {tKit('tryAgain')}
        </Button>
      </div>
    );
  if (!data) return <p aria-live="polite">{t('counting')}</p>;
  const { products, refused, offers, shops, proposals } = data;
  const ids = chosen.ids?.flat() ?? [];
  const isLinked = offers > 0 && ids.length > 0 && ids.length <= mostLinked;
  return (
    <ul className={classes.effects} aria-live="polite">
      <li>{t('effectLists', { count: products })}</li>
      <li>
        {offers === 0
          ? t('effectNoOffers')
          : t('effectOffers', { count: offers, shops: t('shopCount', { count: shops }) })}{' '}
        {isLinked && (
          <Link to="/offers" search={{ filter: ids.map((id) => `productId:${id}`) }}>
            {t('showOffers')}
          </Link>
        )}
      </li>
      {proposals > 0 && <li>{t('effectProposals', { count: proposals })}</li>}
      {refused > 0 && <li className={classes.refused}>{t('effectRefused', { count: refused })}</li>}
    </ul>
  );
}
