import { useFormat, useMessages } from '../../i18n/index.ts';
import classes from './product-page.module.css';
import { productMessages } from './product.messages.ts';

type CompletenessMeterProps = { filled: number; required: number };

/** How much of the basics is there: as a bar, and in words. */
export function CompletenessMeter({ filled, required }: CompletenessMeterProps) {
  const t = useMessages(productMessages);
  const format = useFormat();
  const share = required === 0 ? 1 : filled / required;
  return (
    <div className={classes.meter}>
      <meter
        className={classes.track}
        data-complete={share === 1}
        aria-label={t('completeness')}
        min={0}
        max={Math.max(required, 1)}
        value={required === 0 ? 1 : filled}
      />
      <strong className="tabular">{format.percent(Math.round(share * 100) / 100)}</strong>
      <p>
        {share === 1
          ? t('complete')
          : t('filledOf', { filled: format.number(filled), required: format.number(required) })}
      </p>
    </div>
  );
}
