import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { Section } from '../../ui/record/index.ts';
import { discardUpload, type UploadState } from '../../ui/upload/index.ts';
import { PictureZone } from './picture-zone.tsx';
import { productMessages } from './product.messages.ts';
import { SetProductPictureDocument } from './product.operations.generated.ts';

type Made = { id: string; name: string; version: number; mayDelete: boolean };

/** The picture of a product that is not made yet: it is uploaded before, and given to the product once that is there. */
export function useNewPicture() {
  const t = useMessages(productMessages);
  const { refusal } = useWording();
  const [uploadId, setUploadId] = useState<string>();
  const sending = useRef<UploadState['kind']>('idle');
  return {
    uploadId,
    setUploadId,
    onState: (kind: UploadState['kind']) => {
      sending.current = kind;
    },
    isSending: () => sending.current === 'sending',
    /** The product as it is after that, and what is to be said where it has no picture though one was chosen. */
    give: async (product: Made): Promise<{ product: Made; problem?: string }> => {
      const { id: productId, name, version } = product;
      const without = { product, problem: t('addedWithoutPicture', { name }) };
      if (uploadId === undefined) return sending.current === 'ended' ? without : { product };
      try {
        const input = { productId, version, uploadId };
        const { setProductPicture: result } = await requestGraphql(SetProductPictureDocument, { input });
        if (result.__typename === 'ProductUpdated') return { product: { ...product, version: result.product.version } };
        if (result.__typename !== 'NotAllowedNow') return without;
        const { reason, next } = refusal(result);
        const whole = [reason, next].filter(Boolean).join(' ');
        return { product, problem: t('addedPictureRefused', { name, reason: whole }) };
      } catch {
        // The product is there: what went wrong with its picture must not look as if it was not.
        return without;
      }
    },
  };
}

/** Asks for the picture of a new product. */
export function NewPicture({ picture }: { picture: ReturnType<typeof useNewPicture> }) {
  const t = useMessages(productMessages);
  const abilities = useAbilities();
  const { uploadId, setUploadId, onState } = picture;
  if (!abilities.can('update', 'Product')) return null;
  const leave = async (id: string) => {
    setUploadId(undefined);
    await discardUpload(id);
  };
  return (
    <Section id="picture" title={t('attribute.image')}>
      {uploadId === undefined ? (
        <PictureZone onComplete={async (id) => setUploadId(id)} onState={onState} />
      ) : (
        <>
          <output>{t('pictureReady')}</output>
          <div>
            <Button variant="default" onClick={() => void leave(uploadId)}>
              {t('pictureLeave')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
