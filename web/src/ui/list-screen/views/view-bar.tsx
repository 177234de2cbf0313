import { IconDeviceFloppy, IconPencil, IconPlus, IconRotate, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import type { ListSearch } from '../../routing/index.ts';
import { ToolButton } from '../../tool-button.tsx';
import { useDeleted } from '../../bin/index.ts';
import { showUndo } from '../../undo-toast.tsx';
import type { ListView, SavedView } from '../use-list-view.ts';
import type { List } from '../use-list.ts';
import { useViewChanges, type ViewDraft } from './use-view-changes.ts';
import classes from './view-bar.module.css';
import { ViewDialog } from './view-dialog.tsx';
import { differs, queryOf, searchOf } from './view-query.ts';
import { viewsMessages } from './views.messages.ts';

type ViewBarProps = {
  list: Pick<List<unknown>, 'key' | 'search'>;
  columns: readonly { key: string }[];
  listView: ListView;
};

/** All rows, one's own views and those that others share, as tabs; beside them what can be done with what the list shows now. */
export function ViewBar({ list, columns, listView }: ViewBarProps) {
  const t = useMessages(viewsMessages);
  const tKit = useMessages(kitMessages);
  const navigate = useNavigate();
  const { views, view, layout, setLayout } = listView;
  const changes = useViewChanges(list.key);
  const deleted = useDeleted();
  const [dialog, setDialog] = useState<{ view?: SavedView }>();
  const isChanged = view !== undefined && differs(view, list.search, layout, columns);
  // Every list's route reads its search with parseListSearch, which the router cannot know of "the route we are on".
  const go = (search: ListSearch) => void navigate({ to: '.', search: search as never });
  const removed = useRef<string>(undefined);
  const missing = view ? undefined : list.search.view;
  const leaveMissing = useEffectEvent(async (id: string) => {
    // The views at hand may not have come yet, or be older than this one.
    const isThere = async () => (await changes.readAgain()).some((one) => one.id === id);
    if (id === removed.current || (await isThere())) return;
    toast.info(t('gone'), { id });
    void navigate({ to: '.', search: ((now: ListSearch) => withoutView(now, id)) as never, replace: true });
  });
  useEffect(() => {
    // Where they cannot be read, nothing is known of it.
    if (missing !== undefined) leaveMissing(missing).catch(() => undefined);
  }, [missing]);
  const shown = { query: queryOf(list.search), columns: layout.columns, density: layout.density };

  const change = async (before: SavedView, draft: ViewDraft) => {
    const refusal = await changes.update(before, draft);
    if (refusal !== undefined) return refusal;
    const saved = { ...before, version: before.version + 1 };
    showUndo(t('saved', { name: draft.name }), tKit('undo'), async () => {
      const problem = await changes.update(saved, draftOf(before));
      if (problem !== undefined) toast.error(problem);
    });
    return undefined;
  };
  const save = async (before: SavedView) => {
    const { name, isShared } = before;
    const refusal = await change(before, { name, isShared, ...shown });
    if (refusal !== undefined) return void toast.error(refusal);
    setLayout(null);
  };
  const make = async (draft: Pick<ViewDraft, 'name' | 'isShared'>, id: string) => {
    const refusal = await changes.create(id, { ...draft, ...shown });
    if (refusal !== undefined) return refusal;
    setLayout(null);
    go({ ...list.search, view: id });
    showUndo(t('saved', { name: draft.name }), tKit('undo'), async () => {
      const problem = await remove({ id, name: draft.name, version: 1 });
      if (problem !== undefined) toast.error(problem);
    });
    return undefined;
  };
  const remove = async (gone: Pick<SavedView, 'id' | 'name' | 'version'>) => {
    removed.current = gone.id;
    const refusal = await changes.remove(gone);
    if (refusal !== undefined) return refusal;
    void navigate({ to: '.', search: ((now: ListSearch) => (now.view === gone.id ? {} : now)) as never });
    deleted(gone.id, gone.name);
    return undefined;
  };

  return (
    <>
      <nav className={classes.tabs} aria-label={t('views')}>
        <ViewTab search={{}} isOpen={view === undefined} label={t('all')} />
        {views.map((one) => (
          <ViewTab
            key={one.id}
            search={searchOf(one)}
            isOpen={one.id === view?.id}
            label={one.name}
            note={one.ownerName === null ? undefined : t('sharedBy', { name: one.ownerName })}
            isShared={one.isShared}
            isChanged={isChanged && one.id === view?.id}
          />
        ))}
      </nav>
      {isChanged && view.mayUpdate && (
        <ToolButton label={t('save', { name: view.name })} onClick={() => void save(view)}>
          <IconDeviceFloppy size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      )}
      {isChanged && (
        <ToolButton
          label={t('reset', { name: view.name })}
          onClick={() => {
            setLayout(null);
            go(searchOf(view));
          }}
        >
          <IconRotate size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      )}
      {view?.mayUpdate && (
        <ToolButton label={t('edit', { name: view.name })} aria-haspopup="dialog" onClick={() => setDialog({ view })}>
          <IconPencil size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      )}
      <ToolButton label={t('saveAs')} aria-haspopup="dialog" onClick={() => setDialog({})}>
        <IconPlus size={18} stroke={1.6} aria-hidden />
      </ToolButton>
      {dialog && (
        <ViewDialog
          view={dialog.view}
          onSave={(draft, id) => (dialog.view ? change(dialog.view, renamed(dialog.view, draft)) : make(draft, id))}
          onDelete={remove}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** The list as it stands, no longer under this view. */
function withoutView(now: ListSearch, id: string): ListSearch {
  const { view, ...rest } = now;
  return view === id ? rest : now;
}

function draftOf({ name, isShared, query, columns, density }: SavedView): ViewDraft {
  return { name, isShared, query, columns, density };
}

/** Another name, or other readers; what was saved of the list stays as it is. */
function renamed(view: SavedView, draft: Pick<ViewDraft, 'name' | 'isShared'>): ViewDraft {
  return { ...draftOf(view), ...draft };
}

type ViewTabProps = {
  search: ListSearch;
  isOpen: boolean;
  label: string;
  /** Who shares it. */
  note?: string | undefined;
  isShared?: boolean;
  isChanged?: boolean;
};

function ViewTab({ search, isOpen, label, note, isShared = false, isChanged = false }: ViewTabProps) {
  const t = useMessages(viewsMessages);
  return (
    <Link
      to="."
      search={search as never}
      // Else every address of the list would count as the one without a filter.
      activeOptions={{ exact: true }}
      className={classes.tab}
      aria-current={isOpen ? 'page' : undefined}
      title={note}
    >
      {isShared && <IconUsers size={14} stroke={1.6} aria-hidden />}
      {isShared && <span className="visually-hidden">{note ?? t('shared')}</span>}
      <bdi>{label}</bdi>
      {isChanged && (
        <span className={classes.changed} title={t('unsaved')}>
          <span className="visually-hidden">{t('unsaved')}</span>
        </span>
      )}
    </Link>
  );
}
