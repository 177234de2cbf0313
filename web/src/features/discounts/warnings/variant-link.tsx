import { Link } from '@tanstack/react-router';

type VariantLinkProps = { product: { id: string; name: string }; variant: { name: string } };

/** A variant by its product's name, with its own where it has one. */
export function VariantLink({ product, variant }: VariantLinkProps) {
  return (
    <Link to="/products/$productId" params={{ productId: product.id }}>
      <bdi>
        {variant.name === '' || variant.name === product.name ? product.name : `${product.name} · ${variant.name}`}
      </bdi>
    </Link>
  );
}
