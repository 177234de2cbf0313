import { useMessages } from '../../../i18n/index.ts';
import { entryMessages } from './entry.messages.ts';
import classes from './sample-entry.module.css';

/** How far each layer of stone lies below the top, and how dark it is. */
const layers = [
  [90, 0.08],
  [250, 0.12],
  [420, 0.17],
  [610, 0.24],
] as const;

const ridge = (top: number) => `M0 ${top}c140-60 260-70 400-20s280 60 400-10 140-40 200-20`;

/** The strata of the mark, large: what stands beside the form in a wide window. */
export function CoverPicture() {
  const t = useMessages(entryMessages);
  return (
    <div className={classes.cover}>
      <svg viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {layers.map(([top, opacity]) => (
          <path key={top} d={`${ridge(top)}V800H0z`} fill="currentColor" opacity={opacity} />
        ))}
        <path d={ridge(330)} fill="none" stroke="#f0a36b" strokeWidth="10" strokeLinecap="round" />
      </svg>
      <p>{t('coverText')}</p>
    </div>
  );
}
