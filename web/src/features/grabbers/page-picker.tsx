import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import type { StoredPagesQuery } from './grabbers.operations.generated.ts';
import classes from './workbench.module.css';

type StoredPage = StoredPagesQuery['storedPages'][number];

type PagePickerProps = {
  pages: readonly StoredPage[];
  page: StoredPage | undefined;
  find: string;
  isLoading: boolean;
  onFind: (text: string) => void;
  onPick: (pageId: string) => void;
};

/** Which stored page is looked at: found by a part of its address, or leafed through. */
export function PagePicker({ pages, page, find, isLoading, onFind, onPick }: PagePickerProps) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const [typed, setTyped] = useState(find);
  const index = pages.findIndex(({ id }) => id === page?.id);
  const step = (by: number) => {
    const next = pages[index + by];
    return { disabled: next === undefined, onClick: () => next && onPick(next.id) };
  };
  return (
    <search className={classes.picker}>
      <TextInput
        label={t('findPage')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed.trim() !== find && onFind(typed.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onFind(typed.trim());
        }}
      />
      <NativeSelect
        className={classes.pageChoice}
        label={t('page')}
        value={page?.id ?? ''}
        onChange={(event) => onPick(event.currentTarget.value)}
        data={
          pages.length === 0
            ? [{ value: '', label: t(isLoading ? 'loadingPages' : 'noPageFound') }]
            : pages.map(({ id, url, fetchedAt }) => ({ value: id, label: `${url} · ${format.dateTime(fetchedAt)}` }))
        }
      />
      <Button variant="default" {...step(-1)}>
        {t('previousPage')}
      </Button>
      <Button variant="default" {...step(1)}>
        {t('nextPage')}
      </Button>
    </search>
  );
}
