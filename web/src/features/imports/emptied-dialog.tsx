import { useFormat, useMessages } from '../../i18n/index.ts';
import { TypedNumberDialog } from '../../ui/typed-number-dialog.tsx';
import { importsMessages } from './imports.messages.ts';

type EmptiedDialogProps = {
  title: 'emptiesTitle' | 'emptiesOffersTitle';
  emptied: number;
  text: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for the number of records of which fields would be emptied, where they are many. */
export function EmptiedDialog({ title, emptied, ...rest }: EmptiedDialogProps) {
  const t = useMessages(importsMessages);
  const records = useFormat().number(emptied);
  return (
    <TypedNumberDialog
      title={t(title, { count: emptied, records })}
      label={t('typeNumber', { records })}
      wrong={t('wrongNumber', { records })}
      number={emptied}
      confirmLabel={t('emptyAndApply')}
      {...rest}
    />
  );
}
