import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { AdvanceDemoClockDocument, DashboardDocument, type DashboardQuery } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';

type Demo = NonNullable<DashboardQuery['installation']['demo']>;

/** Moves the clock of the demo shops, so that there is something new to crawl. */
export function DemoPanel({ demo }: { demo: Demo }) {
  const t = useMessages(dashboardMessages);
  const refusal = useShowRefusal();
  const format = useFormat();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const advance = useMutation({
    mutationFn: async () => (await requestGraphql(AdvanceDemoClockDocument, { days: 1 })).advanceDemoClock,
    onSuccess: async (result) => {
      switch (result.__typename) {
        case 'DemoClockAdvanced':
          toast.success(t('advanced', { day: result.demo.day }), {
            action: { label: t('advancedStep'), onClick: () => void navigate({ to: '/crawlers' }) },
          });
          return queryClient.invalidateQueries({ queryKey: [DashboardDocument.name] });
        case 'NotAllowedNow':
          return refusal.refused(result);
      }
    },
    onError: refusal.failed,
  });
  return (
    <section className={classes.section} aria-labelledby="demo">
      <h2 id="demo">{t('demo')}</h2>
      <div className={classes.demo}>
        <p>{t('demoText', { day: demo.day, date: format.date(demo.date) })}</p>
        <ul className={classes.demoShops}>
          {demo.shops.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Button variant="default" loading={advance.isPending} onClick={() => advance.mutate()}>
          {t('advance')}
        </Button>
      </div>
    </section>
  );
}
