import { CopyButton } from './copy-button.tsx';
import classes from './copyable-id.module.css';

/** An identifier in a face of its own, with a button that copies it. */
export function CopyableId({ id }: { id: string }) {
  return (
    <span className={classes.id}>
      <bdi>{id}</bdi>
      <CopyButton text={id} />
    </span>
  );
}
