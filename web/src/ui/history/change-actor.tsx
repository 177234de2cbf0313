import { Link } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Avatar } from '../avatar.tsx';
import { lifecycleMessages } from '../lifecycle/index.ts';
import { recordLink } from '../routing/index.ts';
import { historyMessages } from './history.messages.ts';
import type { RecordChangeFragment } from './history.operations.generated.ts';

type Actor = Pick<RecordChangeFragment, 'actor' | 'actorId' | 'actorAvatar' | 'isActorErased' | 'channel'>;

/** Who changed it, a person or a sales channel; their page for a reader who may see it. */
export function ChangeActor({ actor, actorId, actorAvatar, isActorErased, channel }: Actor) {
  const t = useMessages(historyMessages);
  const tLife = useMessages(lifecycleMessages);
  const mayReadUsers = useAbilities().can('read', 'User');
  if (channel) return <Link {...recordLink('channel', channel.id)}>{channel.name}</Link>;
  if (isActorErased) return tLife('erasedPerson');
  if (actor === '') return t('system');
  const name = (
    <>
      <Avatar id={actorId ?? actor} name={actor} src={actorAvatar} size={20} /> {actor}
    </>
  );
  if (actorId === null) return name;
  // Anyone who may read no users is told of themselves alone.
  if (!mayReadUsers) return <Link to="/account">{name}</Link>;
  return <Link {...recordLink('user', actorId)}>{name}</Link>;
}
