import { displayName } from '@sevenfold/contract/accounts/user';
import { useState } from 'react';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { roleOptions } from './use-user-action.ts';
import type { AdminUser } from './user-words.ts';

const meaning = {
  1: 'Owners do everything that staff do, change roles and delete accounts.',
  2: 'Staff see all students, their doubts, tests and addresses, and change the bank.',
  3: 'Students have no way into the admin area.',
} as const;

type RoleFieldProps = { user: AdminUser; busy: boolean; onChange: (role: AdminUser['role_id']) => void };

/** A role is a lot of power: it is asked about once more. */
export function RoleField({ user, busy, onChange }: RoleFieldProps) {
  const [chosen, setChosen] = useState(user.role_id);
  const [asking, setAsking] = useState(false);
  const label = roleOptions.find(({ value }) => value === String(chosen))?.label.toLowerCase();
  return (
    <>
      <SelectField
        label="Role"
        name="role"
        value={String(user.role_id)}
        options={roleOptions}
        disabled={busy}
        onChange={(value) => {
          setChosen(Number(value) as AdminUser['role_id']);
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking}
        title={`Make ${displayName(user)} ${chosen === 1 ? 'an' : chosen === 3 ? 'a' : ''} ${label}?`.replaceAll(
          '  ',
          ' ',
        )}
        text={meaning[chosen]}
        confirmLabel="Change role"
        onConfirm={() => {
          setAsking(false);
          onChange(chosen);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
