import { Download } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { downloadGradedSheet } from './graded-sheet.ts';

type GradedSheetButtonProps = {
  slug: string;
  size?: 'sm' | 'md' | 'lg';
  variant?: 'primary' | 'secondary';
  children: ReactNode;
};

export function GradedSheetButton({
  slug,
  size = 'md',
  variant = 'primary',
  children,
}: GradedSheetButtonProps) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const download = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await downloadGradedSheet(slug);
    running.current = false;
    setBusy(false);
  };
  return (
    <Button
      size={size}
      variant={variant}
      icon={<Download aria-hidden="true" />}
      busy={busy}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
