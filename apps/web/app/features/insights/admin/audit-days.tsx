import styles from './audit.module.css';

type AuditDaysProps = {
  from: string;
  to: string;
  onChange: (days: { from?: string; to?: string }) => void;
};

/** The first and the last day of the entries that are shown, both in UTC. */
export function AuditDays({ from, to, onChange }: AuditDaysProps) {
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">Period, in UTC</legend>
      <label>
        <span className="visually-hidden">First day</span>
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </label>
      <span aria-hidden="true">to</span>
      <label>
        <span className="visually-hidden">Last day</span>
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </label>
    </fieldset>
  );
}
