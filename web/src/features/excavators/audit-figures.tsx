import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { NumberText } from '../../ui/values.tsx';
import classes from './excavator.module.css';
import { excavatorsMessages } from './excavators.messages.ts';
import { AuditFiguresDocument } from './proposals.operations.generated.ts';

const wayKeys = { identifier: 'wayIdentifier', likeness: 'wayLikeness' } as const;

/** How what machines decided stood up to people who looked again, and whether machines may go on. */
export function AuditFigures() {
  const t = useMessages(excavatorsMessages);
  const figures = useRecord(AuditFiguresDocument, {}).data?.auditFigures ?? [];
  if (figures.length === 0) return null;
  return (
    <Section id="checked" title={t('checkedTitle')}>
      <p className={classes.text}>{t('checkedText')}</p>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">{t('way')}</th>
            <th scope="col">{t('checked')}</th>
            <th scope="col">{t('wrong')}</th>
            <th scope="col">{t('due')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ way, checked, wrong, due, isTrusted }) => (
            <tr key={way}>
              <th scope="row">{isWay(way) ? t(wayKeys[way]) : way}</th>
              <td>
                <NumberText value={checked} />
              </td>
              <td>
                <NumberText value={wrong} />
              </td>
              <td>
                <NumberText value={due} />
              </td>
              <td>
                <StatusDot tone={isTrusted ? 'success' : 'warning'} label={t(isTrusted ? 'trusted' : 'distrusted')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function isWay(way: string): way is keyof typeof wayKeys {
  return Object.hasOwn(wayKeys, way);
}
