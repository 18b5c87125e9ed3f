import {
  difficulties,
  firstYear,
  levels,
  months,
  paperNames,
  timezones,
} from '@sevenfold/contract/questions/question.constants';
import { X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { type BankAddress, personalSwitches, type Switch, staffSwitches } from '~/lib/bank/bank-address.ts';
import type { Catalogue } from '~/lib/bank/topic-tree.ts';
import { useBackCloses } from '~/ui/back-closes.ts';
import { Button, IconButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { switchLabels } from './active-filters.rules.ts';
import { offeredPapers, offersCalculator } from './exam-filters.rules.ts';
import { FilterGroup, OneOf } from './filter-group.tsx';
import styles from './filter-panel.module.css';
import { HiddenAddress } from './hidden-address.tsx';
import { filterPanelId } from './list-bars.tsx';
import { TopicFields } from './topic-fields.tsx';
import type { Choose } from './use-chosen-address.ts';

type FilterPanelProps = {
  address: BankAddress;
  onChoose: Choose;
  catalogue: Catalogue;
  total: number;
};

const thisYear = new Date().getUTCFullYear();
const years = Array.from({ length: thisYear - firstYear + 1 }, (_, age) => thisYear - age);

/**
 * Every filter, beside the list where there is room and as a drawer where there isn't. The drawer is the browser's
 * own popover and the form a plain one, so both work before and without scripts; with them a change shows at once.
 * Kept while the list around it learns who reads it.
 */
export const FilterPanel = memo(function FilterPanel({
  address,
  onChoose: choose,
  catalogue,
  total,
}: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => panel.current?.hidePopover());
  const toggle = (name: Switch) => (checked: boolean) =>
    choose({ on: checked ? [...address.on, name] : address.on.filter((each) => each !== name) });
  const switchBox = (name: Switch) => (
    <Checkbox
      key={name}
      name={name}
      value="true"
      label={switchLabels[name]}
      checked={address.on.includes(name)}
      onChange={toggle(name)}
    />
  );

  return (
    <aside
      ref={panel}
      onToggle={(event) => setOpen(event.newState === 'open')}
      id={filterPanelId}
      popover="auto"
      className={styles.panel}
      aria-label="Filters"
      data-print="hide"
    >
      <div className={styles.head}>
        <h2>Filters</h2>
        <IconButton
          label="Close filters"
          icon={<X aria-hidden="true" />}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
        />
      </div>
      <form className={styles.form}>
        <HiddenAddress
          address={address}
          without={['subject', 'topic', 'subtopic', 'subsubtopic', 'page', ...ownFields]}
        />
        <TopicFields address={address} catalogue={catalogue} onChoose={choose} />
        <FilterGroup legend="Difficulty">
          {difficulties.map((difficulty) => (
            <Checkbox
              key={difficulty}
              name="difficulty"
              value={difficulty}
              label={difficulty}
              checked={address.difficulty.includes(difficulty)}
              onChange={(checked) =>
                choose({
                  difficulty: difficulties.filter((each) =>
                    each === difficulty ? checked : address.difficulty.includes(each),
                  ),
                })
              }
            />
          ))}
        </FilterGroup>
        {offersCalculator(address) && (
          <FilterGroup legend="Calculator">
            {switchBox('calculatorAllowed')}
            {switchBox('calculatorNotAllowed')}
          </FilterGroup>
        )}
        <FilterGroup legend="Your progress" audience="users">
          {personalSwitches.map(switchBox)}
        </FilterGroup>
        <FilterGroup legend="Exam">
          <div className={styles.pairs}>
            <OneOf
              label="Level"
              name="level"
              value={address.level}
              options={levels}
              onChange={(level) => choose({ level: levels.find((each) => each === level) })}
            />
            <OneOf
              label="Paper"
              name="paper"
              value={address.paper}
              options={offeredPapers(address)}
              labelOf={(name) => `Paper ${name}`}
              onChange={(paper) => choose({ paper: paperNames.find((name) => name === paper) })}
            />
            <OneOf
              label="Year"
              name="year"
              value={address.year}
              options={years}
              onChange={(year) => choose({ year: year ? Number(year) : undefined })}
            />
            <OneOf
              label="Month"
              name="month"
              value={address.month}
              options={months}
              onChange={(month) => choose({ month: months.find((each) => each === month) })}
            />
            <OneOf
              label="Time zone"
              name="timezone"
              value={address.timezone}
              options={timezones}
              labelOf={(zone) => `TZ${zone}`}
              onChange={(zone) => choose({ timezone: zone ? Number(zone) : undefined })}
            />
          </div>
        </FilterGroup>
        <FilterGroup legend="Staff" audience="staff">
          {staffSwitches.map(switchBox)}
        </FilterGroup>
        <noscript>
          <Button type="submit" fullWidth>
            Apply
          </Button>
        </noscript>
      </form>
      <div className={styles.foot}>
        <Button fullWidth popoverTarget={filterPanelId} popoverTargetAction="hide">
          Show {total} {total === 1 ? 'question' : 'questions'}
        </Button>
      </div>
    </aside>
  );
});

const ownFields = [
  'difficulty',
  'calculatorAllowed',
  'calculatorNotAllowed',
  ...personalSwitches,
  ...staffSwitches,
  'level',
  'paper',
  'year',
  'month',
  'timezone',
];
