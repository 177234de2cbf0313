import type { ReactNode, SyntheticEvent } from 'react';
import { QuarryMark } from '../quarry-mark.tsx';
import classes from './entry-frame.module.css';
import { LanguageLinks } from './language-links.tsx';

type EntryFrameProps = {
  title: string;
  onSubmit: (form: FormData) => void;
  /** The screen itself says what is wrong with a field, so the browser does not. */
  hasOwnChecks?: boolean;
  children: ReactNode;
  below?: ReactNode;
  /** Under the card, before the languages. */
  foot?: ReactNode;
  /** Fills the other half of a wide window. */
  cover?: ReactNode;
};

/** The card of a screen outside the shell: mark, title, one form, and the languages. */
export function EntryFrame({ title, onSubmit, hasOwnChecks = false, children, below, foot, cover }: EntryFrameProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <div className={classes.frame} data-cover={cover !== undefined}>
      {cover && <div className={classes.cover}>{cover}</div>}
      <main className={classes.screen}>
        <form className={classes.card} onSubmit={submit} noValidate={hasOwnChecks}>
          <div className={classes.brand}>
            <QuarryMark size={36} />
            <h1>{title}</h1>
          </div>
          {children}
          {below && <p className={classes.below}>{below}</p>}
        </form>
        {foot}
        <LanguageLinks />
      </main>
    </div>
  );
}

/** What was typed into a field of the form. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
