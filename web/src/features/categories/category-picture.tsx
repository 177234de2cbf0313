import { Button } from '@mantine/core';
import { pictureLimits } from '@quarry/contracts/imports';
import { useMessages } from '../../i18n/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/record/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { UploadZone } from '../../ui/upload/index.ts';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import {
  CategoryByIdDocument,
  SetCategoryPictureDocument,
  type CategoryDetailFragment,
} from './categories.operations.generated.ts';

type CategoryPictureProps = { category: CategoryDetailFragment; mayChange: boolean };

/** The picture of a category, and the way to give it another one or none. */
export function CategoryPicture({ category, mayChange }: CategoryPictureProps) {
  const { id, version, name, pictureUrl, pictureAlts } = category;
  const t = useMessages(categoriesMessages);
  const { run, isPending } = useCommand({
    kind: 'category',
    document: SetCategoryPictureDocument,
    variables: (uploadId: string | null) => ({ id, version, uploadId }),
    page: { document: CategoryByIdDocument, variables: { id } },
    answers: {
      CategoryUpdated: ({ category: saved, changeId }) => ({
        kind: 'done',
        text: t(saved.pictureUrl === null ? 'pictureRemoved' : 'pictureSaved', { name }),
        undo: changeId,
        shown: { category: saved },
      }),
    },
  });
  return (
    <Section
      id="picture"
      title={t('picture')}
      actions={
        pictureUrl !== null &&
        mayChange && (
          <Button size="xs" variant="default" loading={isPending} onClick={() => void run(null)}>
            {t('pictureRemove')}
          </Button>
        )
      }
    >
      {pictureUrl === null ? (
        <p className={classes.note}>{t('pictureNone')}</p>
      ) : (
        <div className={classes.picture}>
          <Picture src={pictureUrl} alt={pictureAlts[0]?.text ?? ''} />
        </div>
      )}
      {mayChange && (
        <UploadZone
          purpose="PICTURE"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          help={t('pictureHelp', { megapixels: pictureLimits.megapixels })}
          onComplete={(uploadId) => run(uploadId)}
        />
      )}
    </Section>
  );
}
