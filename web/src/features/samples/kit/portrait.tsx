import classes from './portrait.module.css';

/** A person's picture, or the initials where there is none. The name stands beside it, so the picture itself says nothing. */
export function Portrait({ name, picture, size = 32 }: { name: string; picture: string | null; size?: number }) {
  if (picture) return <img className={classes.portrait} src={picture} alt="" width={size} height={size} />;
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '');
  return (
    <span className={classes.portrait} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden>
      {initials.join('').toUpperCase()}
    </span>
  );
}

type PersonProps = { name: string; picture: string | null; note?: string };

/** A person in a row of a table: picture, name and what else tells them apart. */
export function Person({ name, picture, note, children }: PersonProps & { children?: React.ReactNode }) {
  return (
    <span className={classes.person}>
      <Portrait name={name} picture={picture} />
      <span className={classes.names}>
        {children ?? <bdi>{name}</bdi>}
        {note !== undefined && <bdi className={classes.note}>{note}</bdi>}
      </span>
    </span>
  );
}
