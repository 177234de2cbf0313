import './mantine-showcase.css';
import { useMessages } from '../../../i18n/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { Carousel } from './carousel.tsx';
import { FoldingParts, PageParts, ProgressParts } from './moving-parts.tsx';
import { DialogParts, FloatingParts, MenuParts, ToastParts } from './floating-parts.tsx';
import { Part } from './part.tsx';
import { AlertParts, BadgeParts, ButtonParts, PeopleParts, TimeLineParts } from './still-parts.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

/** The parts that screens are made of, each in its states and with its keys. */
export function ComponentsScreen() {
  const t = useMessages(showcaseMessages);
  return (
    <SamplePage title={t('componentsTitle')}>
      <div className={classes.parts}>
        <ButtonParts />
        <AlertParts />
        <BadgeParts />
        <FoldingParts />
        <Part name="carousel" about="carouselKeys">
          <Carousel />
        </Part>
        <DialogParts />
        <MenuParts />
        <PageParts />
        <ProgressParts />
        <FloatingParts />
        <ToastParts />
        <PeopleParts />
        <TimeLineParts />
      </div>
    </SamplePage>
  );
}
