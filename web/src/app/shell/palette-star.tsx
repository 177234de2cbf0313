import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMessages } from '../../i18n/index.ts';
import classes from './palette.module.css';
import { paletteMessages } from './palette.messages.ts';

/** The star of an entry: for the mouse here, for the keyboard by the palette's own key. */
export function PaletteStar({ isOn, toggle }: { isOn: boolean; toggle: () => void }) {
  const t = useMessages(paletteMessages);
  const Icon = isOn ? IconStarFilled : IconStar;
  return (
    <span
      className={classes.star}
      data-on={isOn}
      // An entry is chosen by what it is; the star of it is not a second thing to reach.
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        toggle();
      }}
    >
      <Icon size={16} stroke={1.6} aria-hidden />
      {isOn && <span className="visually-hidden"> {t('starred')}</span>}
    </span>
  );
}
