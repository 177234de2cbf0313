import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { toast } from 'sonner';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { Answers } from '../kit/answers.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { Plans } from './plans.tsx';
import classes from './plans.module.css';
import { pricingMessages } from './pricing.messages.ts';

/** Three plans side by side, by the month or by the year, and what people ask about them. */
export function PricingScreen() {
  const t = useMessages(pricingMessages);
  const navigate = useNavigate();
  const { period } = useSearch({ from: '/shell/pages/pricing' });
  const query = useQuery(sampleQuery('GET /pricing/data'));
  return (
    <SamplePage title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      <LoadSample query={query}>
        {({ qandA, ...plans }) => (
          <div className={classes.page}>
            <Plans
              plans={[plans.basicPlan, plans.standardPlan, plans.enterprisePlan]}
              isYearly={period === 'yearly'}
              onPeriod={(isYearly) =>
                void navigate({
                  to: '/pages/pricing',
                  search: { period: isYearly ? 'yearly' : undefined },
                  replace: true,
                })
              }
              onChoose={(plan) => toast.success(t('chosenHere', { plan }))}
            />
            <Section id="questions" title={t('questions')}>
              <Answers pairs={qandA} />
            </Section>
          </div>
        )}
      </LoadSample>
    </SamplePage>
  );
}
