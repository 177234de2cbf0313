import { Button } from '@mantine/core';
import { toast } from 'sonner';
import { useMessages } from '../../../i18n/index.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { licenceMessages } from './licence.messages.ts';
import classes from './licence.module.css';

const clauses = ['use', 'data', 'keep', 'promise'] as const;

/** The terms of the samples, to read and to copy. */
export function LicenceScreen() {
  const t = useMessages(licenceMessages);
  const copy = async () => {
    const text = clauses.map((clause) => `${t(`${clause}Title`)}\n${t(`${clause}Text`)}`).join('\n\n');
    if (await copyText(text)) toast.success(t('copied'));
  };
  return (
    <SamplePage
      title={t('title')}
      actions={
        <Button variant="default" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      }
    >
      <ol className={classes.sheet}>
        {clauses.map((clause) => (
          <li key={clause}>
            <h2>{t(`${clause}Title`)}</h2>
            <p>{t(`${clause}Text`)}</p>
          </li>
        ))}
      </ol>
    </SamplePage>
  );
}
