import type { FieldPath, FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { LinesField, TextField } from '../form/index.ts';
import { addressMessages } from './address.messages.ts';
import classes from './address.module.css';

/** The fields of a contact that a form holds under a name. */
export function AddressFields<Values extends FieldValues>({ name }: { name: FieldPath<Values> }) {
  const t = useMessages(addressMessages);
  const at = (part: string) => `${name}.${part}` as FieldPath<Values>;
  return (
    <div className={classes.fields}>
      <TextField<Values> name={at('name')} label={t('name')} />
      <TextField<Values> name={at('company')} label={t('company')} />
      <div className={classes.wide}>
        <LinesField<Values> name={at('lines')} label={t('street')} help={t('streetHelp')} />
      </div>
      <TextField<Values> name={at('postcode')} label={t('postcode')} />
      <TextField<Values> name={at('city')} label={t('city')} />
      <TextField<Values> name={at('region')} label={t('region')} />
      <TextField<Values> name={at('country')} label={t('country')} help={t('countryHelp')} />
      <TextField<Values> name={at('email')} label={t('email')} type="email" />
      <TextField<Values> name={at('phone')} label={t('phone')} type="tel" />
    </div>
  );
}
