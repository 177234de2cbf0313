import { useAbilities } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import classes from './access-control.module.css';
import { accessControlMessages } from './access-control.messages.ts';

/** What abilities do to a screen: one card for everybody who may look, another for those who may do more. */
export function AccessControlScreen() {
  const t = useMessages(accessControlMessages);
  const abilities = useAbilities();
  return (
    <SamplePage title={t('title')}>
      <div className={classes.cards}>
        <section className={classes.card}>
          <h2>{t('common')}</h2>
          <p>{t('commonText')}</p>
          <code>read ACL</code>
        </section>
        {abilities.can('manage', 'ACL') && (
          <section className={classes.card}>
            <h2>{t('more')}</h2>
            <p>{t('moreText')}</p>
            <code>manage ACL</code>
          </section>
        )}
      </div>
    </SamplePage>
  );
}
