import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { BrandDraft } from '@quarry/contracts/brands';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { BrandForm } from './brand.form.tsx';
import { brandsMessages } from './brands.messages.ts';
import { CreateBrandDocument } from './brands.operations.generated.ts';

export function BrandNewScreen() {
  const t = useMessages(brandsMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const create = async (input: BrandDraft): Promise<SaveOutcome> => {
    const { createBrand: result } = await requestGraphql(CreateBrandDocument, { input });
    switch (result.__typename) {
      case 'BrandCreated': {
        const { id, name } = result.brand;
        await queryClient.invalidateQueries({ queryKey: ['BrandsList'] });
        return {
          kind: 'saved',
          text: t('added', { name }),
          after: () => navigate({ to: '/brands/$brandId', params: { brandId: id } }),
        };
      }
      case 'BrandNameTaken':
        return { kind: 'refused', field: 'name', text: t('nameTaken', { name: result.name }) };
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };

  return (
    <RecordPage title={t('addTitle')}>
      <BrandForm onSave={create} saveLabel={t('addButton')} />
    </RecordPage>
  );
}
