import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { Section } from '../../ui/record/index.ts';
import classes from './avatar.module.css';
import { accountMessages } from './account.messages.ts';
import { sendPicture } from './send-picture.ts';
import { useSetAvatar, type PicturedUser } from './use-set-avatar.ts';

const types = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** Somebody's picture: another one is looked at as it will be before it is taken. */
export function AvatarSection({ user }: { user: PicturedUser }) {
  const t = useMessages(accountMessages);
  const { failed } = useShowRefusal();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ avatarId: string; url: string }>();
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: sendPicture,
    onSuccess: (sent) => {
      setChosen(sent.kind === 'kept' ? sent : undefined);
      setProblem(sent.kind === 'kept' ? undefined : t(sent.code));
    },
    onError: failed,
  });
  const set = useSetAvatar(user);
  const take = (avatarId: string | null) => {
    setProblem(undefined);
    set.mutate(avatarId, {
      onSuccess: (refusal) => (refusal === undefined ? setChosen(undefined) : setProblem(refusal)),
    });
  };
  return (
    <Section id="picture" title={t('picture')}>
      <div className={classes.picture}>
        <Avatar id={user.id} name={user.shownName} src={chosen?.url ?? user.picture} size={96} />
        <div className={classes.choice}>
          <p id="picture-help">{t(chosen ? 'picturePreview' : 'pictureHelp')}</p>
          <input
            ref={input}
            type="file"
            accept={types}
            hidden
            aria-label={t('choosePicture')}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // The same file chosen again is a choice too.
              event.currentTarget.value = '';
              if (file) send.mutate(file);
            }}
          />
          <div className={classes.buttons}>
            {chosen && (
              <Button loading={set.isPending} onClick={() => take(chosen.avatarId)}>
                {t('takePicture')}
              </Button>
            )}
            <Button
              variant="default"
              loading={send.isPending}
              aria-describedby={problem ? 'picture-help picture-problem' : 'picture-help'}
              onClick={() => input.current?.click()}
            >
              {t(user.picture || chosen ? 'choosePictureAgain' : 'choosePicture')}
            </Button>
            {chosen && (
              <Button variant="default" onClick={() => setChosen(undefined)}>
                {t('leavePicture')}
              </Button>
            )}
            {user.avatarId && !chosen && (
              <Button variant="default" loading={set.isPending} onClick={() => take(null)}>
                {t('removePicture')}
              </Button>
            )}
          </div>
          {problem && (
            <p id="picture-problem" role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
