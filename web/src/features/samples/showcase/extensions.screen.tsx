import './mantine-extensions.css';
import { useMessages } from '../../../i18n/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { ContextPart, EditorPart, RatingPart, SliderPart, TourPart } from './extension-parts.tsx';
import { FilmPart } from './film-part.tsx';
import { ClipboardPart, UploadPart } from './file-parts.tsx';
import { RowParts } from './row-parts.tsx';
import { TreePart } from './tree-part.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';
import { ToastParts } from './floating-parts.tsx';

/** Richer parts, each usable without a pointer. */
export function ExtensionsScreen() {
  const t = useMessages(showcaseMessages);
  return (
    <SamplePage title={t('extensionsTitle')}>
      <div className={classes.parts}>
        <FilmPart />
        <RowParts />
        <SliderPart />
        <RatingPart />
        <TourPart />
        <TreePart />
        <UploadPart />
        <ClipboardPart />
        <EditorPart />
        <ToastParts />
        <ContextPart />
      </div>
    </SamplePage>
  );
}
