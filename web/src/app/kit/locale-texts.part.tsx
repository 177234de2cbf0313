import * as z from 'zod';
import { RecordForm, useRecordForm } from '../../ui/form/index.ts';
import {
  byLocale,
  issuesByLocale,
  LocaleTexts,
  textsByLocale,
  type TextsByLocale,
} from '../../ui/locale-texts/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';

const text = z.object({ locale: z.string(), text: z.string().max(80, { error: 'too_long' }) });
const kettleInput = z.object({
  names: z.array(text).min(1, { error: 'required' }),
  slugs: z.array(text),
  descriptions: z.array(text),
});
type Draft = z.output<typeof kettleInput>;
type Kettle = { names: TextsByLocale; slugs: TextsByLocale; descriptions: TextsByLocale };

const texts = ['names', 'slugs', 'descriptions'];

const stored: Draft = {
  names: [
    { locale: 'en', text: 'Kettle' },
    { locale: 'de', text: 'Kessel' },
    { locale: 'ar', text: 'غلاية' },
  ],
  slugs: [
    { locale: 'en', text: 'kettle' },
    { locale: 'de', text: 'kessel' },
  ],
  descriptions: [{ locale: 'en', text: 'Boils water.' }],
};

/** A record with texts in a few content locales, and one with so many that they do not fit; the German name is refused. */
export function LocaleTextsPart() {
  return (
    <RecordPage title="Texts by locale">
      <KettleForm id="few" title="Three locales" locales={['en', 'de', 'ar']} />
      <KettleForm id="many" title="Seven locales" locales={['en', 'de', 'fr', 'pt-BR', 'ar', 'zh-Hant', 'ja']} />
    </RecordPage>
  );
}

type KettleFormProps = { id: string; title: string; locales: readonly string[] };

function KettleForm({ id, title, locales }: KettleFormProps) {
  const form = useRecordForm<Kettle, Draft>(byLocale(kettleInput, texts), {
    names: textsByLocale(stored.names, locales),
    slugs: textsByLocale(stored.slugs, locales),
    descriptions: textsByLocale(stored.descriptions, locales),
  });
  const refused = [{ path: 'names.1.text', code: 'repeated' }];
  return (
    <RecordForm
      form={form}
      onSave={async () => ({ kind: 'issues', issues: issuesByLocale(refused, form.getValues(), texts) })}
    >
      <Section id={id} title={title}>
        <LocaleTexts<Kettle>
          locales={locales}
          fields={[
            { name: 'names', label: 'Name', isRequired: true, isListed: true },
            { name: 'slugs', label: 'Slug', help: 'Part of the URL' },
            { name: 'descriptions', label: 'Description', isLong: true },
          ]}
        />
      </Section>
    </RecordForm>
  );
}
