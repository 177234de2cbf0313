import { Button, FileButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import classes from './picture-choice.module.css';

const largestBytes = 800_000;

type PictureChoiceProps = {
  /** What shows the picture that is chosen now. */
  preview: ReactNode;
  chooseLabel: string;
  removeLabel?: string;
  help: string;
  /** Said of a file that is no picture, or too large. */
  refusal: string;
  onChange: (picture: string) => void;
};

/** Chooses a picture from the person's files; it stays in the page, as a text that shows it. */
export function PictureChoice(props: PictureChoiceProps) {
  const { preview, chooseLabel, removeLabel, help, refusal, onChange } = props;
  const [isRefused, setRefused] = useState(false);
  const choose = async (file: File | null) => {
    if (!file) return;
    const isPicture = /^image\/(png|jpeg|webp|gif)$/.test(file.type) && file.size <= largestBytes;
    setRefused(!isPicture);
    if (isPicture) onChange(await readAsAddress(file));
  };
  return (
    <div className={classes.choice}>
      {preview}
      <div className={classes.side}>
        <span className={classes.buttons}>
          <FileButton accept="image/png,image/jpeg,image/webp,image/gif" onChange={(file) => void choose(file)}>
            {(button) => (
              <Button variant="default" {...button}>
                {chooseLabel}
              </Button>
            )}
          </FileButton>
          {removeLabel !== undefined && (
            <Button variant="default" onClick={() => onChange('')}>
              {removeLabel}
            </Button>
          )}
        </span>
        <small>{help}</small>
        {isRefused && (
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </div>
  );
}

function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}
