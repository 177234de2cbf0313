import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './one-line-address.module.css';

/** What tells pages of one host apart stands at the end of their addresses. */
const tailLength = 16;

/** An address in one line, where it is too long cut before its end; whole as its title and to the clipboard, and where the screen is narrow. */
export function OneLineAddress({ address }: { address: string }) {
  const shown = address.replace(/^https?:\/\//, '');
  return (
    <span className={classes.line} dir="ltr">
      <span className={classes.address} title={address}>
        <span className={classes.head}>{shown.slice(0, -tailLength)}</span>
        {shown.slice(-tailLength)}
      </span>
      <CopyButton text={address} />
    </span>
  );
}
