import { useFormat, useMessages } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Facts, Section } from '../../../ui/record/index.ts';
import { NumberText } from '../../../ui/values.tsx';
import classes from './mapping.module.css';
import { mappingMessages } from './mapping.messages.ts';
import type { MappingPreviewState } from './use-mapping-preview.ts';

type MappingPreviewProps = {
  preview: MappingPreviewState;
  isDirty: boolean;
  isSound: boolean;
};

/** How many rows the rules as they stand would change. */
export function MappingPreview({
  preview: { preview, isFetching, error, retry },
  isDirty,
  isSound,
}: MappingPreviewProps) {
  const t = useMessages(mappingMessages);
  const format = useFormat();
  return (
    <Section id="preview" title={t('preview')}>
      {!isSound && <p>{t('previewFaulty')}</p>}
      {isSound && error && <LoadProblem error={error} onRetry={retry} />}
      {isSound && !isDirty && <p>{t('openField')}</p>}
      {preview && isDirty && (
        <div className={classes.preview} aria-busy={isFetching || !isSound} aria-live="polite">
          <Facts
            facts={[
              { label: t('changed'), value: <NumberText value={preview.changed} /> },
              { label: t('appearing'), value: <NumberText value={preview.appearing} /> },
              { label: t('refusedRows'), value: <NumberText value={preview.refused} /> },
              { label: t('changedRefused'), value: <NumberText value={preview.changedRefused} /> },
              {
                label: t('compared'),
                value: t('comparedOf', {
                  compared: format.number(preview.compared),
                  total: format.number(preview.total),
                }),
              },
            ]}
          />
        </div>
      )}
    </Section>
  );
}
