import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ExplainedButton } from '../explain/explained-button.tsx';
import { explainMessages } from '../explain/explain.messages.ts';
import type { Explanation } from '../explain/explanation.ts';
import { Section } from '../record/index.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';
import classes from './state-card.module.css';
import { configurableStates, ConfigurableStateDot, type ConfigurableState } from './states.tsx';

type StateCardProps = {
  name: string;
  state: ConfigurableState;
  nextStates: readonly ConfigurableState[];
  /** What keeps it from a state, where there is more to say than for every record. */
  blocked?: Partial<Record<ConfigurableState, string>>;
  mayChange: boolean;
  isBusy: boolean;
  onChange: (state: ConfigurableState) => void;
};

/** The whole life of a record: where it stands, where it may go, and why not elsewhere. */
export function StateCard(props: StateCardProps) {
  const { name, state, nextStates, blocked = {}, mayChange, isBusy, onChange } = props;
  const t = useMessages(lifecycleMessages);
  const [isArchiving, setArchiving] = useState(false);
  const tExplain = useMessages(explainMessages);
  const ways = nextStates.map((next) => t(`change.${next}`)).join(', ');
  const refusalOf = (target: ConfigurableState): Explanation => ({
    title: tExplain('notNowTitle'),
    reasons: [blocked[target] ?? blockedText(t, state, target)],
    rule: `${state} → ${target}`,
    // What keeps it from there names its own way out.
    next: ways === '' || blocked[target] !== undefined ? undefined : ways,
  });
  const choose = (next: ConfigurableState) => (next === 'archived' ? setArchiving(true) : onChange(next));
  const current = useRef<HTMLLIElement>(null);
  const shown = useRef(state);
  // The button that was pressed makes room for the state: the next one that has the focus may do what nobody asked for.
  useEffect(() => {
    if (shown.current !== state && document.activeElement === document.body) current.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <Section id="state" title={t('state')}>
      <ol className={classes.states}>
        {configurableStates.map((one) => (
          <li
            key={one}
            className={classes.state}
            {...(one === state && { 'aria-current': 'step', tabIndex: -1, ref: current })}
          >
            <div>
              <ConfigurableStateDot state={one} />
              <p className={classes.note}>
                {one === state || nextStates.includes(one)
                  ? t(`about.${one}`)
                  : (blocked[one] ?? blockedText(t, state, one))}
              </p>
            </div>
            {one === state && <span className={classes.now}>{t('isNow')}</span>}
            {one !== state && mayChange && (
              <ExplainedButton
                variant="default"
                size="compact-sm"
                label={t(`change.${one}`)}
                disabled={isBusy}
                refusal={nextStates.includes(one) ? undefined : refusalOf(one)}
                onClick={() => choose(one)}
              />
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        isOpen={isArchiving}
        title={t('archiveTitle', { name })}
        text={t('archiveText')}
        confirmLabel={t('change.archived')}
        isDanger
        onConfirm={() => {
          setArchiving(false);
          onChange('archived');
        }}
        onClose={() => setArchiving(false)}
      />
    </Section>
  );
}

function blockedText(
  t: ReturnType<typeof useMessages<typeof lifecycleMessages.english>>,
  state: ConfigurableState,
  target: ConfigurableState,
): string {
  return t(state === 'archived' ? 'archivedForGood' : `blocked.${target}`);
}
