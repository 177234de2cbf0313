import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import { copyText } from '../../ui/copy-text.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { saveFile } from '../../ui/save-file.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import classes from './second-factor.module.css';

/** Recovery codes, shown this once, to copy or to keep as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useMessages(secondFactorMessages);
  const tKit = useMessages(kitMessages);
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(text)) toast.success(tKit('copied'));
    else toast.error(t('notCopied'));
  };
  const download = () =>
    saveFile(
      new Blob([`${t('fileHead', { host: location.host })}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }),
      'quarry-recovery-codes.txt',
    );
  return (
    <>
      <p>{t('codesHelp')}</p>
      <ul className={classes.codes} dir="ltr" aria-label={t('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.keep}>
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {tKit('copy')}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
          {t('download')}
        </Button>
      </div>
    </>
  );
}
