import { useMantineColorScheme } from '@mantine/core';
import { toast } from 'sonner';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Section } from '../../../ui/record/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { contrastOf, purposeOf } from './contrast.ts';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

const groups = {
  surfaces: ['canvas', 'surface', 'raised', 'line', 'line-strong'],
  words: ['text', 'muted', 'faint', 'copper'],
  meanings: ['success', 'warning', 'danger', 'info'],
  series: ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-7', 'chart-8'],
} as const;

const groupNames = ['surfaces', 'words', 'meanings', 'series'] as const;

/** The colours of the skin that is worn now, each with its contrast on the surface that it stands on. */
export function ColorsScreen() {
  const t = useMessages(showcaseMessages);
  // Another skin has other colours: they are read anew.
  const { colorScheme } = useMantineColorScheme();
  const styles = getComputedStyle(document.documentElement);
  const valueOf = (token: string) => styles.getPropertyValue(`--${token}`).trim();
  return (
    <SamplePage title={t('colorsTitle')}>
      <div className={classes.parts} data-scheme={colorScheme}>
        {groupNames.map((group) => (
          <Section key={group} id={group} title={t(group)}>
            <ul className={classes.swatches}>
              {groups[group].map((token) => (
                <Swatch key={token} token={token} value={valueOf(token)} surface={valueOf('surface')} />
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </SamplePage>
  );
}

function Swatch({ token, value, surface }: { token: string; value: string; surface: string }) {
  const t = useMessages(showcaseMessages);
  const format = useFormat();
  const contrast = contrastOf(value, surface);
  const copy = async () => {
    if (await copyText(value)) toast.success(t('copied', { text: value }));
  };
  return (
    <li>
      <button type="button" aria-label={t('copyValue', { value: `${token} ${value}` })} onClick={() => void copy()}>
        <span className={classes.swatch} style={{ background: `var(--${token})` }} aria-hidden />
      </button>
      <span className={classes.names}>
        <strong>{token}</strong>
        <code>{value}</code>
        <small>
          {format.label(t('contrast', { ratio: format.decimal(contrast) }))} {t(purposeOf(contrast))}
        </small>
      </span>
    </li>
  );
}
