import './mantine-entry.css';
import type { ReactNode } from 'react';
import { EntryFrame } from '../../../ui/entry-frame/index.ts';
import { SampleMark } from '../kit/sample-mark.tsx';
import { useScreenTitle } from '../kit/use-screen-title.ts';
import { CoverPicture } from './cover-picture.tsx';
import { useEntryLook } from './use-entry-look.ts';
import classes from './sample-entry.module.css';

type SampleEntryProps = {
  title: string;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
  below?: ReactNode;
  /** What came of it. */
  outcome?: string | undefined;
};

/** The frame of every sample entry page: a card alone, or beside a picture. */
export function SampleEntry({ children, outcome, ...rest }: SampleEntryProps) {
  const isCover = useEntryLook() === 'cover';
  useScreenTitle();
  return (
    <EntryFrame hasOwnChecks {...rest} foot={<SampleMark />} {...(isCover && { cover: <CoverPicture /> })}>
      {children}
      <output className={classes.outcome}>{outcome}</output>
    </EntryFrame>
  );
}
