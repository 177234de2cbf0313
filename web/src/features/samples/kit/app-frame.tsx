import { IconLayoutSidebar } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { SampleHead } from './sample-head.tsx';
import classes from './app-frame.module.css';

type AppFrameProps = {
  title: string;
  actions?: ReactNode;
  /** Where a person goes within the application, such as folders; behind a button where the window is narrow. */
  side?: { label: string; content: ReactNode };
  list: ReactNode;
  /** What was opened from the list: beside it where there is room, else in its place. */
  detail?: ReactNode;
  /** A list that stays narrow beside what is opened from it, such as one of people. */
  isListNarrow?: boolean;
  /** Whether a narrow window shows the detail; where it is only a hint that nothing was opened, it shows the list. */
  isDetailChosen?: boolean;
};

/** An application that fills the window, each of its panes scrolling by itself. */
export function AppFrame({
  title,
  actions,
  side,
  list,
  detail,
  isListNarrow = false,
  isDetailChosen = Boolean(detail),
}: AppFrameProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  // Anyone who chose a place there wants to see it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isSideOpen = openedAt === pathname;
  return (
    <div className={classes.app}>
      <SampleHead title={title}>
        {side && (
          <span className={classes.sideButton}>
            <ToolButton
              label={side.label}
              aria-expanded={isSideOpen}
              onClick={() => setOpenedAt(isSideOpen ? undefined : pathname)}
            >
              <IconLayoutSidebar size={18} stroke={1.6} aria-hidden />
            </ToolButton>
          </span>
        )}
        {actions}
      </SampleHead>
      <div className={classes.panes} data-detail={isDetailChosen} data-narrow-list={isListNarrow}>
        {side && (
          <nav className={classes.side} aria-label={side.label} data-open={isSideOpen}>
            {side.content}
          </nav>
        )}
        <section className={classes.list}>{list}</section>
        {Boolean(detail) && <section className={classes.detail}>{detail}</section>}
      </div>
    </div>
  );
}
