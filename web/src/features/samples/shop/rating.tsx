import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMessages } from '../../../i18n/index.ts';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';

const places = [1, 2, 3, 4, 5] as const;

export function Rating({ stars }: { stars: number }) {
  const t = useMessages(sampleShopMessages);
  return (
    <span className={classes.rating}>
      <span className="visually-hidden">{t('stars', { stars })}</span>
      {places.map((place) =>
        place <= stars ? (
          <IconStarFilled key={place} size={14} aria-hidden />
        ) : (
          <IconStar key={place} size={14} aria-hidden />
        ),
      )}
    </span>
  );
}
