import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useFormat, useMessages, type Translate } from '../../i18n/index.ts';
import { dashboardMessages, type english } from './dashboard.messages.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { DashboardDocument, type DashboardQuery, ResumeDemoImportDocument } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';

type Seed = NonNullable<DashboardQuery['dashboard']['seed']>;

/** How far the demo data import has come. */
export function SeedProgress({ seed }: { seed: Seed }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const hasFailed = seed.state === 'failed';
  const title = t(hasFailed ? 'seedStopped' : 'seeding');
  return (
    <section className={classes.banner} aria-labelledby="seeding">
      <header className={classes.sectionHeader}>
        <h2 id="seeding">{title}</h2>
        <span className="tabular">{format.percent(seed.done / Math.max(1, seed.total))}</span>
      </header>
      <progress value={seed.done} max={seed.total} aria-label={title} />
      {hasFailed && <ResumeImport />}
      <p className={classes.note}>{hasFailed ? t('seedFailed') : `${stepText(seed.step, t)}. ${t('seedText')}`}</p>
    </section>
  );
}

/** Begins an import again that stopped; nothing for anyone who may not. */
function ResumeImport() {
  const t = useMessages(dashboardMessages);
  const abilities = useAbilities();
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  const resume = useMutation({
    mutationFn: async () => (await requestGraphql(ResumeDemoImportDocument, {})).resumeDemoImport,
    onSuccess: (answer) => {
      if (answer.__typename === 'NotAllowedNow') refusal.refused(answer);
      else toast.success(t('seedResumed'));
      return queryClient.invalidateQueries({ queryKey: [DashboardDocument.name] });
    },
    onError: refusal.failed,
  });
  if (!abilities.can('manage', 'all')) return null;
  return (
    <Button variant="default" loading={resume.isPending} onClick={() => resume.mutate()}>
      {t('seedResume')}
    </Button>
  );
}

/** The server names the steps of the demo data import in English; the ones it has are known here. */
function stepText(step: string, t: Translate<typeof english>): string {
  const [, day, last] = /^day (\d+) of (\d+)$/.exec(step) ?? [];
  return day !== undefined && last !== undefined ? t('seedDay', { day, last }) : t('seedFirstDay');
}
