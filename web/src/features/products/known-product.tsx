import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { productMessages } from './product.messages.ts';

/** Says which product a typed one may be already, with the way there; and, in a form, that it is another. */
export function KnownProduct({ id, name, text, onOther }: KnownProductProps) {
  const t = useMessages(productMessages);
  return (
    <>
      {text}{' '}
      <Link to="/products/$productId" params={{ productId: id }}>
        {t('openInstead')}
      </Link>{' '}
      {onOther && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('anotherOneNamed', { name })}
          onClick={() => onOther(id)}
        >
          {t('anotherOne')}
        </Button>
      )}
    </>
  );
}

type KnownProductProps = { id: string; name: string; text: string; onOther: ((id: string) => void) | undefined };

/** What a form knows of products that the typed one was said not to be. */
export type NotThese = { ids: ReadonlySet<string>; onOther: (id: string) => void };
