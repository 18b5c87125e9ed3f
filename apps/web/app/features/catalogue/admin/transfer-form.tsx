import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { counted } from '~/lib/admin/counted.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Combobox, type ComboboxOption } from '~/ui/combobox.tsx';
import { FormAlert } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import { QuestionPicker } from './question-picker.tsx';
import styles from './transfer.module.css';
import { TransferPreview } from './transfer-preview.tsx';

type TransferFormProps = { options: readonly ComboboxOption[]; from: number | undefined };

export function TransferForm({ options, from: fromAddress }: TransferFormProps) {
  const queries = useQueryClient();
  const [from, setFrom] = useState<string | null>(fromAddress === undefined ? null : String(fromAddress));
  const [to, setTo] = useState<string | null>(null);
  const [withBelow, setWithBelow] = useState(false);
  const [all, setAll] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);

  const body = {
    from_topic_id: Number(from),
    to_topic_id: Number(to),
    with_below: withBelow,
    question_ids: all ? null : [...chosen].map(Number),
  };
  const ready = from !== null && to !== null && (all || chosen.size > 0);
  const preview = useQuery({
    // Apart from the catalogue: after the transfer nobody asks again what it would do.
    queryKey: ['admin', 'transfer-preview', body],
    queryFn: () => api('POST /api/admin/question-transfers/preview', { body }),
    enabled: ready,
    staleTime: 0,
    retry: false,
  });

  const transfer = async (expected: number) => {
    setBusy(true);
    try {
      const { transfer: done } = await api('POST /api/admin/question-transfers', {
        body: { ...body, expected },
      });
      toast.success(`${counted(done.count, 'question')} moved to ${done.to}.`);
      setChosen(new Set());
      setTo(null);
    } catch (error) {
      toast.error(messageOf(error));
      await preview.refetch();
    }
    await queries.invalidateQueries({ queryKey: catalogueKey });
    setBusy(false);
  };

  const startAnew = (topic: string | null) => {
    setFrom(topic);
    setChosen(new Set());
  };
  return (
    <div className={styles.form}>
      <div className={styles.places}>
        <Combobox
          label="From"
          options={options}
          value={from}
          onChange={startAnew}
          hint={placeOf(options, from)}
          placeholder="Topic"
          required
        />
        <Combobox
          label="To"
          options={options}
          value={to}
          onChange={setTo}
          hint={placeOf(options, to)}
          placeholder="Topic"
          required
        />
      </div>
      <Checkbox
        label="With the questions of the topics below it"
        checked={withBelow}
        onChange={(on) => {
          setWithBelow(on);
          setChosen(new Set());
        }}
      />
      <fieldset className={styles.which}>
        <legend>Which questions</legend>
        <label>
          <input type="radio" name="which" checked={all} onChange={() => setAll(true)} /> All of them
        </label>
        <label>
          <input type="radio" name="which" checked={!all} onChange={() => setAll(false)} /> Only those I
          choose
        </label>
      </fieldset>
      {!all && from !== null && (
        <QuestionPicker
          key={`${from} ${withBelow}`}
          topicId={Number(from)}
          withBelow={withBelow}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {ready && preview.isError && <FormAlert errors={[messageOf(preview.error)]} />}
      {ready && preview.data && (
        <TransferPreview preview={preview.data} withBelow={withBelow}>
          <Button
            busy={busy}
            disabled={preview.data.count === 0 || preview.isFetching}
            onClick={() => void transfer(preview.data.count)}
          >
            Transfer {counted(preview.data.count, 'question')}
          </Button>
        </TransferPreview>
      )}
    </div>
  );
}

/** Many subjects have a topic of the same name: the field alone doesn't say which one was chosen. */
const placeOf = (options: readonly ComboboxOption[], value: string | null): string =>
  options.find((option) => option.value === value)?.detail ?? 'Type a topic or a subject.';
