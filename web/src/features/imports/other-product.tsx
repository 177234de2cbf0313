import { Link } from '@tanstack/react-router';

/** The way to the product that a refusal names, where it names one. */
export function OtherProduct({ wording }: { wording: { params: unknown } | null | undefined }) {
  const { productId, name } = (wording?.params ?? {}) as { productId?: unknown; name?: unknown };
  if (typeof productId !== 'string') return null;
  return (
    <>
      {' '}
      <Link to="/products/$productId" params={{ productId }}>
        <bdi>{String(name)}</bdi>
      </Link>
    </>
  );
}
