import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useBackCloses } from './back-closes.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** The first field or button when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whatever had the focus before when absent. */
  finalFocus?: RefObject<HTMLElement | null>;
};

export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  initialFocus,
  finalFocus,
}: DialogProps) {
  useBackCloses(open, onClose);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        /* A notification lies above the dialog; pressing it doesn't mean the dialog. */
        const target = details.event.target;
        if (
          details.reason === 'outside-press' &&
          target instanceof Element &&
          target.closest('[data-toaster]')
        ) {
          details.cancel();
          return;
        }
        onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport} data-size={size}>
          <BaseDialog.Popup
            className={styles.popup}
            data-size={size}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <div className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
              )}
            </div>
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {footer && <div className={styles.foot}>{footer}</div>}
            {/* Last in order, so that focus starts in the content and not on the way out. */}
            <BaseDialog.Close className={styles.close} aria-label="Close">
              <X aria-hidden="true" />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    if (!busy) onCancel();
  };
  useBackCloses(open, cancel);
  return (
    <BaseAlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) cancel();
      }}
    >
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={styles.backdrop} />
        <BaseAlertDialog.Viewport className={styles.viewport} data-size="sm">
          <BaseAlertDialog.Popup
            className={`${styles.popup} ${styles.confirm}`}
            data-size="sm"
            initialFocus={tone === 'danger' ? cancelRef : confirmRef}
          >
            <div className={styles.head}>
              <BaseAlertDialog.Title className={styles.title}>{title}</BaseAlertDialog.Title>
              <BaseAlertDialog.Description className={styles.description}>{text}</BaseAlertDialog.Description>
            </div>
            <div className={styles.foot}>
              <Button ref={cancelRef} variant="secondary" disabled={busy} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button ref={confirmRef} variant={tone} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
