import { displayName } from '@sevenfold/contract/accounts/user';
import {
  type GrantedPlanKey,
  grantedPlanKeys,
  lastDayProblem,
} from '@sevenfold/contract/billing/grant.rules';
import { planRecords } from '@sevenfold/contract/billing/plans';
import { type FormEvent, useId, useState } from 'react';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextField } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import { useRefreshUsers } from './use-user-action.ts';
import styles from './user.module.css';
import { type AdminUser, planNames } from './user-words.ts';

type GrantPlanDialogProps = { user: AdminUser; open: boolean; onClose: () => void };

const monthMs = 30 * 24 * 60 * 60 * 1000;
const inAMonth = () => new Date(Date.now() + monthMs).toISOString().slice(0, 10);

export function GrantPlanDialog({ user, open, onClose }: GrantPlanDialogProps) {
  const formId = useId();
  const refresh = useRefreshUsers();
  const [plan, setPlan] = useState<GrantedPlanKey>('platinum');
  const [ends, setEnds] = useState('day');
  const [day, setDay] = useState(inAMonth);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const give = async (event: FormEvent) => {
    event.preventDefault();
    const until = ends === 'day' ? day : null;
    const wrong = until === null ? undefined : lastDayProblem(until, new Date());
    setProblem(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      await api('PUT /api/admin/users/:id/plan', { params: { id: user.id }, body: { plan, until } });
      toast.success(`${displayName(user)} has the ${planNames[plan]} plan now.`);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) setProblem(error.issues[0]?.message);
      else toast.error(messageOf(error));
    }
    setBusy(false);
    await refresh();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Give ${displayName(user)} a plan`}
      description="It costs nothing and counts at once. A plan that was given before ends with it."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Give plan
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void give(event)}>
        <ChoiceCards
          legend="Plan"
          name="plan"
          value={plan}
          onChange={(value) => setPlan(value as GrantedPlanKey)}
          options={grantedPlanKeys.map((key) => ({
            value: key,
            label: planNames[key],
            description: `${planRecords[key].testsShown}, ${planRecords[key].questionsShown}`,
          }))}
        />
        <ChoiceCards
          legend="Lasts"
          name="ends"
          columns={2}
          value={ends}
          onChange={setEnds}
          options={[
            { value: 'day', label: 'Until a day' },
            { value: 'never', label: 'Without end' },
          ]}
        />
        {ends === 'day' && (
          <TextField
            label="Last day"
            name="until"
            type="date"
            value={day}
            onChange={(value) => {
              setDay(value);
              setProblem(undefined);
            }}
            hint="The whole day counts, in UTC."
            error={problem}
            required
          />
        )}
      </form>
    </Dialog>
  );
}
