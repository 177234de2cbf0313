import { Link } from '@tanstack/react-router';

export function DiscountLink({ discount: { id, name } }: { discount: { id: string; name: string } }) {
  return (
    <Link to="/discounts/$discountId" params={{ discountId: id }}>
      <bdi>{name}</bdi>
    </Link>
  );
}
