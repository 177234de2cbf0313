import { IconChevronDown, IconRefresh, IconX } from '@tabler/icons-react';
import { createContext, use, useId, useState, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import classes from './card.module.css';
import { cardsMessages } from './cards.messages.ts';

/** What can be done with a card besides reading it. */
export type CardActions = { canCollapse?: boolean; canReload?: boolean; onRemove?: () => void };

/** How deep the headings of cards lie: below the screen's own title, or below that of a group. */
export const CardLevel = createContext<'h2' | 'h3'>('h2');

export const CardActionsContext = createContext<CardActions>({});

type CardFrameProps = {
  title: string;
  choice?: ReactNode;
  onReload?: () => void;
  isBusy?: boolean;
  children: ReactNode;
};

/** A card: its title, what can be chosen and done, and its body. */
export function CardFrame({ title, choice, onReload, isBusy = false, children }: CardFrameProps) {
  const t = useMessages(cardsMessages);
  const { canCollapse, canReload, onRemove } = use(CardActionsContext);
  const [isFolded, setFolded] = useState(false);
  const level = use(CardLevel);
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={isBusy}>
      <header className={classes.head}>
        {level === 'h3' ? <h3 id={id}>{title}</h3> : <h2 id={id}>{title}</h2>}
        {choice}
        {canCollapse && (
          <ToolButton
            label={t(isFolded ? 'unfold' : 'fold', { title })}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            <IconChevronDown size={18} stroke={1.6} aria-hidden className={classes.fold} data-folded={isFolded} />
          </ToolButton>
        )}
        {canReload && onReload && (
          <ToolButton label={t('reload', { title })} onClick={onReload}>
            <IconRefresh size={18} stroke={1.6} aria-hidden />
          </ToolButton>
        )}
        {onRemove && (
          <ToolButton label={t('remove', { title })} onClick={onRemove}>
            <IconX size={18} stroke={1.6} aria-hidden />
          </ToolButton>
        )}
      </header>
      {!isFolded && children}
    </section>
  );
}
