import type { ComponentType } from 'react';
import { CardActionsContext, type CardActions } from './card-frame.tsx';
import classes from './card.module.css';

/** A card, its share of a row of twelve, and what can be done with it. */
export type PlacedCard = { key: string; Card: ComponentType; span: 3 | 4 | 5 | 6 | 7 | 8 | 12; actions?: CardActions };

const none: CardActions = {};

/** Cards beside each other, as wide as they are given; on a narrow screen one below the other. */
export function CardGrid({ cards }: { cards: readonly PlacedCard[] }) {
  return (
    <div className={classes.grid}>
      {cards.map(({ key, Card, span, actions = none }) => (
        <div key={key} data-span={span}>
          <CardActionsContext value={actions}>
            <Card />
          </CardActionsContext>
        </div>
      ))}
    </div>
  );
}
