import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { attributesMessages } from './attributes.messages.ts';
import type { AttributeDetailFragment } from './attributes.operations.generated.ts';
import { useDeleteAttribute } from './use-delete-attribute.ts';

/** Deletes an attribute once it was said what becomes of its values. */
export function DeleteAttributeButton({ attribute }: { attribute: AttributeDetailFragment }) {
  const t = useMessages(attributesMessages);
  const [isAsked, setAsked] = useState(false);
  const { run: deleteAttribute, isPending } = useDeleteAttribute();
  const { name, productCount, isUsed } = attribute;
  const confirm = async () => {
    await deleteAttribute(attribute);
    setAsked(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('deleteTitle', { name })}
        text={isUsed ? t('deleteUsed', { count: productCount }) : t('deleteUnused')}
        confirmLabel={t('delete')}
        isDanger
        isBusy={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
