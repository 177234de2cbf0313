import { useMatches } from '@tanstack/react-router';
import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Problem } from '../../../ui/problem.tsx';
import { BarePage } from '../kit/bare-page.tsx';
import { OnlyWithSamples } from '../kit/only-with-samples.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { layoutsMessages } from './layouts.messages.ts';
import classes from './layouts.module.css';

/** A page that shows the layout its route asks for, with room to see it. */
export function ShownLayoutScreen() {
  const t = useMessages(layoutsMessages);
  const tKit = useMessages(kitMessages);
  const title = useTitle();
  const known = ['collapseMenu', 'layoutBoxed', 'withoutMenu'] as const;
  const shown = known.find((layout) => layout === title.key) ?? 'layoutBoxed';
  return (
    <SamplePage title={title.text}>
      <div className={classes.sheet}>
        <p>{t(`${shown}Text`)}</p>
        <ButtonLink to="/">{tKit('toDashboard')}</ButtonLink>
      </div>
    </SamplePage>
  );
}

/** The shell around nothing. */
export function EmptyLayoutScreen() {
  const { text } = useTitle();
  return <SamplePage title={text}>{null}</SamplePage>;
}

/** A page without the shell. */
export function BlankLayoutScreen() {
  const t = useMessages(layoutsMessages);
  const tKit = useMessages(kitMessages);
  const { text } = useTitle();
  return (
    <BarePage>
      <OnlyWithSamples>
        <Problem title={text} text={t('layoutBlankText')}>
          <ButtonLink to="/">{tKit('toDashboard')}</ButtonLink>
        </Problem>
      </OnlyWithSamples>
    </BarePage>
  );
}

/** The screen's own title, from its route. */
function useTitle() {
  const t = useMessages(navigationMessages);
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? 'samples';
  return { key, text: t(key) };
}
