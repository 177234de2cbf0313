import { Button } from '@mantine/core';
import { DiffList } from '../../ui/diff-list.tsx';
import { Explain } from '../../ui/explain/explain.tsx';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { ConfigurableStateDot, RunStateDot, runStates, StateCard } from '../../ui/lifecycle/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { SourceChip } from '../../ui/source-chip.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { Absent, MoneyText, NumberText, RelativeTime } from '../../ui/values.tsx';

const seenAt = '2026-01-01T12:00:00Z';

/** A record page with everything that may stand on one. */
export function RecordPart() {
  return (
    <RecordPage
      title="Kettle 001"
      picture={<Picture src={null} alt="" />}
      status={<StatusDot tone="success" label="Active" />}
      facts={<CopyableId id="00000000-0000-4000-8000-000000000000" />}
      actions={
        <>
          <ExplainedButton
            variant="default"
            label="Publish"
            refusal={{
              title: 'This is not possible now',
              reasons: ['A kettle without a price cannot be published.'],
              rule: 'kettle.price',
              next: 'Give it a price first.',
            }}
            onClick={() => undefined}
          />
          <Button>Archive</Button>
        </>
      }
      aside={
        <StateCard
          name="Kettle 001"
          state="testing"
          nextStates={['active', 'draft']}
          mayChange
          isBusy={false}
          onChange={() => undefined}
        />
      }
    >
      <Explain
        as="note"
        tone="warning"
        title="1 price waits for a decision"
        reasons={['It fell by 80 % since yesterday.']}
        rule="suspect:fell"
        right={{ action: 'update', subject: 'Offer' }}
        next="Accept or reject it."
      />
      <Section id="values" title="Values">
        <Facts
          facts={[
            { label: 'Price', value: <MoneyText money={{ minor: 1999, currency: 'EUR' }} /> },
            { label: 'Offers', value: <NumberText value={12_345} /> },
            { label: 'Seen', value: <RelativeTime at={seenAt} /> },
            { label: 'Colour', value: <Absent /> },
            {
              label: 'Source',
              value: (
                <SourceChip label="Mill" confidence="0.9" title="Where it comes from">
                  <p>From the page of 1 January.</p>
                </SourceChip>
              ),
            },
          ]}
        />
      </Section>
      <Section id="history" title="History">
        <DiffList
          differences={[
            { field: 'Name', before: 'Kettle', after: 'Kettle 001' },
            { field: 'Colour', before: null, after: 'red' },
            { field: 'Brand', before: 'Mill', after: 'Mill' },
          ]}
        />
      </Section>
      <Section id="states" title="States">
        <ul>
          {runStates.map((state) => (
            <li key={state}>
              <RunStateDot state={state} />
            </li>
          ))}
          <li>
            <ConfigurableStateDot state="draft" />
          </li>
        </ul>
      </Section>
    </RecordPage>
  );
}
