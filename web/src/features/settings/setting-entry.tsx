import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { SecretForm } from './secret-form.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingHistory } from './setting-history.tsx';
import { settingsMessages } from './settings.messages.ts';
import type { SettingDetailFragment } from './settings.operations.generated.ts';
import classes from './settings.module.css';
import { useResetSetting } from './use-save-setting.ts';
import { useSettingTexts } from './use-setting-texts.ts';

/** What of a setting is open: its form, its history, or nothing. */
export type OpenPart = 'form' | 'history' | undefined;

type SettingEntryProps = {
  setting: SettingDetailFragment;
  open: OpenPart;
  onOpen: (part: OpenPart) => void;
  /** What else there is to say of it. */
  children?: ReactNode;
};

/** One setting: what it is for, what rules and why, and the ways to change that. */
export function SettingEntry({ setting, open, onOpen, children }: SettingEntryProps) {
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  const { run: reset, isPending: isResetting } = useResetSetting(setting);
  const { id, key, form, value, variable, isOwn, isUnusable, inherited, version, mayUpdate } = setting;
  const name = { setting: texts.title(setting) };
  const mayChange = mayUpdate && variable === null;
  const article = useFocusOf(open);
  return (
    <article ref={article} id={key} className={classes.setting} aria-labelledby={`${key}-title`}>
      <h3 id={`${key}-title`}>{name.setting}</h3>
      <p className={classes.description}>{texts.description(setting)}</p>
      {open !== 'form' && (
        <p className={classes.value}>
          <bdi dir={form.kind === 'URL' ? 'ltr' : undefined}>{texts.value(setting, value)}</bdi>
        </p>
      )}
      <p className={classes.source}>{texts.source(setting)}</p>
      {setting.shopsWithOwn !== null && setting.shopId === null && (
        <ShopsWithOwn setting={setting} count={setting.shopsWithOwn} />
      )}
      {variable !== null && <p className={classes.source}>{t('setByHelp')}</p>}
      {isUnusable && <p className={classes.problem}>{t('unusable')}</p>}
      {children}
      {open === 'form' && form.kind === 'SECRET' && (
        <SecretForm key={id} setting={setting} onClose={() => onOpen(undefined)} />
      )}
      {open === 'form' && form.kind !== 'SECRET' && (
        <SettingForm key={`${id} ${version}`} setting={setting} onClose={() => onOpen(undefined)} />
      )}
      {open !== 'form' && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="xs"
            disabled={!mayChange}
            aria-label={t('changeSetting', name)}
            onClick={() => onOpen('form')}
          >
            {t('change')}
          </Button>
          {isOwn && mayChange && (
            <Button
              variant="default"
              size="xs"
              loading={isResetting}
              aria-label={t('resetSetting', { ...name, value: texts.value(setting, inherited) })}
              onClick={() => void reset(setting)}
            >
              {t('reset')}
            </Button>
          )}
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('showHistoryOf', name)}
            aria-expanded={open === 'history'}
            onClick={() => onOpen(open === 'history' ? undefined : 'history')}
          >
            {t('showHistory')}
          </Button>
        </div>
      )}
      {open === 'history' && (
        <Suspense>
          <SettingHistory setting={setting} />
        </Suspense>
      )}
    </article>
  );
}

/** That shops can differ, how many do, and the way to those; while none does, to the shops that could. */
type ShopsWithOwnProps = { setting: Pick<SettingDetailFragment, 'key' | 'group'>; count: number };

function ShopsWithOwn({ setting: { key, group }, count }: ShopsWithOwnProps) {
  const t = useMessages(settingsMessages);
  const maySee = useAbilities().can('read', 'Shop');
  // What grows is of every shop that is crawled; all other settings are of the own shops.
  const isOfAll = group === 'retention';
  const others = isOfAll ? [] : ['kind:own'];
  const filter = count === 0 ? others : [`ownSetting:${key}`];
  const found = t('shopsWithOwn', { count });
  return (
    <p className={classes.source}>
      {t('shopsMayDiffer')}{' '}
      {maySee ? (
        <Link to="/shops" search={{ filter }}>
          {count > 0 ? found : t(isOfAll ? 'toShops' : 'toOwnShops')}
        </Link>
      ) : (
        found
      )}
    </p>
  );
}

/** Takes the keyboard into the form that opens, and back to the button that opened it. */
function useFocusOf(open: OpenPart): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const wasForm = before.current === 'form';
    before.current = open;
    if (wasForm === (open === 'form')) return;
    // Where another setting was opened instead, the focus is there.
    if (wasForm && document.activeElement !== document.body) return;
    article.current?.querySelector<HTMLElement>(wasForm ? 'button' : 'input, select, textarea')?.focus();
  }, [open]);
  return article;
}
