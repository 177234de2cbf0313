import type { Subject } from '@quarry/contracts/access';
import { namedText, useLanguage, useMessages } from '../../i18n/index.ts';
import { InRecordWords } from '../../ui/record/index.ts';
import type { FieldWords } from '../../ui/routing/index.ts';
import { english, rolesMessages } from './roles.messages.ts';

const noWords: FieldWords = { fields: {} };

type InFieldWordsProps = { subject: Subject; children: (label: (field: string) => string) => React.ReactNode };

/** What the fields of a subject's records are called, in the words of their own pages. */
export function InFieldWords({ subject, children }: InFieldWordsProps) {
  const t = useMessages(rolesMessages);
  return (
    <InRecordWords entity={subject.toLowerCase()} otherwise={noWords}>
      {({ fields }) =>
        children((field) => fields[field] ?? fields[`config.${field}`] ?? namedText(t, english, 'field', field))
      }
    </InRecordWords>
  );
}

/** The fields that a right is limited to, in one line. */
export function FieldNames({ subject, fields }: { subject: Subject; fields: readonly string[] }) {
  const t = useMessages(rolesMessages);
  const language = useLanguage();
  return (
    <InFieldWords subject={subject}>
      {(label) =>
        t('onlyFields', { fields: new Intl.ListFormat(language, { type: 'unit' }).format(fields.map(label)) })
      }
    </InFieldWords>
  );
}
