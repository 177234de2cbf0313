import { useEffect, useState } from 'react';
import type { OpenPart } from './setting-entry.tsx';
import type { SettingDetailFragment } from './settings.operations.generated.ts';

type OpenEntry = { open: OpenPart; onOpen: (part: OpenPart) => void };

/** One setting of a page is open at a time; the page begins at the one that a link is to, with its history. */
export function useOpenSetting(
  linkedKey: string | undefined,
): (setting: Pick<SettingDetailFragment, 'key'>) => OpenEntry {
  const [open, setOpen] = useState<{ key: string; part: OpenPart } | undefined>(
    linkedKey === undefined ? undefined : { key: linkedKey, part: 'history' },
  );
  useEffect(() => {
    if (linkedKey) document.querySelector(`#${CSS.escape(linkedKey)}`)?.scrollIntoView();
  }, [linkedKey]);
  return ({ key }) => ({
    open: open?.key === key ? open.part : undefined,
    onOpen: (part) => setOpen({ key, part }),
  });
}
