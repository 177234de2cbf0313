import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { toast } from 'sonner';
import { useMessages } from '../../../i18n/index.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import * as components from './icon-set.ts';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

/** Each icon by its name in small letters: `shopping-cart`. */
const iconSet = Object.entries(components).map(([key, icon]) => ({
  name: key
    .slice('Icon'.length)
    .replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '-')
    .toLowerCase(),
  icon,
}));

/** Icons by name; a press copies the name. */
export function IconsScreen() {
  const t = useMessages(showcaseMessages);
  const tKit = useMessages(kitMessages);
  const navigate = useNavigate();
  const { q = '' } = useSearch({ from: '/shell/ui/icons' });
  const words = q.trim().toLowerCase().split(/\s+/);
  const found = iconSet.filter(({ name }) => words.every((word) => name.includes(word)));
  const search = (text: string) => void navigate({ to: '/ui/icons', search: { q: text || undefined }, replace: true });
  const copy = async (name: string) => {
    if (await copyText(name)) toast.success(t('copied', { text: name }));
  };
  return (
    <SamplePage title={t('iconsTitle')}>
      <div className={classes.search}>
        <SearchField label={t('searchIcons')} text={q} onSearch={search} />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('noIcon')} text={t('noIconText')}>
          <Button onClick={() => search('')}>{tKit('clearSearch')}</Button>
        </EmptyState>
      ) : (
        <>
          <p className={classes.about}>
            {t('icons', { count: found.length })}. {t('iconsText')}
          </p>
          <ul className={classes.icons}>
            {found.map(({ name, icon: ShownIcon }) => (
              <li key={name}>
                <button type="button" onClick={() => void copy(name)}>
                  <ShownIcon size={28} stroke={1.6} aria-hidden />
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </SamplePage>
  );
}
