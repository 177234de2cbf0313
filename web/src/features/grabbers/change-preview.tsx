import { useMessages } from '../../i18n/index.ts';
import { Section } from '../../ui/record/index.ts';
import { ComparisonResult } from './comparison-result.tsx';
import type { GrabberConfigValues } from './grabber-config.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import { useTypedConfig } from './page-test.tsx';
import { useComparison } from './use-comparison.ts';
import { usableConfig } from './use-page-test.ts';
import classes from './workbench.module.css';

type ChangePreviewProps = {
  grabberId: string;
  pages: readonly { id: string }[];
  saved: GrabberConfigValues;
};

/** What the unsaved rules would change over the newest stored pages, field by field. */
export function ChangePreview({ grabberId, pages, saved }: ChangePreviewProps) {
  const t = useMessages(grabbersMessages);
  const now = useTypedConfig() ?? null;
  const before = usableConfig(saved) ?? null;
  const isChanged = now !== null && before !== null && JSON.stringify(now) !== JSON.stringify(before);
  const pageIds = pages.map(({ id }) => id);
  const compared = useComparison({ grabberId, pageIds, before, now }, isChanged);
  return (
    <Section id="change" title={t('whatItChanges')}>
      {isChanged ? (
        <ComparisonResult {...compared} all={pageIds.length} label={t('whatItChanges')} />
      ) : (
        <p className={classes.hint}>{t('nothingChangedYet', { count: pages.length })}</p>
      )}
    </Section>
  );
}
