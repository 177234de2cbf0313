import type { ComponentType } from 'react';
import { navigationMessages, useMessages, type NavigationKey } from '../../../i18n/index.ts';
import { CardFrame } from '../cards/card-frame.tsx';
import { CardGrid, type PlacedCard } from '../cards/card-grid.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { chartsMessages, type ChartKey } from './charts.messages.ts';

export type Drawing = { title: ChartKey; span: PlacedCard['span']; Chart: ComponentType<{ label: string }> };

/** A screen of drawings, each in a card of its own. */
export function chartsScreen(title: NavigationKey, drawings: readonly Drawing[]) {
  const cards = drawings.map(({ title: name, span, Chart }): PlacedCard => ({
    key: name,
    span,
    Card: cardOf(name, Chart),
  }));
  return function ChartsScreen() {
    const t = useMessages(navigationMessages);
    return (
      <SamplePage title={t(title)}>
        <CardGrid cards={cards} />
      </SamplePage>
    );
  };
}

function cardOf(title: ChartKey, Chart: Drawing['Chart']) {
  return function ChartCard() {
    const t = useMessages(chartsMessages);
    return (
      <CardFrame title={t(title)}>
        <Chart label={t(title)} />
      </CardFrame>
    );
  };
}
