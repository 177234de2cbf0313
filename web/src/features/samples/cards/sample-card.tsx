import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { sampleQuery, type SampleAnswer, type SampleOperation } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { CardFrame } from './card-frame.tsx';
import classes from './card.module.css';
import { cardsMessages, type CardKey } from './cards.messages.ts';

type CardDeclaration<Operation extends SampleOperation> = {
  title: CardKey;
  operation: Operation;
  /** What the figures can be shown for, the first to begin with; a card without a choice has one picture only. */
  choices?: { label: CardKey; of: (answer: SampleAnswer<Operation>) => readonly string[] };
  /** The figures of an answer, for what is chosen. */
  Body: ComponentType<{ answer: SampleAnswer<Operation>; choice: string }>;
};

/** A card on one answer of the layer; what is chosen on it redraws nothing but itself. */
export function sampleCard<Operation extends SampleOperation>(declaration: CardDeclaration<Operation>) {
  const { title, operation, choices, Body } = declaration;
  return function SampleCard() {
    const t = useMessages(cardsMessages);
    const format = useFormat();
    const query = useQuery(sampleQuery(operation));
    const [chosen, setChosen] = useState<string>();
    const offered = query.data === undefined ? [] : (choices?.of(query.data) ?? []);
    const choice = chosen ?? offered[0] ?? '';
    return (
      <CardFrame
        title={t(title)}
        isBusy={query.isFetching}
        onReload={() => void query.refetch()}
        choice={
          choices && (
            <NativeSelect
              size="xs"
              className={classes.choice ?? ''}
              aria-label={`${format.label(t(title))} ${t(choices.label)}`}
              value={choice}
              data={offered.map((value) => ({ value, label: choiceText(t, value) }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          )
        }
      >
        <div className={classes.body}>
          <LoadSample query={query}>{(answer) => <Body answer={answer} choice={choice} />}</LoadSample>
        </div>
      </CardFrame>
    );
  };
}

const periods: Readonly<Record<string, CardKey>> = {
  'Last 28 Days': 'last28Days',
  'Last Month': 'lastMonth',
  'Last Year': 'lastYear',
};

/** A period in the reader's words; a year is a year. */
function choiceText(t: (key: CardKey) => string, value: string): string {
  const key = periods[value];
  return key === undefined ? value : t(key);
}
