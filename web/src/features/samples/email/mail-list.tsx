import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Email } from '@quarry/sample-data';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import parts from '../kit/app-frame.module.css';
import { LoadSample } from '../kit/load-sample.tsx';
import { emailMessages } from './email.messages.ts';
import classes from './email.module.css';
import { viewLink } from './mail-links.ts';
import { MailRow } from './mail-row.tsx';
import { MailTools } from './mail-tools.tsx';
import type { MailView } from './mail-view.ts';

type MailListProps = {
  view: MailView;
  text: string;
  query: UseQueryResult<object>;
  mails: readonly Email[];
  openId: number | undefined;
  selected: ReadonlySet<number>;
  searchField: RefObject<HTMLInputElement | null>;
  onSelect: (selected: ReadonlySet<number>) => void;
};

/** The mails of a folder or label: searched, chosen, and opened one by one. */
export function MailList(props: MailListProps) {
  const { view, text, query, mails, openId, selected, searchField, onSelect } = props;
  const t = useMessages(emailMessages);
  const navigate = useNavigate();
  const place = t(view.kind === 'label' ? view.label : view.folder);
  const chosen = mails.filter(({ id }) => selected.has(id));
  const search = (q: string) => navigate({ ...viewLink(view), search: { q: q || undefined }, replace: true });
  const select = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };

  return (
    <>
      <div className={classes.bar}>
        <label className={parts.check}>
          <input
            type="checkbox"
            aria-label={t('selectAll')}
            disabled={mails.length === 0}
            checked={chosen.length > 0 && chosen.length === mails.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < mails.length;
            }}
            onChange={() => onSelect(new Set(chosen.length === mails.length ? [] : mails.map(({ id }) => id)))}
          />
        </label>
        {chosen.length === 0 ? (
          <SearchField label={t('searchMails')} text={text} onSearch={(q) => void search(q)} fieldRef={searchField} />
        ) : (
          <div className={classes.tools}>
            <output className={classes.chosen}>{t('selected', { count: chosen.length })}</output>
            <MailTools mails={chosen} onGone={() => onSelect(new Set())} />
            <ToolButton label={t('clearSelection')} onClick={() => onSelect(new Set())}>
              <IconX size={18} stroke={1.6} aria-hidden />
            </ToolButton>
          </div>
        )}
      </div>
      <div className={parts.scroller} data-scroll-restoration-id="mails" key={place}>
        <LoadSample query={query}>
          {() =>
            mails.length > 0 ? (
              <ul aria-label={place}>
                {mails.map((mail) => (
                  <MailRow
                    key={mail.id}
                    mail={mail}
                    view={view}
                    isOpen={mail.id === openId}
                    isSelected={selected.has(mail.id)}
                    onSelect={() => select(mail.id)}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState
                title={text === '' ? t('emptyFolder', { folder: place }) : t('nothingFound')}
                text={text === '' ? t('emptyFolderText') : t('nothingFoundText', { folder: place, text })}
              >
                {text !== '' && (
                  <Button variant="default" onClick={() => void search('')}>
                    {t('clearSearch')}
                  </Button>
                )}
              </EmptyState>
            )
          }
        </LoadSample>
      </div>
      {query.isSuccess && <output className={classes.count}>{t('mails', { count: mails.length })}</output>}
    </>
  );
}
