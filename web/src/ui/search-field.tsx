import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import classes from './search-field.module.css';

const typingPauseMs = 120;

type SearchFieldProps = {
  label: string;
  /** What the address says is searched for. */
  text: string;
  onSearch: (text: string) => void;
  fieldRef?: RefObject<HTMLInputElement | null>;
};

/** Searches a list by what is typed, a moment after the typing stops. */
export function SearchField({ label, text, onSearch, fieldRef }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    // The address changed from outside (Back, a cleared search): it wins over what stood in the field.
    setSeen(text);
    if (text !== typed.trim()) setTyped(text);
  }
  const apply = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(apply, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <label className={classes.search}>
      <IconSearch size={16} stroke={1.8} aria-hidden />
      <span className="visually-hidden">{label}</span>
      <input
        ref={fieldRef}
        type="search"
        value={typed}
        placeholder={label}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </label>
  );
}
