import { useFormat } from '../../i18n/index.ts';
import { Absent } from '../values.tsx';
import { placeLines } from './address-lines.ts';
import classes from './address.module.css';

/** Somebody who is written to or delivered to. */
export type Contact = {
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  lines: readonly string[];
  postcode: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
};

/** A contact as it stands on an envelope, with the ways to reach it below. */
export function Address({ contact }: { contact: Contact | null }) {
  const format = useFormat();
  if (contact === null) return <Absent />;
  const { name, company, lines, country, email, phone } = contact;
  const written = [name, company, ...lines, ...placeLines(contact), country && format.country(country)];
  return (
    <address className={classes.address}>
      {written.map((line, at) =>
        line === null || line === '' ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
          <bdi key={at}>{line}</bdi>
        ),
      )}
      {email !== null && (
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </address>
  );
}
