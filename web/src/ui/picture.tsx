import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { apiUrl } from '../data/index.ts';
import classes from './picture.module.css';

/** A stored picture, asked of the API, that fills its frame without being cut; an empty frame where there is none, or it cannot be shown. */
export function Picture({ src, alt }: { src: string | null | undefined; alt: string }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = Boolean(src) && src !== brokenSrc;
  return (
    <span className={classes.frame} data-empty={!isShown}>
      {isShown && src ? (
        <img src={apiUrl(src)} alt={alt} decoding="async" onError={() => setBrokenSrc(src)} />
      ) : (
        <IconPhotoOff size={28} stroke={1.2} aria-hidden />
      )}
    </span>
  );
}
