import type { FieldPath, FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { LinesField, TextField } from '../form/index.ts';
import { addressMessages } from './address.messages.ts';
import classes from './address.module.css';

type AddressFieldsProps<Values extends FieldValues> = {
  /** Under which the form holds them; by themselves where none is given. */
  name?: FieldPath<Values>;
  /** Whether it is the address of somebody whose e-mail address stands elsewhere. */
  isWithoutEmail?: boolean;
  /** Whether name and country have to be said. */
  isRequired?: boolean;
};

/** The fields of a contact that a form holds under a name. */
export function AddressFields<Values extends FieldValues>(props: AddressFieldsProps<Values>) {
  const { name, isWithoutEmail = false, isRequired = false } = props;
  const t = useMessages(addressMessages);
  const at = (part: string) => (name === undefined ? part : `${name}.${part}`) as FieldPath<Values>;
  return (
    <div className={classes.fields}>
      <TextField<Values> name={at('name')} label={t('name')} isRequired={isRequired} />
      <TextField<Values> name={at('company')} label={t('company')} />
      <div className={classes.wide}>
        <LinesField<Values> name={at('lines')} label={t('street')} help={t('streetHelp')} />
      </div>
      <TextField<Values> name={at('postcode')} label={t('postcode')} />
      <TextField<Values> name={at('city')} label={t('city')} />
      <TextField<Values> name={at('region')} label={t('region')} />
      <TextField<Values> name={at('country')} label={t('country')} help={t('countryHelp')} isRequired={isRequired} />
      {!isWithoutEmail && <TextField<Values> name={at('email')} label={t('email')} type="email" />}
      <TextField<Values> name={at('phone')} label={t('phone')} type="tel" />
    </div>
  );
}
