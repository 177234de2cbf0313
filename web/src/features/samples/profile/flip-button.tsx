import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import classes from './profile.module.css';

type FlipButtonProps = { label: string; isOn: boolean; text?: string; onFlip: () => void };

/** A heart that is given or taken back; what it counts stands beside it. */
export function FlipButton({ label, isOn, text, onFlip }: FlipButtonProps) {
  const Heart = isOn ? IconHeartFilled : IconHeart;
  return (
    <button type="button" className={classes.flip} aria-pressed={isOn} title={label} onClick={onFlip}>
      <Heart size={16} aria-hidden />
      <span className="visually-hidden">{label}</span>
      {text !== undefined && <span>{text}</span>}
    </button>
  );
}
