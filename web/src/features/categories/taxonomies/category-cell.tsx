import { Link } from '@tanstack/react-router';

/** A category in a table, leading to its page. */
export function categoryCell({ category: { id, name } }: { category: { id: string; name: string } }) {
  return (
    <Link to="/categories/$categoryId" params={{ categoryId: id }}>
      {name}
    </Link>
  );
}
