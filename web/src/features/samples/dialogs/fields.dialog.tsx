import { Button, MaskInput, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { textOf } from '../../../ui/entry-frame/index.ts';
import { inputMessages } from '../../../ui/form/index.ts';
import { isEmail } from '../kit/is-email.ts';
import classes from './dialogs.module.css';
import { dialogsMessages } from './dialogs.messages.ts';

export type FieldKey =
  | 'email'
  | 'name'
  | 'role'
  | 'cardNumber'
  | 'cardName'
  | 'expiry'
  | 'securityCode'
  | 'street'
  | 'postcode'
  | 'city'
  | 'country';

/** How figures are grouped while they are typed. */
const masks: Partial<Record<FieldKey, string>> = {
  cardNumber: '9999 9999 9999 9999',
  expiry: '99/99',
  securityCode: '999',
};

type FieldsDialogProps = {
  text: string;
  fields: readonly FieldKey[];
  done: string;
  link: string | undefined;
  onDone: () => void;
};

/** A few fields that all want an answer, and one button. */
export function FieldsDialog({ text, fields, done, link, onDone }: FieldsDialogProps) {
  const t = useMessages(dialogsMessages);
  const tInput = useMessages(inputMessages);
  const [wrong, setWrong] = useState<readonly FieldKey[]>([]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const found = fields.filter((field) => !isGood(field, textOf(typed, field)));
    setWrong(found);
    const first = form.elements.namedItem(found[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
    if (found.length === 0) onDone();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{text}</p>
      {fields.map((field) => {
        const input = {
          name: field,
          label: t(field),
          autoComplete: 'off',
          error: wrong.includes(field) && tInput(field === 'email' ? 'not_an_email' : 'required'),
        };
        const mask = masks[field];
        return mask === undefined ? (
          <TextInput key={field} {...input} />
        ) : (
          <MaskInput key={field} {...input} mask={mask} inputMode="numeric" />
        );
      })}
      {link !== undefined && <CopyableId id={link} />}
      <Button type="submit">{done}</Button>
    </form>
  );
}

function isGood(field: FieldKey, text: string): boolean {
  if (field === 'email') return isEmail(text);
  const figures = masks[field]?.replaceAll(/\D/g, '').length;
  return figures === undefined ? text.trim() !== '' : text.replaceAll(/\D/g, '').length === figures;
}
