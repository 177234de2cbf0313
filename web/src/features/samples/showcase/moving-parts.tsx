import { Accordion, Loader, Pagination, Progress, RingProgress, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Part } from './part.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

const pieces = ['first', 'second', 'third'] as const;

export function FoldingParts() {
  const t = useMessages(showcaseMessages);
  return (
    <>
      <Part name="tabs" about="tabsKeys">
        <Tabs defaultValue="first">
          <Tabs.List aria-label={t('tabs')} className={classes.tabs}>
            {pieces.map((piece) => (
              <Tabs.Tab key={piece} value={piece}>
                {t(piece)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {pieces.map((piece) => (
            <Tabs.Panel key={piece} value={piece} pt="sm">
              {t(`${piece}Text`)}
            </Tabs.Panel>
          ))}
        </Tabs>
      </Part>
      <Part name="accordion" about="accordionKeys">
        <Accordion defaultValue="first" order={3}>
          {pieces.map((piece) => (
            <Accordion.Item key={piece} value={piece}>
              <Accordion.Control>{t(piece)}</Accordion.Control>
              <Accordion.Panel>{t(`${piece}Text`)}</Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Part>
    </>
  );
}

export function PageParts() {
  const t = useMessages(showcaseMessages);
  const [page, setPage] = useState(3);
  return (
    <Part name="pages" about="pagesKeys">
      <Pagination
        total={9}
        value={page}
        onChange={setPage}
        getItemProps={(number) => ({ 'aria-label': t('page', { page: number }) })}
        getControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'next' : 'previous') })}
      />
    </Part>
  );
}

export function ProgressParts() {
  const t = useMessages(showcaseMessages);
  const format = useFormat();
  const share = 62;
  return (
    <>
      <Part name="progress" about="progressKeys">
        <Progress value={share} aria-label={t('progress')} />
        <RingProgress
          size={88}
          thickness={8}
          sections={[{ value: share, color: 'var(--copper)' }]}
          label={<span className={classes.centre}>{format.percent(share / 100)}</span>}
        />
      </Part>
      <Part name="spinners" about="spinnersKeys">
        <div className={classes.line}>
          {(['oval', 'bars', 'dots'] as const).map((type) => (
            <Loader key={type} type={type} aria-hidden />
          ))}
          <span>{t('loading')}</span>
        </div>
      </Part>
    </>
  );
}
