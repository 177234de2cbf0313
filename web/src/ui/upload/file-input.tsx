import { useRef, type ReactNode } from 'react';

type FileInputProps = {
  label: string;
  accept: string;
  onChosen: (file: File) => void;
  /** The button that opens the choice. */
  children: (open: () => void) => ReactNode;
};

/** The browser's choice of one file, behind a button of our own. */
export function FileInput({ label, accept, onChosen, children }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file chosen again is a choice too.
          event.currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
      <FileButton open={open}>{children}</FileButton>
    </>
  );
}

function FileButton({ open, children }: { open: () => void } & Pick<FileInputProps, 'children'>) {
  return children(open);
}
