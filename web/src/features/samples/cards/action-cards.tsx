import { useState, type ComponentType } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { CardGrid, type PlacedCard } from './card-grid.tsx';
import { cardsMessages, type CardKey } from './cards.messages.ts';
import { CustomersCard, GoalOverviewCard, RevenueCard } from './sales-cards.tsx';
import { ActiveUsersCard } from './statistics-cards.tsx';

type ActionCard = {
  title: CardKey;
  Card: ComponentType;
  actions: { canCollapse?: boolean; canReload?: boolean; canRemove?: boolean };
};

const actionCards: readonly ActionCard[] = [
  { title: 'activeUsers', Card: ActiveUsersCard, actions: { canCollapse: true } },
  { title: 'goalOverview', Card: GoalOverviewCard, actions: { canReload: true } },
  { title: 'customers', Card: CustomersCard, actions: { canRemove: true } },
  { title: 'revenueCompared', Card: RevenueCard, actions: { canCollapse: true, canReload: true, canRemove: true } },
];

/** The cards with which something can be done, until they are removed. */
export function ActionCards() {
  const t = useMessages(cardsMessages);
  const [removed, setRemoved] = useState<readonly CardKey[]>([]);
  const remove = (title: CardKey) => {
    setRemoved((before) => [...before, title]);
    showUndo(t('removed', { title: t(title) }), t('undo'), () =>
      setRemoved((before) => before.filter((one) => one !== title)),
    );
  };
  const cards = actionCards
    .filter(({ title }) => !removed.includes(title))
    .map(({ title, Card, actions: { canRemove, ...actions } }): PlacedCard => {
      const given = { ...actions, ...(canRemove ? { onRemove: () => remove(title) } : {}) };
      return { key: title, Card, span: 6, actions: given };
    });
  return <CardGrid cards={cards} />;
}
