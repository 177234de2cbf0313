import { Button } from '@mantine/core';
import { linkHours } from '@quarry/contracts/access';
import { reasoned } from '@quarry/contracts/wording';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Modal } from '../../ui/dialogs.ts';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { MadeLink } from './made-link.tsx';
import { usersMessages } from './users.messages.ts';
import { CreateUserLinkDocument, type UserDetailFragment } from './users.operations.generated.ts';

/** Makes a link by which the user sets a password, and shows it once. */
export function UserLinkButton({ user }: { user: UserDetailFragment }) {
  const t = useMessages(usersMessages);
  const tKit = useMessages(kitMessages);
  const { refused, gone, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: async () => (await requestGraphql(CreateUserLinkDocument, { id: user.id })).createUserLink,
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'UserLinkCreated':
          return queryClient.invalidateQueries({ queryKey: ['Changes'] });
        case 'RoleNotHeld':
          return refused(reasoned('ROLE_NOT_HELD', { role: result.roleName }));
        case 'NotAllowedNow':
          return refused(result);
        case 'NotFound':
          return gone();
      }
    },
    onError: failed,
  });
  const link = make.data?.__typename === 'UserLinkCreated' ? make.data.link : undefined;
  return (
    <>
      <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
        {t(user.status === 'PENDING' ? 'makeInvitation' : 'makeLink')}
      </Button>
      <Modal
        opened={link !== undefined}
        onClose={make.reset}
        title={t('linkTitle', { name: user.shownName })}
        closeButtonProps={{ 'aria-label': tKit('close') }}
      >
        {link && (
          <>
            <p>{t(`mail.${link.mail}`, { email: user.email })}</p>
            <MadeLink link={link} label={t('link')} />
            <p>{t('linkTerms', { hours: linkHours })}</p>
          </>
        )}
      </Modal>
    </>
  );
}
