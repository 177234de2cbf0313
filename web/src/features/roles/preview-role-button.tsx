import { Button } from '@mantine/core';
import { isBound, type RuleScope } from '@quarry/contracts/access';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '../../ui/dialogs.ts';
import { requestGraphql, startPreview, useSession } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { RecordChoices } from '../../ui/record-choices/index.ts';
import { useRoleName } from '../access/index.ts';
import classes from './roles.module.css';
import { rolesMessages } from './roles.messages.ts';
import { RolePreviewDocument, type RoleDetailFragment } from './roles.operations.generated.ts';

/** Shows the dashboard as the role sees it, for the shops and brands that are chosen where it matters. */
export function PreviewRoleButton({ role }: { role: RoleDetailFragment }) {
  const t = useMessages(rolesMessages);
  const tKit = useMessages(kitMessages);
  const roleName = useRoleName();
  const { failed, gone } = useShowRefusal();
  const userId = useSession()?.userData.id;
  const [isAsking, setAsking] = useState(false);
  const [shopIds, setShopIds] = useState<string[]>([]);
  const [brandIds, setBrandIds] = useState<string[]>([]);
  const isOf = (scope: RuleScope) => isBound(role.rules, scope);
  const hasChoice = isOf('own_shops') || isOf('own_brands');
  const name = roleName(role);

  const preview = useMutation({
    mutationFn: () => requestGraphql(RolePreviewDocument, { view: { roleId: role.id, shopIds, brandIds } }),
    onSuccess: ({ rolePreview }) => {
      if (rolePreview === null || userId === undefined) gone();
      else startPreview({ ...rolePreview, roleId: role.id, roleName: name, userId: String(userId) });
    },
    onError: failed,
  });

  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('preview')}
      </Button>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('previewTitle', { name })}
        closeButtonProps={{ 'aria-label': tKit('close') }}
      >
        <div className={classes.preview}>
          <p>{t('previewText')}</p>
          {isOf('own_shops') && (
            <fieldset>
              <legend>{t('theirShops')}</legend>
              <RecordChoices of="Shop" label={t('theirShops')} values={shopIds} isFocused onChange={setShopIds} />
            </fieldset>
          )}
          {isOf('own_brands') && (
            <fieldset>
              <legend>{t('theirBrands')}</legend>
              <RecordChoices
                of="Brand"
                label={t('theirBrands')}
                values={brandIds}
                isFocused={!isOf('own_shops')}
                onChange={setBrandIds}
              />
            </fieldset>
          )}
          <Button
            loading={preview.isPending}
            data-autofocus={hasChoice ? undefined : true}
            onClick={() => preview.mutate()}
          >
            {t('startPreview')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
