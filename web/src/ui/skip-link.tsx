type SkipLinkProps = {
  /** The id of the element that it leads to. */
  to: string;
  /** What takes the focus there, where it is not the element itself. */
  within?: string;
  children: string;
};

/** The way by keys past what comes before an element; in sight only while it has the focus. */
export function SkipLink({ to, within, children }: SkipLinkProps) {
  return (
    <a
      className="skip-link"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const element = document.getElementById(to);
        ((within && element?.querySelector<HTMLElement>(within)) || element)?.focus();
      }}
    >
      {children}
    </a>
  );
}
