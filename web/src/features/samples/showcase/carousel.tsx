import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

const slides = ['first', 'second', 'third'] as const;

/** One of several at a time, turned by hand. */
export function Carousel() {
  const t = useMessages(showcaseMessages);
  const [place, setPlace] = useState(0);
  const turn = (by: number) => setPlace((place + by + slides.length) % slides.length);
  const shown = slides[place] ?? 'first';
  return (
    <section aria-roledescription="carousel" aria-label={t('carousel')}>
      <div className={classes.slide} aria-live="polite">
        <strong>{t(shown)}</strong>
        <p>{t(`${shown}Text`)}</p>
        <small>{t('slide', { place: place + 1, all: slides.length })}</small>
      </div>
      <div className={classes.line}>
        <Button variant="default" onClick={() => turn(-1)}>
          {t('previous')}
        </Button>
        <Button variant="default" onClick={() => turn(1)}>
          {t('next')}
        </Button>
      </div>
    </section>
  );
}
