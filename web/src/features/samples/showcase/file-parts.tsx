import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { Part } from './part.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

/** Takes files by a button or by dropping them, and says what they are. */
export function UploadPart() {
  const t = useMessages(showcaseMessages);
  const format = useFormat();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  return (
    <Part name="upload" about="uploadText">
      <div
        className={classes.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          setFiles([...event.dataTransfer.files]);
        }}
      >
        <FileButton multiple onChange={setFiles}>
          {(button) => (
            <Button variant="default" {...button}>
              {t('uploadField')}
            </Button>
          )}
        </FileButton>
      </div>
      <ul className={classes.bullets}>
        {files.map(({ name, size }) => (
          <li key={name}>
            {name}, {format.bytes(size)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function ClipboardPart() {
  return (
    <Part name="clipboard" about="clipboardText">
      <CopyableId id="4006381333931" />
    </Part>
  );
}
