import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/dialogs.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import classes from './manage.module.css';
import { manageMessages } from './manage.messages.ts';
import type { GridStateFragment } from './product-grid.operations.generated.ts';
import type { Unplaced } from './use-product-edits.ts';

type LeftDialogProps = { left: GridStateFragment['left']; unplaced: readonly Unplaced[]; onClose: () => void };

/** As many as somebody reads on a screen. */
const mostShown = 200;

/** What of a paste was not taken, by row and column of what was copied. */
export function LeftDialog({ left, unplaced, onClose }: LeftDialogProps) {
  useReturnFocus();
  const t = useMessages(manageMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { refusal } = useWording();
  const lines = [
    ...unplaced.map(({ row, column, why }) => ({
      place: t('rowAndColumn', { row: format.number(row), column: format.number(column) }),
      reason: why === 'noRow' || why === 'noColumn' ? t(`unplaced.${why}`) : t(`closed.${why}`),
      next: undefined,
    })),
    ...left.map(({ column, sentence }) => ({
      place: column === null ? '' : t('blockColumn', { column: format.number(column) }),
      ...refusal({ reason: sentence.text, wording: sentence.wording }),
    })),
  ];
  return (
    <Modal opened onClose={onClose} size="lg" title={t('leftTitle')} closeButtonProps={{ 'aria-label': tKit('close') }}>
      <p>{t('leftText', { count: lines.length })}</p>
      <ul className={classes.left}>
        {lines.slice(0, mostShown).map(({ place, reason, next }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two cells may be refused in the same words
          <li key={at}>
            {place !== '' && <span className={classes.place}>{format.label(place)} </span>}
            {reason} {next}
          </li>
        ))}
      </ul>
      {lines.length > mostShown && <p>{t('leftMore', { count: lines.length - mostShown })}</p>}
    </Modal>
  );
}
