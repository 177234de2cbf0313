import { Button } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAbilities } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useIssueText } from '../../../ui/form/index.ts';
import { draftMessages } from './draft.messages.ts';
import type { DraftValues } from './draft-values.ts';
import type { DraftPreview } from './use-draft-preview.ts';

/** Places the draft at the total that is shown; where none can be, it says why and marks the fields. */
export function PlaceButton({ preview: state }: { preview: DraftPreview }) {
  const t = useMessages(draftMessages);
  const format = useFormat();
  const reasons = useReasons(state);
  const { trigger } = useFormContext<DraftValues>();
  const { preview, isCurrent } = state;
  const isAllowed = useAbilities().can('create', 'Order');
  if (!isAllowed) return null;
  if (reasons.length > 0) {
    return (
      <ExplainedButton
        variant="default"
        label={t('place')}
        refusal={{ title: t('notPlaceable'), reasons }}
        onRefused={() => void trigger()}
      />
    );
  }
  return (
    <Button type="submit" value="place" variant="default" disabled={!preview || !isCurrent}>
      {preview ? t('placeAt', { total: format.money(preview.gross) }) : t('place')}
    </Button>
  );
}

/** Why the draft cannot be placed as it stands; none while its total is on the way. */
function useReasons({ preview, isCurrent, isAwaited, issues, error }: DraftPreview): readonly string[] {
  const t = useMessages(draftMessages);
  const issueText = useIssueText();
  const lines = useWatch<DraftValues, 'lines'>({ name: 'lines' });
  if (lines.length === 0) return [t('addALine')];
  if (isAwaited || (preview && isCurrent)) return [];
  if (error) return [t('notCounted')];
  return issues.length > 0 ? [...new Set(issues.map(issueText))] : [t('wrongFields')];
}
