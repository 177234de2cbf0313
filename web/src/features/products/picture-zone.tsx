import { pictureLimits } from '@quarry/contracts/imports';
import { useMessages } from '../../i18n/index.ts';
import { UploadZone, type UploadState } from '../../ui/upload/index.ts';
import { productMessages } from './product.messages.ts';

type PictureZoneProps = {
  onComplete: (uploadId: string, fileName: string, file?: File) => Promise<unknown>;
  onState?: (kind: UploadState['kind']) => void;
};

/** Takes one picture of a product. */
export function PictureZone(props: PictureZoneProps) {
  const t = useMessages(productMessages);
  return (
    <UploadZone
      purpose="PICTURE"
      accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
      help={t('pictureHelp', { megapixels: pictureLimits.megapixels })}
      {...props}
    />
  );
}
