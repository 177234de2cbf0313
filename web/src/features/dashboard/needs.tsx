import { Link } from '@tanstack/react-router';
import { IconChevronRight } from '@tabler/icons-react';
import { useMessages } from '../../i18n/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { dashboardMessages, english } from './dashboard.messages.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';
import { TargetLink } from './target-link.tsx';

type Need = DashboardQuery['dashboard']['needs'][number];

/** What waits for the reader, each with its one next step. */
export function Needs({ needs }: { needs: readonly Need[] }) {
  const t = useMessages(dashboardMessages);
  return (
    <section className={classes.section} aria-labelledby="needs">
      <h2 id="needs">{t('needsYou')}</h2>
      {needs.length === 0 ? (
        <p className={classes.calm}>{t('nothingNeeded')}</p>
      ) : (
        <ul className={classes.needs}>
          {needs.map((need) => (
            <li key={need.code} className={classes.need}>
              <span className={classes.needText}>
                <TargetLink target={need.target} className={classes.needLink}>
                  <NeedText need={need} />
                </TargetLink>
                {need.oldestAt && (
                  <span className={classes.note}>
                    {t('oldest')} <RelativeTime at={need.oldestAt} />
                  </span>
                )}
              </span>
              <NextStep need={need} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NeedText({ need }: { need: Need }) {
  const t = useMessages(dashboardMessages);
  const key = `need.${need.code}`;
  return isNeedKey(key) ? t(key, { count: need.count }) : `${need.code.replaceAll('_', ' ')}: ${need.count}`;
}

function NextStep({ need }: { need: Need }) {
  const t = useMessages(dashboardMessages);
  const key = `step.${need.code}`;
  const step = (
    <>
      {isStepKey(key) ? t(key) : t('see')}
      <IconChevronRight size={16} className={classes.chevron} aria-hidden />
    </>
  );
  if (need.code === 'proposals_waiting') {
    return (
      <Link to="/review" className={classes.step}>
        {step}
      </Link>
    );
  }
  return (
    <TargetLink target={need.target} className={classes.step}>
      {step}
    </TargetLink>
  );
}

type NeedKey = Parameters<ReturnType<typeof useMessages<typeof english>>>[0];

function isNeedKey(key: string): key is NeedKey {
  return Object.hasOwn(english, `${key}_other`);
}

function isStepKey(key: string): key is NeedKey {
  return Object.hasOwn(english, key);
}
