import { TextField } from '~/ui/field.tsx';

type SlugFieldProps = {
  value: string;
  onChange: (slug: string) => void;
  error: string | undefined;
  former: readonly string[];
  /** The slug that it has now; empty for something new. */
  current: string;
  hint?: string;
};

/** The part of an address that names a subject or topic. */
export function SlugField({ value, onChange, error, former, current, hint }: SlugFieldProps) {
  const hints = [
    ...(hint ? [hint] : []),
    ...(current !== '' && value.trim() !== current
      ? [`Links with ‘${current}’ will keep working: they lead to the new address.`]
      : []),
    ...(former.length > 0 ? [`Also found under: ${former.join(', ')}`] : []),
  ];
  return (
    <TextField
      label="Slug"
      name="slug"
      value={value}
      onChange={onChange}
      hints={hints.length > 0 ? hints : ['Small letters, digits and hyphens: it stands in addresses.']}
      error={error}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={120}
      required
    />
  );
}
