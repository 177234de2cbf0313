import { Button, Rating, Slider, Tour } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { Menu } from '../../../ui/floating.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Part } from './part.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

const TextEditor = lazy(() => import('../kit/text-editor.tsx').then((m) => ({ default: m.TextEditor })));

export function SliderPart() {
  const t = useMessages(showcaseMessages);
  const [limit, setLimit] = useState(40);
  return (
    <Part name="slider" about="sliderText">
      <Slider value={limit} onChange={setLimit} thumbLabel={t('sliderField')} label={null} />
      <output className="tabular">{limit}</output>
    </Part>
  );
}

export function RatingPart() {
  const t = useMessages(showcaseMessages);
  const [stars, setStars] = useState(3);
  return (
    <Part name="rating" about="ratingText">
      <div className={classes.line}>
        <Rating
          size="lg"
          value={stars}
          onChange={setStars}
          role="radiogroup"
          aria-label={t('rating')}
          getSymbolLabel={(count) => t('stars', { count })}
        />
        <output>{t('stars', { count: stars })}</output>
      </div>
    </Part>
  );
}

/** The parts of this page that the tour stops at, by their anchors. */
const stops = ['films', 'sorting', 'tree'] as const;

export function TourPart() {
  const t = useMessages(showcaseMessages);
  const [isOn, setOn] = useState(false);
  const [step, setStep] = useState(0);
  const begin = () => {
    setStep(0);
    setOn(true);
  };
  return (
    <Part name="tour" about="tourText">
      <div className={classes.line}>
        <Button variant="default" onClick={begin}>
          {t('startTour')}
        </Button>
      </div>
      <Tour
        active={isOn}
        step={step}
        onStepChange={setStep}
        onClose={() => setOn(false)}
        labels={{
          skip: t('endTour'),
          back: t('previous'),
          next: t('next'),
          close: t('endTour'),
          stepCounter: (place, all) => t('slide', { place, all }),
        }}
      >
        {stops.map((stop) => (
          <Tour.Step key={stop} target={`#${stop}`} title={t(stop)}>
            {t(`${stop}Text`)}
          </Tour.Step>
        ))}
      </Tour>
    </Part>
  );
}

export function EditorPart() {
  const t = useMessages(showcaseMessages);
  return (
    <Part name="editor" about="editorText">
      <Suspense>
        <TextEditor label={t('editor')} html={`<p>${t('quote')}</p>`} onChange={() => undefined} />
      </Suspense>
    </Part>
  );
}

const deeds = ['copyIt', 'moveIt', 'deleteIt'] as const;

export function ContextPart() {
  const t = useMessages(showcaseMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Part name="context" about="contextText">
      <Menu opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <button
            type="button"
            className={classes.contextCard}
            onContextMenu={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
          >
            {t('contextCard')}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {deeds.map((deed) => (
            <Menu.Item key={deed} onClick={() => toast(t('chosen', { name: t(deed) }))}>
              {t(deed)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Part>
  );
}
