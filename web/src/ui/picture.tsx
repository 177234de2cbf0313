import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './picture.module.css';

/** A picture that fills its frame without being cut; an empty frame where there is none, or it cannot be shown. */
export function Picture({ src, alt }: { src: string | null | undefined; alt: string }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = Boolean(src) && src !== brokenSrc;
  return (
    <span className={classes.frame} data-empty={!isShown}>
      {isShown && src ? (
        <img src={src} alt={alt} decoding="async" onError={() => setBrokenSrc(src)} />
      ) : (
        <IconPhotoOff size={28} stroke={1.2} aria-hidden />
      )}
    </span>
  );
}
