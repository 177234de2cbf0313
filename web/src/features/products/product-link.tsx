import { Link } from '@tanstack/react-router';

/** The way to a product by its name. */
export function ProductLink({ product: { id, name } }: { product: { id: string; name: string } }) {
  return (
    <Link to="/products/$productId" params={{ productId: id }}>
      <bdi>{name}</bdi>
    </Link>
  );
}
