import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import { sharesOf } from './poll-shares.ts';
import classes from './profile.module.css';
import { profileMessages } from './profile.messages.ts';
import type { Profile } from './use-profile.ts';

/** One question with its answers; the shares follow a vote at once. */
export function Poll({ polls }: { polls: Profile['polls'] }) {
  const t = useMessages(profileMessages);
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  const votes = polls.map(({ name, votedUser }) => votedUser.length + (name === chosen ? 1 : 0));
  const shares = sharesOf(votes);
  return (
    <fieldset className={classes.poll}>
      <legend>{t('polls')}</legend>
      {polls.map(({ name, votedUser }, place) => (
        <label key={name} className={classes.choice}>
          <span className={classes.choiceHead}>
            <input type="radio" name="poll" checked={chosen === name} onChange={() => setChosen(name)} />
            <span className={classes.grow}>{name}</span>
            <span className="tabular">{format.percent(shares[place] ?? 0)}</span>
          </span>
          <span className={classes.track} aria-hidden>
            <span style={{ inlineSize: `${(shares[place] ?? 0) * 100}%` }} />
          </span>
          <span className={classes.voters}>
            {votedUser.map(({ img, username }) => (
              <Portrait key={username} name={username} picture={img} size={24} />
            ))}
            <small>{t('votes', { count: votes[place] ?? 0 })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
