import { useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { AttributeHistory } from './attribute-history.tsx';
import { scopeText, typeText } from './attribute.columns.tsx';
import { AttributeForm } from './attribute.form.tsx';
import { attributesList } from './attributes-list.ts';
import { attributesMessages } from './attributes.messages.ts';
import { AttributeByIdDocument, type AttributeDetailFragment } from './attributes.operations.generated.ts';
import { DeleteAttributeButton } from './delete-attribute-button.tsx';
import { ProductsWithAttribute, ProductsWithFinding } from './products-with-attribute.tsx';
import { AttributeUses } from './template/attribute-uses.tsx';
import { useUpdateAttribute } from './use-update-attribute.ts';

export function AttributeScreen() {
  const { attributeId } = useParams({ from: '/shell/settings/attributes/$attributeId' });
  const query = useRecord(AttributeByIdDocument, { id: attributeId });
  return (
    <LoadRecord query={query} recordOf={({ attribute }) => attribute}>
      {(attribute) => <AttributePage key={`${attribute.id} ${attribute.version}`} attribute={attribute} />}
    </LoadRecord>
  );
}

function AttributePage({ attribute }: { attribute: AttributeDetailFragment }) {
  const t = useMessages(attributesMessages);
  const tNavigation = useMessages(navigationMessages);
  const { update, optionUses } = useUpdateAttribute(attribute);
  return (
    <RecordPage
      title={attribute.name}
      facts={typeText(t, attribute.type)}
      steps={<RecordSteps list={attributesList} id={attribute.id} />}
      actions={attribute.mayDelete && <DeleteAttributeButton attribute={attribute} />}
      aside={
        <>
          <Section id="facts" title={tNavigation('attribute')}>
            <Facts
              facts={[
                { label: t('products'), value: <ProductsWithAttribute attribute={attribute} /> },
                { label: t('findings'), value: <ProductsWithFinding attribute={attribute} /> },
                { label: t('scope'), value: scopeText(t, attribute) },
                { label: t('origin'), value: t(attribute.isSystem ? 'isSystem' : 'isNotSystem') },
                { label: t('created'), value: <RelativeTime at={attribute.createdAt} /> },
                { label: t('updated'), value: <RelativeTime at={attribute.updatedAt} /> },
              ]}
            />
          </Section>
          <AttributeUses id={attribute.id} />
          <AttributeHistory attribute={attribute} />
        </>
      }
    >
      <AttributeForm attribute={attribute} onSave={update} optionUses={optionUses} isReadOnly={!attribute.mayUpdate} />
    </RecordPage>
  );
}
