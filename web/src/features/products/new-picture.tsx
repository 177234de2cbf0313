import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { Section } from '../../ui/record/index.ts';
import { type UploadState, useDiscardUpload } from '../../ui/upload/index.ts';
import { PictureZone } from './picture-zone.tsx';
import classes from './product-page.module.css';
import { productMessages } from './product.messages.ts';
import { SetProductPictureDocument } from './product.operations.generated.ts';

/** A picture that is at the server; its file is not known where it was sent before the page was loaded. */
type ChosenPicture = { uploadId: string; fileName: string; file: File | undefined };

type Made = { id: string; name: string; version: number; mayDelete: boolean };

/** The picture of a product that is not made yet: it is uploaded before, and given to the product once that is there. */
export function useNewPicture() {
  const t = useMessages(productMessages);
  const { refusal } = useWording();
  const [chosen, setChosen] = useState<ChosenPicture>();
  const uploadId = chosen?.uploadId;
  const sending = useRef<UploadState['kind']>('idle');
  return {
    uploadId,
    chosen,
    setChosen,
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
  const { chosen, setChosen, onState } = picture;
  const discard = useDiscardUpload();
  const refusal = useShowRefusal();
  const leave = useMutation({
    mutationFn: discard,
    onSuccess: () => setChosen(undefined),
    onError: refusal.failed,
  });
  if (!abilities.can('update', 'Product')) return null;
  return (
    <Section id="picture" title={t('attribute.image')}>
      {chosen === undefined ? (
        <PictureZone
          onComplete={async (uploadId, fileName, file) => setChosen({ uploadId, fileName, file })}
          onState={onState}
        />
      ) : (
        <>
          <div className={classes.chosen}>
            {chosen.file && <Thumbnail file={chosen.file} />}
            <output>
              <bdi>{chosen.fileName}</bdi>
              <p className={classes.note}>{t('pictureReady')}</p>
            </output>
          </div>
          <div>
            <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate(chosen.uploadId)}>
              {t('pictureLeave')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

/** The picture as the browser has it. */
function Thumbnail({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" className={classes.thumbnail} />;
}
