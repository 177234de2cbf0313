import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { NumberText } from '../../ui/values.tsx';
import classes from './excavator.module.css';
import { excavatorsMessages } from './excavators.messages.ts';
import { AuditFiguresDocument, type AuditFiguresQuery } from './proposals.operations.generated.ts';

const wayKeys = { identifier: 'wayIdentifier', likeness: 'wayLikeness' } as const;

/** How what machines decided stood up to people who looked again, and whether machines may go on. */
export function AuditFigures() {
  const t = useMessages(excavatorsMessages);
  const columns = useColumns();
  const figures = useRecord(AuditFiguresDocument, {}).data?.auditFigures;
  if (!figures) return null;
  return (
    <Section id="checked" title={t('checkedTitle')}>
      <p className={classes.text}>{t('checkedText')}</p>
      <PlainTable
        label={t('checkedTitle')}
        rows={figures}
        rowKey={({ way }) => way}
        empty={t('nothingChecked')}
        columns={columns}
      />
    </Section>
  );
}

type Figures = AuditFiguresQuery['auditFigures'][number];

function useColumns(): PlainColumn<Figures>[] {
  const t = useMessages(excavatorsMessages);
  const count = (key: 'checked' | 'wrong' | 'due'): PlainColumn<Figures> => ({
    key,
    header: t(key),
    cell: (figures) => <NumberText value={figures[key]} />,
    isNumber: true,
  });
  return [
    { key: 'way', header: t('way'), cell: ({ way }) => (isWay(way) ? t(wayKeys[way]) : way) },
    count('checked'),
    count('wrong'),
    count('due'),
    {
      key: 'state',
      header: t('state'),
      cell: (figures) => <Trust figures={figures} />,
    },
  ];
}

/** Nothing is known of what nobody has looked at; the machine decides there until two turn out wrong. */
function Trust({ figures: { isTrusted, checked } }: { figures: Figures }) {
  const t = useMessages(excavatorsMessages);
  if (!isTrusted) return <StatusDot tone="warning" label={t('distrusted')} />;
  if (checked === 0) return <StatusDot tone="neutral" label={t('notChecked')} />;
  return <StatusDot tone="success" label={t('trusted')} />;
}

function isWay(way: string): way is keyof typeof wayKeys {
  return Object.hasOwn(wayKeys, way);
}
