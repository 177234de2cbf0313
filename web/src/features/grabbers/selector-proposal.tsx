import { Button } from '@mantine/core';
import { grabberLimits } from '@quarry/contracts/grabbers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import type { GrabberConfigValues, GrabberValues } from './grabber-config.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import { ProposeSelectorsDocument, type ProposeSelectorsQuery } from './grabbers.operations.generated.ts';
import { useTest } from './page-test.tsx';
import { isInRules, withProposed } from './proposed-rules.ts';
import { useReadingFailure } from './reading-failure.ts';
import { usableConfig } from './use-page-test.ts';
import classes from './workbench.module.css';

type Proposed = ProposeSelectorsQuery['proposeSelectors'][number];

type SelectorProposalProps = { pageId: string | undefined; saved: GrabberConfigValues };

/** On a page of which the saved settings read no offer: selectors by what stands on it, to be taken into the settings one by one or all. */
export function SelectorProposal({ pageId, saved }: SelectorProposalProps) {
  const t = useMessages(grabbersMessages);
  const before = useTest(pageId, usableConfig(saved));
  const failure = useReadingFailure();
  const [isAsked, setAsked] = useState(false);
  const proposal = useQuery({
    queryKey: [ProposeSelectorsDocument.name, pageId],
    queryFn: async ({ signal }) =>
      (await requestGraphql(ProposeSelectorsDocument, { pageId: pageId ?? '' }, { signal })).proposeSelectors,
    enabled: isAsked && pageId !== undefined,
    staleTime: Infinity,
  });
  if (before.isPlaceholderData || before.data?.offers.length !== 0) return null;
  return (
    <Section id="proposal" title={t('proposal')}>
      <div aria-live="polite" className={classes.test}>
        <p className={classes.hint}>{t('proposalHelp')}</p>
        {proposal.isError && <p className={classes.problem}>{failure(proposal.error, t('proposalFailed'))}</p>}
        {proposal.data && proposal.data.length > 0 && <ProposedFields fields={proposal.data} />}
        {proposal.data?.length === 0 && <p>{t('noProposal')}</p>}
        {!proposal.data && (
          <Button
            variant="default"
            className={classes.propose}
            loading={proposal.isFetching}
            onClick={() => {
              if (isAsked) void proposal.refetch();
              setAsked(true);
            }}
          >
            {t('proposeSelectors')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function ProposedFields({ fields }: { fields: readonly Proposed[] }) {
  const t = useMessages(grabbersMessages);
  const { control, setValue, getValues } = useFormContext<GrabberValues>();
  const rules = useWatch({ control, name: 'config.rules' });
  const take = (taken: readonly Proposed[]) => {
    const { rules: next, strategies } = withProposed(getValues('config'), taken);
    setValue('config.rules', next, { shouldDirty: true, shouldValidate: true });
    setValue('config.strategies', strategies, { shouldDirty: true });
  };
  const left = fields.filter((field) => !isInRules(rules, field));
  const isFull = rules.length + left.length > grabberLimits.rules;
  return (
    <>
      <PlainTable
        label={t('proposal')}
        rows={fields}
        rowKey={({ field }) => field}
        columns={useProposedColumns((field) => isInRules(rules, field), take)}
        empty={t('noProposal')}
      />
      <Button
        variant="default"
        className={classes.propose}
        disabled={left.length === 0 || isFull}
        onClick={() => take(left)}
      >
        {t('useAllProposed')}
      </Button>
    </>
  );
}

function useProposedColumns(
  isTaken: (field: Proposed) => boolean,
  take: (fields: readonly Proposed[]) => void,
): readonly PlainColumn<Proposed>[] {
  const t = useMessages(grabbersMessages);
  const { word } = useWording();
  return [
    { key: 'field', header: t('field'), cell: ({ field }) => word(`field:${field}`) },
    { key: 'value', header: t('value'), cell: ({ text }) => <bdi className={classes.value}>{text}</bdi> },
    { key: 'origin', header: t('origin'), cell: (field) => <ProposedOrigin proposed={field} /> },
    {
      key: 'use',
      header: t('rules'),
      cell: (field) => (
        <Button
          variant="default"
          size="compact-sm"
          disabled={isTaken(field)}
          aria-label={isTaken(field) ? undefined : t('useField', { field: word(`field:${field.field}`) })}
          onClick={() => take([field])}
        >
          {t(isTaken(field) ? 'inUse' : 'useProposed')}
        </Button>
      ),
    },
  ];
}

function ProposedOrigin({ proposed: { reason, confidence, selector, attribute, raw, text } }: { proposed: Proposed }) {
  const { sentence } = useWording();
  const format = useFormat();
  return (
    <div className={classes.origin}>
      <span>
        {sentence(reason)} {format.percent(confidence)}
      </span>
      <code>{attribute === null ? selector : `${selector} @${attribute}`}</code>
      {raw !== text && (
        <q>
          <bdi>{raw}</bdi>
        </q>
      )}
    </div>
  );
}
