import { useDropzone } from 'react-dropzone';

interface DropAreaOptions {
  /** What the browser's file window offers, as in the attribute of an `<input>`. */
  readonly accept: string;
  readonly several?: boolean;
  /** Takes nothing while what was given before is under way. */
  readonly busy?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * A place to drop files, and a hidden input that a button beside it opens for keyboards and phones. A file of another
 * type is handed over as well: only its taker knows what to say about it.
 */
export function useDropArea({ accept, several = false, busy = false, onFiles }: DropAreaOptions) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Whoever drops two where one is asked for gives the first.
    multiple: true,
    onDrop: (files) => {
      if (files.length > 0 && !busy) onFiles(several ? files : files.slice(0, 1));
    },
  });
  return {
    over: isDragActive,
    choose: open,
    areaProps: getRootProps,
    inputProps: getInputProps({ accept, multiple: several, 'aria-hidden': true, hidden: true }),
  };
}
